#!/usr/bin/env bash
# Complete games against itself and, where it is installed, against GNU Go: no illegal move, no loss
# on time and no crash at 10 s and then 25 stones per second.
#
#   tests/scripts/games.sh <root> <program>
set -u
program=${2:-}
if [[ -z $program ]]; then
  echo "skipped: the program has no sources yet"
  exit 77
fi
tmp=$(mktemp -d -t gosedai.XXXXXX) || exit 2
trap 'rm -rf -- "$tmp"' EXIT
failures=0

# series <name> <match arguments>...
series() {
  local name=$1 status
  shift
  echo "--- $name"
  timeout 120 "$program" match --a self --time 10,1,25 --opening 2 --out "$tmp/$name" "$@"
  status=$?
  if ((status != 0)); then
    echo "FAILED: $name, exit status $status; the games:"
    cat -- "$tmp/$name"/*.sgf
    failures=$((failures + 1))
  fi
}

series self-9x9 --b self --size 9 --games 2 --strict --seed 1
series self-19x19 --b self --size 19 --games 1 --strict --seed 11

gnugo=$(PATH=$PATH:/usr/games command -v gnugo)
if [[ -n $gnugo ]]; then
  # Its own clock is not what is tested here, and it does not look at it.
  opponent=(--b "$gnugo --mode gtp --level 1" --time-b 0,0,0)
  series gnugo-9x9 "${opponent[@]}" --size 9 --games 2 --swap --parallel 2 --seed 21
  opponent=(--b "$gnugo --mode gtp --level 0" --time-b 0,0,0)
  series gnugo-19x19 "${opponent[@]}" --size 19 --games 1 --seed 31
else
  echo "--- games against GNU Go are left out: gnugo is not installed"
fi
((failures == 0))
