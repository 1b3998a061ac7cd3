#!/bin/sh
# Type-checks Swift files that were written for iOS against the runtime, under the names RxSwift, RxRelay, RxCocoa and
# UIKit. The files of one call are one module.
#
#   typecheck.sh MODULES FILE...     MODULES: the folder with TraitRuntime.swiftmodule, .build/debug/Modules
#
# SWIFT_FLAGS adds to the arguments of the compiler; stand-ins.sh names other variables.
set -eu

modules=$1
shift
# shellcheck source=Tests/StandIns/stand-ins.sh
. "$(dirname "$0")/stand-ins.sh"

# The runtime is one module, so the compiler would not miss this import.
if grep -qE '\.(asDriver|asSignal|drive|emit)\(|\b(Driver|Signal|ControlProperty|ControlEvent)<' "$@" &&
  ! grep -qE '^[^/]*import (RxCocoa|TraitRuntime)' "$@"; then
  echo "$1:1:1: error: nothing here imports RxCocoa, which declares drivers, signals and controls" >&2
  exit 1
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for file in "$@"; do
  copy="$scratch/$(basename "$file")"
  without_objective_c "$file" >"$copy"
  printf 's|%s|%s|g\n' "$copy" "$file" >>"$scratch/names.sed"
done

status=0
# shellcheck disable=SC2086 # Both are lists.
"$swiftc" -typecheck -swift-version 5 -suppress-warnings -diagnostic-style llvm -module-name App \
  -I "$modules" -I "$out" $implicit ${SWIFT_FLAGS:-} "$scratch"/*.swift 2>"$scratch/diagnostics" || status=$?
sed -f "$scratch/names.sed" "$scratch/diagnostics" >&2
exit "$status"
