#!/usr/bin/env bash
# The project's own regression suites, each solved. A suite with a command that the program does not
# have yet is left out and named.
#
#   tests/scripts/regression.sh <root> <program>
set -u
root=$1
program=${2:-}
if [[ -z $program ]]; then
  echo "skipped: the program has no sources yet"
  exit 77
fi
known=$(echo list_commands | timeout 60 "$program" gtp 2>/dev/null | sed 's/^= *//' | sort -u)
suites=()
for suite in "$root"/tests/regression/*.tst; do
  missing=$(awk '/^[0-9]+ / { print $2 }' "$suite" | sort -u | comm -23 - <(echo "$known") | tr '\n' ' ')
  if [[ -n $missing ]]; then
    echo "left out: ${suite##*/}, for the program has no $missing"
  else
    suites+=("$suite")
  fi
done
if ((${#suites[@]} == 0)); then
  echo "skipped: no suite can be run yet"
  exit 77
fi
# Answers depend on nodes alone as long as no clock cuts a search off, on any machine.
exec timeout 380 "$program" autotest --time 60 "${suites[@]}"
