#!/bin/sh
# Type-checks Swift files that were written for iOS against the runtime, under the names RxSwift, RxRelay, RxCocoa and
# UIKit. The files of one call are one module.
#
#   typecheck.sh MODULES FILE...     MODULES: the folder with TraitRuntime.swiftmodule, .build/debug/Modules
#
# The stand-ins are no targets of the package, because packages that use RxSwift depend on this one, and SwiftPM wants
# target names to be unique among all of them. SWIFTC names another compiler, SWIFT_FLAGS adds to its arguments, and
# RXSWIFT_VERSION (3, 4 or 5; else 6) adds spellings that RxSwift 6 no longer has.
set -eu

modules=$1
shift
here=$(cd "$(dirname "$0")" && pwd)
swiftc=${SWIFTC:-swiftc}
out="$modules/../StandIns"
mkdir -p "$out"

# Builds one stand-in, in a folder of its own that is moved into place, since several tests may run this at once.
build() {
  name=$1
  target="$out/$name.swiftmodule"
  if [ -e "$target" ] &&
    [ -z "$(find "$here/$name" "$modules/TraitRuntime.swiftmodule" -newer "$target" -type f)" ]; then
    return
  fi
  made=$(mktemp -d "$out/$name.XXXXXX")
  "$swiftc" -emit-module -module-name "$name" -swift-version 5 -suppress-warnings -parse-as-library \
    -I "$modules" -I "$out" -emit-module-path "$made/$name.swiftmodule" "$here/$name"/*.swift
  mv -f "$made/$name.swiftmodule" "$target"
  rm -rf "$made"
}

for name in UIKit RxSwift RxRelay RxCocoa OlderRxSwift; do build "$name"; done

# The runtime is one module, so the compiler would not miss this import.
if grep -qE '\.(asDriver|asSignal|drive|emit)\(|\b(Driver|Signal|ControlProperty|ControlEvent)<' "$@" &&
  ! grep -qE '^[^/]*import (RxCocoa|TraitRuntime)' "$@"; then
  echo "$1:1:1: error: nothing here imports RxCocoa, which declares drivers, signals and controls" >&2
  exit 1
fi

# What needs Objective-C becomes blanks, or a function of ours, of the same width: lines and columns stay true.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for file in "$@"; do
  copy="$scratch/$(basename "$file")"
  sed -e 's/@IBOutlet/         /g' -e 's/@IBAction/         /g' -e 's/@IBInspectable/              /g' \
    -e 's/@objcMembers/            /g' -e 's/@objc\([^(A-Za-z]\)/     \1/g' -e 's/@objc$/     /' \
    -e 's/#selector(/ selector(/g' "$file" >"$copy"
  printf 's|%s|%s|g\n' "$copy" "$file" >>"$scratch/names.sed"
done

# On Apple's platforms Foundation has what is in FoundationNetworking here.
implicit="-Xfrontend -import-module -Xfrontend FoundationNetworking"
case ${RXSWIFT_VERSION:-6} in
[345]*) implicit="$implicit -Xfrontend -import-module -Xfrontend OlderRxSwift" ;;
esac
if [ "$(uname)" = Darwin ]; then implicit=${implicit#*FoundationNetworking}; fi

status=0
# shellcheck disable=SC2086 # Both are lists.
"$swiftc" -typecheck -swift-version 5 -suppress-warnings -diagnostic-style llvm -module-name App \
  -I "$modules" -I "$out" $implicit ${SWIFT_FLAGS:-} "$scratch"/*.swift 2>"$scratch/diagnostics" || status=$?
sed -f "$scratch/names.sed" "$scratch/diagnostics" >&2
exit "$status"
