#!/usr/bin/env bash
# Analysis streams of the program itself: their shape, that any line ends them, and that the game goes on after them.
#
#   tests/scripts/streams.sh <root> <program>
set -u
program=${2:-}
if [[ -z $program ]]; then
  echo "skipped: the program has no sources yet"
  exit 77
fi

fail() {
  printf 'FAILED: %s\n' "$*"
  exit 1
}

# next: the next line of the program, in $line.
next() {
  IFS= read -r -t 60 line <&"$from" || fail "no line within a minute, or the program has ended"
}
send() { printf '%s\n' "$1" >&"$to"; }
# expect <regex>
expect() {
  next
  [[ $line =~ $1 ]] || fail "got '$line', expected $1"
}
# stream <command> <regex of a report>: two reports, an empty line of input, the rest and the end.
stream() {
  send "5 $1"
  expect '^=5$'
  expect "$2"
  expect "$2"
  send ''
  while next && [[ -n $line ]]; do
    [[ $line =~ $2 ]] || fail "$1: got '$line', expected $2"
  done
}

vertex='(pass|[A-HJ][1-9])'
float='-?[0-9]+\.[0-9]+'
leela="info move $vertex visits [0-9]+ winrate [0-9]+ prior [0-9]+ lcb [0-9]+ order [0-9]+ pv( $vertex)+"
scores="utility $float winrate $float scoreMean $float scoreStdev $float scoreLead $float"
kata_begin="info move $vertex visits [0-9]+ $scores prior $float lcb $float order [0-9]+"
kata="$kata_begin pv( $vertex)+"
reasons="$kata_begin reason \"([^\"\\\\]|\\\\.)*\" pv( $vertex)+"

for playouts in on off; do
  coproc engine { exec "$program" gtp --playouts "$playouts" 2>/dev/null; }
  pid=$engine_PID
  # Copies, since the shell forgets its own when the program ends.
  exec {from}<&"${engine[0]}" {to}>&"${engine[1]}"
  exec {engine[0]}<&- {engine[1]}>&-
  send '1 boardsize 9'
  expect '^=1 '
  expect '^$'
  stream 'lz-analyze b 5' "^$leela( $leela)*$"
  stream 'kata-analyze 5 ownership true' "^$kata( $kata)* ownership( $float){81}$"
  stream 'kata-analyze interval 5 rootInfo true maxmoves 1' "^$kata rootInfo visits [0-9]+ $scores$"
  stream 'gosedai-analyze 5' "^$reasons( $reasons)*$"
  # The line that ends a stream is run.
  send 'lz-analyze 5'
  expect '^=$'
  send '6 showboard'
  while next && [[ -n $line ]]; do [[ $line == info* ]] || fail "got '$line' in a stream"; done
  expect '^=6 '
  while next && [[ -n $line ]]; do [[ ! $line =~ [XO] ]] || fail "a stone on the board: $line"; done
  # A move whose thinking is shown is played.
  send '7 time_settings 0 1 1'
  expect '^=7 '
  expect '^$'
  send '8 kata-genmove_analyze b 5'
  expect '^=8$'
  reports=0
  while next && [[ $line != play* ]]; do
    [[ $line =~ ^$kata( $kata)*$ ]] || fail "got '$line' before the move"
    reports=$((reports + 1))
  done
  ((reports > 0)) || fail "a move without a report"
  [[ $line =~ ^play\ $vertex$ ]] || fail "got '$line' for a move"
  expect '^$'
  send '9 undo'
  expect '^=9 '
  expect '^$'
  # The end of input ends a stream and the program.
  send '10 kata-analyze 5'
  expect '^=10$'
  exec {to}>&-
  while IFS= read -r -t 60 line <&"$from"; do last=$line; done
  wait "$pid" || fail "exit status $?"
  [[ -z $last ]] || fail "the last line is '$last'"
  exec {from}<&-
done
echo "streams have their shape, and any line ends them"
