#!/usr/bin/env bash
# Random chains by the hundred thousand, on all cores.
#
#   Tests/chains.sh [COUNT [SEED [WHAT]]]    by default 100000, a seed of the day, contradictions
#
# WHAT is one of
#   contradictions  what a replay shows and the linter calls impossible, in its smallest form as Swift
#   unshown         how often something possible was never shown, by fact and by operator
#   fixes           random chains with missing guarantees, fixed in both styles
# The same seed tries the same chains again. Documentation/Facts.md has the last figures.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Tests/Chains/build.sh

rules "$chains/own"
module "$chains/own" TraitRuntime $(find Sources/TraitRuntime -name '*.swift')
replay "$chains/own"
exec "$chains/own/chains" "${3:-contradictions}" "${1:-100000}" "${2:-$(date +%Y%m%d)}"
