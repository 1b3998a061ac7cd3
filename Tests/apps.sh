#!/usr/bin/env bash
# Random whole apps, compiled and run for real, held against what the linter says of them; on all cores.
#
#   Tests/apps.sh [COUNT [SEED]]      by default 1000 programs, a seed of the day
#   Tests/apps.sh --alone             every carrier alone, below every source: what the linter makes of each
#   Tests/apps.sh --one SEED:INDEX    one of them: its files, what its runs showed, what the linter says
#   Tests/apps.sh --one PLAN          the same for a program as a report names it
#
# Violations are shrunk, as many causes of them as TRAITLINT_CAUSES says (15).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
command -v swiftc >/dev/null || { echo 'SKIPPED: there is no Swift here' && exit 0; }
. Tests/Apps/build.sh

words=("$@")
[ "${1:-}" != "${1#--}" ] || words=("${1:-1000}" "${2:-$(date +%Y%m%d)}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$own/apps" "$PWD" "$PWD/$own" "$PWD/$own/TraitRuntime.o" "$scratch" "${words[@]}"
