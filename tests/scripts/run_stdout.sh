#!/usr/bin/env bash
# `gosedai gtp` writes GTP answers to stdout and nothing else.
set -u
program=${2:-}
if [[ -z $program ]]; then
  echo "skipped: the program has no sources yet"
  exit 77
fi

output=$(printf '1 name\n2 version\n3 quit\n' | timeout 60 "$program" gtp 2>/dev/null)
status=$?
if ((status != 0)); then
  printf 'exit status %d, stdout:\n%s\n' "$status" "$output"
  exit 1
fi

# Three answers, each one line and an empty line; the command substitution took the newlines at
# the end.
expected='^=1 [^[:cntrl:]]+'$'\n\n''=2 [^[:cntrl:]]+'$'\n\n''=3 ?$'
if [[ ! ${output//$'\r'/} =~ $expected ]]; then
  printf 'stdout is not GTP only:\n%s\n' "$output"
  exit 1
fi
echo "stdout carries GTP only"
