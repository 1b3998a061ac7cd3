#!/usr/bin/env bash
# Random chains by the thousand, on all cores: does a replay show what the linter calls impossible?
#
#   Tests/chains.sh [COUNT [SEED [WHAT]]]    by default 100000, a seed of the day, contradictions
#
# Prints what is contradicted in its smallest form. The same seed tries the same chains again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
count=${1:-100000} seed=${2:-$(date +%Y%m%d)} what=${3:-contradictions}

out=.build/chains
mkdir -p "$out/modules"
flags=(-swift-version 6 -O -enable-testing -parse-as-library -I "$out/modules")

# Each module is compiled against those before it: what comes after one that changed is compiled anew.
stale=false
module() {
  local name=$1
  shift
  [ -e "$out/$name.o" ] && [ -z "$(find "$@" -newer "$out/$name.o")" ] || stale=true
  $stale || return 0
  echo "compiling $name" >&2
  rm -f "$out/chains"
  swiftc "${flags[@]}" -whole-module-optimization -module-name "$name" -emit-module \
    -emit-module-path "$out/modules/$name.swiftmodule" -emit-object -o "$out/$name.o" "$@"
}
mapfile -t rules < <(find Sources/TraitRules -name '*.swift')
mapfile -t runtime < <(find Sources/TraitRuntime -name '*.swift')
mapfile -t replay < <(find Sources/TraitReplay -name '*.swift')
module TraitRules "${rules[@]}"
module TraitRuntime "${runtime[@]}"
module TraitReplay "${replay[@]}"
support=Tests/TraitReplayTests/Support
module Chains Tests/Chains/*.swift "$support"/{Random*,Spelling,Verdict,RowChains}.swift
[ -e "$out/chains" ] || swiftc "$out"/*.o -o "$out/chains"
exec "$out/chains" "$what" "$count" "$seed"
