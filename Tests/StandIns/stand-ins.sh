# Sourced by the scripts beside it, which set `modules` to the folder with TraitRuntime.swiftmodule. Builds the
# stand-ins into `$out`, and sets `$implicit` to the arguments for code that uses them.
#
# The stand-ins are no targets of the package, because packages that use RxSwift depend on this one, and SwiftPM wants
# target names to be unique among all of them. SWIFTC names another compiler, and RXSWIFT_VERSION (3, 4 or 5; else 6)
# adds spellings that RxSwift 6 no longer has.

stand_ins=$(cd "$(dirname "$0")" && pwd)
swiftc=${SWIFTC:-swiftc}
out="$modules/../StandIns"
mkdir -p "$out"

# build NAME SOURCES: one stand-in, in a folder of its own that is moved into place, since several tests may run this at
# once. Code knows how the classes of the stand-ins before it are laid out: where the one before is newer, it is old.
previous="$modules/TraitRuntime.swiftmodule"
build() {
  name=$1
  sources=$2
  target="$out/$name.swiftmodule"
  before=$previous
  previous=$target
  if [ -e "$target" ] && [ -e "$out/$name.o" ] &&
    [ -z "$(find "$sources" "$before" -newer "$target" -type f)" ]; then
    return
  fi
  made=$(mktemp -d "$out/$name.XXXXXX")
  "$swiftc" -emit-module -emit-object -wmo -module-name "$name" -swift-version 5 -suppress-warnings \
    -parse-as-library -I "$modules" -I "$out" -emit-module-path "$made/$name.swiftmodule" -o "$made/$name.o" \
    "$sources"/*.swift || { rm -rf "$made" && exit 1; }
  mv -f "$made/$name.o" "$out/$name.o"
  mv -f "$made/$name.swiftmodule" "$target"
  rm -rf "$made"
}

build TraitRuntimeFoundation "$stand_ins/../../Sources/TraitRuntimeFoundation"
for name in UIKit RxSwift RxRelay RxCocoa OlderRxSwift Stage Rehearsal ReactorKit Action; do build "$name" "$stand_ins/$name"; done

# On Apple's platforms Foundation has what is in FoundationNetworking here.
implicit="-Xfrontend -import-module -Xfrontend FoundationNetworking"
case ${RXSWIFT_VERSION:-6} in
[345]*) implicit="$implicit -Xfrontend -import-module -Xfrontend OlderRxSwift" ;;
esac
if [ "$(uname)" = Darwin ]; then implicit=${implicit#*FoundationNetworking}; fi

# What needs Objective-C becomes blanks, or a function of ours, of the same width: lines and columns stay true.
without_objective_c() {
  sed -e 's/@IBOutlet/         /g' -e 's/@IBAction/         /g' -e 's/@IBInspectable/              /g' \
    -e 's/@objcMembers/            /g' -e 's/@objc\([^(A-Za-z]\)/     \1/g' -e 's/@objc$/     /' \
    -e 's/#selector(/ selector(/g' "$1"
}
