#!/usr/bin/env bash
# Feeds the tool what nobody would write: libFuzzer with the address sanitizer, seeded with the fixtures.
#
#   Tests/fuzz.sh [SECONDS [TARGET...]]    TARGET: lexer, parser, lint, fix, configuration, lsp
#
# Inputs that fail are left in .build/fuzz/TARGET-*; what they show belongs into a test and is mended at its root. The
# corpus is kept, so that a later run goes on where this one ended. Skips, and says so, where the toolchain cannot fuzz.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

seconds=${1:-60}
shift || true
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(lexer parser lint fix configuration lsp)

out=.build/fuzz
mkdir -p "$out/modules"
flags=(-swift-version 6 -O -package-name traitlint -enable-testing -parse-as-library -sanitize=fuzzer,address -I "$out/modules" -g)

probe=$out/probe.swift
echo '@_cdecl("LLVMFuzzerTestOneInput") func one(_: UnsafePointer<UInt8>?, _: Int) -> CInt { 0 }' >"$probe"
if ! swiftc -parse-as-library -sanitize=fuzzer,address "$probe" -o "$out/probe" 2>"$out/probe.log" ||
  ! "$out/probe" -runs=1 >>"$out/probe.log" 2>&1; then
  echo "SKIPPED: this toolchain cannot build a fuzzer (see $out/probe.log)" >&2
  exit 0
fi

# Each module is compiled against those before it: what comes after one that changed is compiled anew.
stale=false
module() {
  local name=$1
  shift
  [ -e "$out/$name.o" ] && [ -z "$(find "$@" -newer "$out/$name.o")" ] || stale=true
  $stale || return 0
  echo "compiling $name"
  rm -f "$out/fuzz"
  swiftc "${flags[@]}" -whole-module-optimization -module-name "$name" -emit-module \
    -emit-module-path "$out/modules/$name.swiftmodule" -emit-object -o "$out/$name.o" "$@"
}
sources() { find "$1" -name '*.swift' ! -name main.swift; }
mapfile -t rules < <(sources Sources/TraitRules)
mapfile -t runtime < <(sources Sources/TraitRuntime)
mapfile -t replay < <(sources Sources/TraitReplay)
mapfile -t lint < <(sources Sources/TraitLint)
module TraitRules "${rules[@]}"
module TraitRuntime "${runtime[@]}"
module TraitReplay "${replay[@]}"
module TraitLint "${lint[@]}"
module Fuzzing Tests/Fuzzing/*.swift Tests/TraitRulesTests/LexerTestSupport.swift \
  Tests/TraitRulesTests/Robustness/Invariants.swift
# The linker warns about each symbol of the sanitizer that it does not export.
[ -e "$out/fuzz" ] || swiftc -sanitize=fuzzer,address "$out"/*.o -o "$out/fuzz" 2>"$out/link.log" || {
  cat "$out/link.log" >&2
  exit 1
}

seed() {
  local corpus=$1 target=$2 number=0
  case $target in
    configuration) cp .traitlint.yml Schemas/*.json Tests/Fuzzing/Seeds/configuration/* "$corpus" ;;
    lsp) cp Tests/Fuzzing/Seeds/lsp/* "$corpus" ;;
    *)
      while read -r file; do
        number=$((number + 1))
        cp "$file" "$corpus/seed-$number"
      done < <(find Fixtures -name '*.swift')
      ;;
  esac
}

status=0
for target in "${targets[@]}"; do
  corpus=$out/corpus-$target
  mkdir -p "$corpus"
  seed "$corpus" "$target"
  echo "==> $target, $seconds s"
  # Elsewhere the sanitizer takes constants for leaks, whose only pointers carry tags.
  leaks=0
  [ "$target" != fix ] || leaks=1
  TRAITLINT_FUZZ=$target nice -n 15 "$out/fuzz" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 \
    -max_len=16384 -print_final_stats=1 -detect_leaks=$leaks -artifact_prefix="$out/$target-" -dict=Tests/Fuzzing/words.txt "$corpus" \
    >"$out/$target.log" 2>&1 || status=1
  grep -E 'stat::|ERROR|Fatal error|SUMMARY' "$out/$target.log" | head -20
done
exit "$status"
