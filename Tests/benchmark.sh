#!/usr/bin/env bash
# Measures what the linter and its runtime cost, on sources that are generated with known numbers of everything.
#
#   Tests/benchmark.sh growth [--time] [NAME...]    one dimension of a project doubles twice: does the cost, too?
#   Tests/benchmark.sh phases [FILES [SEED]]        where the time goes, in an app of so many files
#   Tests/benchmark.sh counts [--record]            instructions of fixed workloads, beside those in Counts.txt
#   Tests/benchmark.sh runtime [FOLDER]             the bundled runtime; FOLDER: RxSwift compiled, as for rxswift.sh
#   Tests/benchmark.sh generate FOLDER [FILES [SEED]]
#
# Growth and counts are instructions, by valgrind, which other work on the machine does not change; growth is processor
# time without it. Each generated corpus is linted once to see that the linter counts the UI bindings and findings that
# were put in. TRAITLINT names another build than .build/release/traitlint.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

out=.build/benchmarks
sources=Tests/Benchmarks
mkdir -p "$out"
flags=(-swift-version 6 -O -parse-as-library -whole-module-optimization)

# program NAME [FLAG...] FILE...: compiles a program unless nothing that it is made of has changed.
program() {
  local name=$1
  shift
  local files=()
  for word in "$@"; do [ ! -f "$word" ] || files+=("$word"); done
  mkdir -p "$(dirname "$out/$name")"
  [ ! -e "$out/$name" ] || [ -n "$(find "${files[@]}" -newer "$out/$name")" ] || return 0
  echo "compiling $name" >&2
  swiftc "${flags[@]}" "$@" -o "$out/$name"
}

benchmark() {
  # shellcheck disable=SC2046 # No file has spaces.
  program benchmark $(find "$sources"/{Corpus,Growth,Measuring} -name '*.swift') "$sources"/*.swift \
    Tests/TraitReplayTests/Support/SeededGenerator.swift
}

what=${1:-}
[ $# -eq 0 ] || shift
traitlint=${TRAITLINT:-.build/release/traitlint}
case $what in
  growth | phases | counts | generate)
    if [ ! -x "$traitlint" ]; then
      echo "SKIPPED: there is no $traitlint; swift build -c release makes it" >&2
      exit 0
    fi
    if [ "$what" = counts ] && ! command -v valgrind >/dev/null; then
      echo 'SKIPPED: without valgrind there are no counts of instructions' >&2
      exit 0
    fi
    folder=$out/corpus
    if [ "$what" = generate ]; then
      folder=${1:?where to?}
      shift
    fi
    benchmark
    exec "$out/benchmark" "$what" "$traitlint" "$folder" "$@"
    ;;
  runtime)
    library=${1:-}
    [ -z "$library" ] || [ -e "$library/RxSwift.o" ] || {
      echo "SKIPPED: $library has no RxSwift.o" >&2
      exit 0
    }
    . Tests/Chains/build.sh
    chains=$out/bundled
    module "$chains" TraitRuntime $(find Sources/TraitRuntime -name '*.swift')
    # Swift has a C compiler beside it; the C library's must be glibc, whose own names for malloc are called.
    clang -O2 -c "$sources/Runtime/Allocations.c" -o "$out/Allocations.o"
    objects=("$out/Allocations.o" "$chains/TraitRuntime.o")
    program bundled/measure -DBUNDLED -I "$chains" "$sources"/Runtime/*.swift "${objects[@]}"
    if [ -n "$library" ]; then
      objects=("$out/Allocations.o" "$library"/{RxSwift,RxRelay,RxCocoa}.o)
      program rxswift/measure -I "$library" "$sources"/Runtime/*.swift "${objects[@]}"
    fi
    benchmark
    exec "$out/benchmark" runtime "$out/bundled/measure" ${library:+"$out/rxswift/measure"}
    ;;
  *)
    sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
