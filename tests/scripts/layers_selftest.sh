#!/usr/bin/env bash
# tools/check-layers passes a copy of this tree and finds every violation planted in it.
set -u
root=$1
tmp=$(mktemp -d -t gosedai.XXXXXX) || exit 1
trap 'rm -rf -- "$tmp"' EXIT
trap 'exit 130' INT TERM HUP

for layer in model kb protocol actors tools tests benchmarks; do
  mkdir -p "$tmp/$layer"
  [[ -d $root/$layer ]] && cp -R -- "$root/$layer/." "$tmp/$layer/"
done

failures=0
check() { bash "$root/tools/check-layers" "$tmp"; }

# expect <pass|fail> <file> <line>: plants the line in a new file of the copy.
expect() {
  local outcome=pass output
  printf '#pragma once\n%s\n' "$3" >"$tmp/$2"
  output=$(check) || outcome=fail
  if [[ $outcome != "$1" || ($1 == fail && $output != *"$2:2:"*) ]]; then
    printf 'expected %s, got %s, for %s in %s\n%s\n' "$1" "$outcome" "$3" "$2" "$output"
    failures=$((failures + 1))
  fi
  rm -f -- "$tmp/$2"
}

if ! check; then
  echo "the unchanged copy should pass"
  exit 1
fi

expect fail model/planted.hpp '#include "kb/planted.hpp"'
expect fail model/planted.hpp '#include "protocol/planted.hpp"'
expect fail model/planted.hpp '#include "actors/planted.hpp"'
expect fail model/planted.hpp '#include "tools/planted.hpp"'
expect fail model/planted.hpp '#include <actors/planted.hpp>'
expect fail model/planted.cpp '  #  include "kb/planted.hpp" // why not'
expect fail model/planted.hpp '#include "../kb/planted.hpp"'
expect fail model/planted.hpp '#include PLANTED'
expect fail kb/planted.hpp '#include "protocol/planted.hpp"'
expect fail kb/planted.hpp '#include "actors/planted.hpp"'
expect fail protocol/planted.hpp '#include "kb/planted.hpp"'
expect fail protocol/planted.cpp '#include "actors/planted.hpp"'
expect fail actors/planted.hpp '#include "tools/planted.hpp"'
expect fail tools/planted.hpp '#include "tests/planted.hpp"'
expect fail kb/planted.hpp '#include "planted.hpp"'
for header in thread mutex shared_mutex atomic chrono condition_variable future semaphore \
  stop_token latch barrier iostream fstream cstdio stdio.h caf/all.hpp caf/actor.hpp \
  spdlog/spdlog.h boost/asio.hpp boost/asio/io_context.hpp taskflow/taskflow.hpp; do
  expect fail model/planted.hpp "#include <$header>"
done
expect fail model/planted.hpp '#include "caf/all.hpp"'

expect pass model/planted.hpp '#include "model/planted.hpp"'
expect pass model/planted.hpp '#include <vector>'
expect pass model/planted.hpp '// #include <thread>'
expect pass kb/planted.hpp '#include "model/planted.hpp"'
expect pass kb/planted.hpp '#include <fstream>'
expect pass protocol/planted.hpp '#include <boost/asio.hpp>'
expect pass actors/planted.hpp '#include "kb/planted.hpp"'
expect pass actors/planted.hpp '#include <caf/all.hpp>'
expect pass tools/planted.hpp '#include "actors/planted.hpp"'
expect pass tests/planted.cpp '#include "tools/planted.hpp"'

((failures == 0)) && echo "every planted violation was found"
