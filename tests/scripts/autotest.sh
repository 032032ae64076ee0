#!/usr/bin/env bash
# `gosedai autotest` on a tiny suite with every kind of result, and its exit status.
#
#   tests/scripts/autotest.sh <root> <program>
set -u
program=${2:-}
if [[ -z $program ]]; then
  echo "skipped: the program has no sources yet"
  exit 77
fi
tmp=$(mktemp -d -t gosedai.XXXXXX) || exit 2
trap 'rm -rf -- "$tmp"' EXIT
failures=0

cat >"$tmp/tiny.tst" <<'END'
# One stone
boardsize 9
clear_board
play b E5
1 gosedai-check
#? [ok]
2 get_komi
#? [nothing]
3 get_komi
#? [nothing]*
4 gosedai-check
#? [ok]*
5 no_such_command
#? [!x]*

# A record beside the suite
loadsgf tiny.sgf 2
6 gosedai-strings
#? [C3: black, .*]
END
echo '(;SZ[9];B[cg];W[gc])' >"$tmp/tiny.sgf"
sed '/^2 /,+1d' "$tmp/tiny.tst" >"$tmp/good.tst"
printf 'clear_board\n1 name\n#? [(]\n' >"$tmp/bad.tst"

# expect <status> <pattern of the output> <autotest arguments>...
expect() {
  local wanted=$1 pattern=$2 output status
  shift 2
  output=$(timeout 100 "$program" autotest "$@" 2>&1 </dev/null)
  status=$?
  if ((status != wanted)) || ! grep -qE -- "$pattern" <<<"$output"; then
    printf 'FAILED: autotest %s: exit status %d instead of %d, or no %s in:\n%s\n' \
      "$*" "$status" "$wanted" "$pattern" "$output"
    failures=$((failures + 1))
  fi
}

expect 1 'tiny.tst:7: 2 get_komi: FAILED' "$tmp/tiny.tst" --json "$tmp/old.json"
expect 1 'expected \[nothing\], got 7.5' "$tmp/tiny.tst"
expect 1 'A B C D E F G H J' "$tmp/tiny.tst" --workers 2
expect 1 '4 gosedai-check: PASSED although expected to fail' "$tmp/tiny.tst" --boards none
expect 1 '^all +3 +6 +50.0 +1 +2 +1 +0 +0 +1 ' "$tmp/tiny.tst"
expect 0 '^all +3 +5 +60.0 ' "$tmp/good.tst"
expect 0 '^gosedai-check +2 +2 .*' "$tmp/tiny.tst" --filter gosedai-check
expect 1 '^broken: 0' "$tmp/tiny.tst" --compare "$tmp/old.json"
sed 's/\[7.5\]/[nothing]/; s/\[nothing\]$/[7.5]/' "$tmp/tiny.tst" >"$tmp/new.tst"
mkdir "$tmp/later" && cp "$tmp/tiny.sgf" "$tmp/later/" && mv "$tmp/new.tst" "$tmp/later/tiny.tst"
expect 0 '^mended: 1' "$tmp/later/tiny.tst" --compare "$tmp/old.json"
expect 1 '^all +0 ' "$tmp/tiny.tst" --engine "sh -c 'while read l; do printf \"= x\n\n\"; done'"
expect 2 'bad.tst:3: bad expression' "$tmp/bad.tst"
expect 2 'missing.tst: cannot be read' "$tmp/missing.tst"
expect 2 'no result of autotest' "$tmp/tiny.tst" --compare "$tmp/tiny.sgf"
expect 2 'no/such/engine' "$tmp/tiny.tst" --engine no/such/engine
expect 2 'no question is asked' "$tmp/tiny.tst" --filter owl_attack
expect 2 'FILE' --workers 1
expect 2 'workers' "$tmp/tiny.tst" --workers 0

((failures == 0)) && echo "autotest tells each kind of result"
((failures == 0))
