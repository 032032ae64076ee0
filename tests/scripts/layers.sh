#!/usr/bin/env bash
# The includes of this tree keep to the layers.
exec bash "$1/tools/check-layers" "$1"
