#!/usr/bin/env bash
# The report depends on the files alone: the same bytes from 1 to 16 threads and from arguments in any order.
#
#   Tests/determinism.sh [PROGRAM [FOLDER [RUNS]]]    by default .build/release/traitlint, Fixtures, 100
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=${1:-.build/release/traitlint} folder=${2:-Fixtures} runs=${3:-100}
if [ ! -x "$program" ]; then
  echo "SKIPPED: there is no $program; 'swift build -c release' makes it" >&2
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
find "$folder" -name '*.swift' -print0 >"$work/files"
lint() {
  local threads=$1 code=0
  xargs -0 -n 100000 "$program" --no-config --strict --quiet --reporter json --threads "$threads" >"$work/now" || code=$?
  # xargs makes 123 of every status from 1 to 125.
  [ "$code" -eq 0 ] || [ "$code" -eq 123 ]
}
lint 1 <"$work/files"
cp "$work/now" "$work/first"
grep -q '"rule"' "$work/first" || { echo "no findings in $folder: nothing is shown" >&2; exit 1; }
for run in $(seq "$runs"); do
  shuf -z "$work/files" >"$work/shuffled"
  lint $((run % 16 + 1)) <"$work/shuffled"
  if ! cmp -s "$work/first" "$work/now"; then
    echo "run $run ($((run % 16 + 1)) threads) differs:" >&2
    diff "$work/first" "$work/now" | head -20 >&2
    exit 1
  fi
done
echo "$runs runs with 1 to 16 threads and shuffled arguments: the same $(wc -c <"$work/first") bytes"
