#!/usr/bin/env bash
# Type-checks what is compiled only on macOS, here, against a stand-in for its C library: nobody has to have a Mac to
# break the build for those who do. What runs there stays untried.
#
#   Tests/darwin.sh [SCRATCH]    by default .build/darwin
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [ "$(uname)" = Darwin ]; then
  echo 'SKIPPED: Tests/darwin.sh stands in for a Mac, and this is one' >&2
  exit 0
fi
scratch=${1:-.build/darwin}
mkdir -p "$scratch"

# module NAME FILE...: one module, with `canImport(Darwin)` true.
module() {
  local name=$1
  shift
  swiftc -emit-module -wmo -Onone -swift-version 6 -package-name traitlint -parse-as-library -module-name "$name" \
    -I "$scratch" -emit-module-path "$scratch/$name.swiftmodule" "$@"
}

module Darwin -suppress-warnings Tests/StandIns/Darwin/*.swift
for target in TraitRules TraitRuntime TraitReplay; do
  mapfile -t files < <(find "Sources/$target" -name '*.swift')
  module "$target" -suppress-warnings "${files[@]}"
done
mapfile -t files < <(find Sources/TraitLint -name '*.swift')
swiftc -typecheck -wmo -swift-version 6 -package-name traitlint -module-name TraitLint -I "$scratch" "${files[@]}"
echo 'The branches for macOS type-check.'
