#!/usr/bin/env bash
# Our sources are formatted; skipped where the right clang-format is not installed.
exec bash "$1/tools/check-format"
