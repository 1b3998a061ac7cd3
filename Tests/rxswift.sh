#!/usr/bin/env bash
# The same random chains on the bundled runtime and on RxSwift itself: every run, every event, every thread.
#
#   Tests/rxswift.sh FOLDER [COUNT [SEED]]    by default 10000 programs, a seed of the day
#
# FOLDER holds RxSwift, RxRelay and the traits of RxCocoa (Driver, Signal, controls), compiled: for each a .swiftmodule
# and a .o of that name. The replay's own sources are compiled against either library, over the virtual threads in
# Tests/Chains/EitherRuntime: schedulers are the same on both sides, everything else is the library's.
set -euo pipefail
if [ $# -lt 1 ] || [ ! -e "$1/RxSwift.o" ]; then
  echo 'SKIPPED: Tests/rxswift.sh needs a folder with RxSwift, RxRelay and RxCocoa compiled' >&2
  exit 0
fi
library=$(cd "$1" && pwd) count=${2:-10000} seed=${3:-$(date +%Y%m%d)}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Tests/Chains/build.sh

rules "$chains/bundled"
module "$chains/bundled" BundledRuntime $(find Sources/TraitRuntime -name '*.swift')
module "$chains/bundled" TraitRuntime -DBUNDLED Tests/Chains/EitherRuntime/*.swift
replay "$chains/bundled"
mkdir -p "$chains/rxswift"
cp -u "$chains/bundled"/TraitRules.* "$chains/rxswift"
module "$chains/rxswift" TraitRuntime -I "$library" Tests/Chains/EitherRuntime/*.swift
flags+=(-I "$library")
replay "$chains/rxswift" "$library"/{RxSwift,RxRelay,RxCocoa}.o

for side in bundled rxswift; do
  "$chains/$side/chains" records "$count" "$seed" >"$chains/$side.txt" &
done
wait
differing=$(diff "$chains/bundled.txt" "$chains/rxswift.txt" | sed -n 's/^< \([0-9]*\) .*/\1/p')
awk -v seed="$seed" '{ runs += $3; events += $4 }
  END { print "seed " seed ": " NR " programs, " runs " runs, " events " events" }' "$chains/rxswift.txt"
[ -s "$chains/rxswift.txt" ] && [ "$(wc -l <"$chains/bundled.txt")" = "$count" ] || exit 1
if [ -z "$differing" ]; then
  echo "the same on both"
  exit 0
fi
echo "$(wc -w <<<"$differing") programs differ:"
for index in $(head -3 <<<"$differing"); do
  for side in bundled rxswift; do "$chains/$side/chains" record "$index" "$seed" >"$chains/$side-one.txt"; done
  sed -n '/^$/q; p' "$chains/bundled-one.txt"
  diff "$chains/bundled-one.txt" "$chains/rxswift-one.txt" | head -6 || true
done
exit 1
