#!/bin/sh
# Type-checks Swift files that were written for iOS against the runtime, under the names RxSwift, RxRelay, RxCocoa and
# UIKit. The files of one call are one module.
#
#   typecheck.sh MODULES FILE...     MODULES: the folder with TraitRuntime.swiftmodule, .build/debug/Modules
#
# No targets of the package, because packages that use RxSwift depend on this one, and SwiftPM wants target names to be
# unique among all of them. SWIFTC names another compiler, SWIFT_FLAGS adds to its arguments.
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
  scratch=$(mktemp -d "$out/$name.XXXXXX")
  "$swiftc" -emit-module -module-name "$name" -swift-version 5 -suppress-warnings -parse-as-library \
    -I "$modules" -I "$out" -emit-module-path "$scratch/$name.swiftmodule" "$here/$name"/*.swift
  mv -f "$scratch/$name.swiftmodule" "$target"
  rm -rf "$scratch"
}

for name in UIKit RxSwift RxRelay RxCocoa; do build "$name"; done
# shellcheck disable=SC2086 # SWIFT_FLAGS is a list.
exec "$swiftc" -typecheck -swift-version 5 -suppress-warnings -I "$modules" -I "$out" ${SWIFT_FLAGS:-} "$@"
