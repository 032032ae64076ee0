#!/usr/bin/env bash
# `gosedai kb`: lint, show, params, edit and problem, and their exit status; --kb with good and bad files.
#
#   tests/scripts/kb.sh <root> <program>
set -u
root=${1:?}
program=${2:-}
if [[ -z $program ]]; then
  echo "skipped: the program has no sources yet"
  exit 77
fi
tmp=$(mktemp -d -t gosedai.XXXXXX) || exit 2
trap 'rm -rf -- "$tmp"' EXIT
failures=0

# expect STATUS PATTERN COMMAND...: the status, and a line of the output (both streams) that matches
expect() {
  local status=$1 pattern=$2
  shift 2
  local output
  output=$("$@" 2>&1 </dev/null)
  local got=$?
  if ((got != status)) || ! grep -Eq -- "$pattern" <<<"$output"; then
    echo "failed: $*"
    echo "  status $got, expected $status; expected a line like: $pattern"
    sed 's/^/  | /' <<<"$output" | head -n 20
    failures=$((failures + 1))
  fi
}

mkdir "$tmp/own"
expect 0 ', 0 errors$' "$program" kb lint
expect 0 ', 0 errors$' "$program" kb lint "$root/kb/data"
expect 0 '^patterns-shape +[0-9]+ patterns' "$program" kb stats
expect 0 '^  X \. X$' "$program" kb show patterns-shape bamboo-joint
expect 1 'no kind of knowledge "shapes"' "$program" kb show shapes
printf 'pattern p\n  X a a\nsays x\n\npattern q\n  X O\nsays y\nno\n  X O\n' >"$tmp/own/patterns_shape.txt"
expect 1 'patterns_shape.txt:2:7: there is a mark a already' "$program" kb lint "$tmp/own"
expect 1 'patterns_shape.txt:9:3: the pattern q is found here' "$program" kb lint "$tmp/own"
expect 0 'patterns_shape.txt has errors: the built-in knowledge is used' \
  "$program" kb params --diff --kb "$tmp/own"
rm "$tmp/own/patterns_shape.txt"
printf 'pattern p\n  . O . .\n  X b X a\n  . O . .\nsays x\nmove a own 5 mends nothing\n' \
  >"$tmp/own/patterns_linkage.txt"
expect 0 ', 0 errors$' "$program" kb lint "$tmp/own"
expect 1 'patterns_linkage.txt:2:3: p, move a own: searches refute it' \
  "$program" kb lint --search "$tmp/own"
rm "$tmp/own/patterns_linkage.txt"
printf '(;SZ[19];B[qd];W[dp];B[oc];W[pp])\n' >"$tmp/g.sgfl"
expect 0 '^best value' "$program" kb joseki measure "$tmp/g.sgfl"
expect 0 '^group.strong = 22$' "$program" kb edit param group.strong 22 --kb "$tmp/own"
expect 1 'did you mean "group.strong"' "$program" kb edit param group.strng 22 --kb "$tmp/own"
expect 0 '^group.strong = 22$' "$program" kb params --diff --kb "$tmp/own"
expect 0 'written to' "$program" kb params --set group.strong=23 --save "$tmp/own"
expect 0 '^group.strong = 23$' "$program" kb params --diff --kb "$tmp/own"
expect 0 '^undone$' "$program" kb edit undo parameters --kb "$tmp/own"
expect 0 '^group.strong = 22$' "$program" kb params --diff --kb "$tmp/own"
expect 0 'are now 36$' "$program" kb edit potential A 4 5 36 --kb "$tmp/own"
printf 'pattern p\n  X O X O\nsays x\n' >"$tmp/p"
expect 0 '^added' "$program" kb edit pattern add patterns-shape "$tmp/p" --kb "$tmp/own"
expect 1 'already$' "$program" kb edit pattern add patterns-shape "$tmp/p" --kb "$tmp/own"
expect 0 '^removed p$' "$program" kb edit pattern remove patterns-shape p --kb "$tmp/own"
printf '. . .\n. X O\n. . X\n' >"$tmp/d"
expect 0 'number 10$' "$program" kb problem add "$tmp/s.tst" 'attack C2' '1 C3' "$tmp/d"
expect 0 '^10 attack C2 \[1 C3\]' "$program" kb problem list "$tmp/s.tst"
expect 0 '^attack +1 +1 +100' "$program" autotest "$tmp/s.tst" --kb "$tmp/own"
mkdir "$tmp/empty"
expect 0 'no knowledge file in .*; expected any of eye_shapes.txt, ' "$program" gtp --kb "$tmp/empty"
expect 2 '^gosedai kb: no command "foo"; expected one of lint, show, ' "$program" kb foo
expect 2 '^gosedai kb: a command is missing; expected one of lint, ' "$program" kb
expect 2 '^gosedai: no command "foo"; expected one of gtp, ' "$program" foo
expect 2 '^gosedai gtp: .*--foo \(gosedai gtp --help\)$' "$program" gtp --foo
expect 1 'no such folder' "$program" gtp --kb "$tmp/none"

((failures == 0)) || exit 1
echo "all as expected"
