#!/usr/bin/env bash
# Random chains by the hundred thousand, on all cores.
#
#   Tests/chains.sh [COUNT [SEED [WHAT]]]    by default 100000, a seed of the day, contradictions
#
# WHAT is one of
#   contradictions  what a replay shows and the linter calls impossible, in its smallest form as Swift
#   unshown         how often something possible was never shown, by fact and by operator
#   fixes           random chains with missing guarantees, fixed in both styles, replayed and compiled
# The same seed tries the same chains again. Documentation/Facts.md has the last figures.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Tests/Chains/build.sh

rules "$chains/own"
module "$chains/own" TraitRuntime $(find Sources/TraitRuntime -name '*.swift')
replay "$chains/own"
count=${1:-100000} seed=${2:-$(date +%Y%m%d)} what=${3:-contradictions}
[ "$what" = fixes ] || exec "$chains/own/chains" "$what" "$count" "$seed"

# What the fixes make has to compile: some hundred files are one module, which costs little more than one file.
fixed=$chains/fixed
rm -rf "$fixed"
mkdir -p "$fixed"
status=0
TRAITLINT_FIXED=$fixed "$chains/own/chains" fixes "$count" "$seed" || status=1
cp Tests/Chains/Declarations.txt "$fixed/Declarations.swift"
if find "$fixed" -name '*.swift' -print0 | xargs -0 -n 1000000 sh Tests/StandIns/typecheck.sh "$chains/own" >"$fixed/log" 2>&1
then
  echo "$(find "$fixed" -name 'Fixed*.swift' | wc -l) fixed files compile"
else
  grep 'error:' "$fixed/log" | head -20
  status=1
fi
exit "$status"
