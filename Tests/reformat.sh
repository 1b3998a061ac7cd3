#!/usr/bin/env bash
# What a formatter does to a source changes no finding: lints a folder, has its Swift files written anew with another
# indentation and a width of 60, lints again, and compares all findings but for where they stand.
#
#   Tests/reformat.sh [PROGRAM [FOLDER]]    by default .build/release/traitlint, Fixtures
#
# A file that the formatter refuses stays as it is.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=${1:-.build/release/traitlint} folder=${2:-Fixtures}
if [ ! -x "$program" ]; then
  echo "SKIPPED: there is no $program; 'swift build -c release' makes it" >&2
  exit 0
fi
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/sources"
cp -R "$folder/." "$work/sources"
# Suppressions speak of lines, which a formatter may split.
find "$work/sources" \( -name .git -o -name .swift-format \) -prune -exec rm -rf {} +
find "$work/sources" -name '*.swift' -print0 | { xargs -0 grep -lZ 'traitlint:' || true; } | xargs -0 -r rm -f
lint() {
  local code=0
  (cd "$work/sources" && "$program" --no-config --strict --quiet --no-replay --reporter json .) >"$work/$1" || code=$?
  [ "$code" -le 1 ]
}
lint before
cat >"$work/format.json" <<'JSON'
{ "version": 1, "lineLength": 60, "indentation": { "spaces": 4 }, "respectsExistingLineBreaks": false }
JSON
find "$work/sources" -name '*.swift' -print0 |
  xargs -0 -n 1 -P 2 swift format format --in-place --configuration "$work/format.json" >"$work/log" 2>&1 || true
lint after

python3 - "$work/before" "$work/after" <<'PYTHON'
import collections, json, re, sys

def findings(path):
    # A name's text is as its author laid it out, and what is cut for width is cut elsewhere.
    def bare(text):
        return re.sub(r"[\s,]", "", text)
    return collections.Counter(
        (finding["path"], finding["rule"], finding["certainty"], bare(finding["message"])[:60])
        for finding in json.load(open(path))["findings"])

before, after = findings(sys.argv[1]), findings(sys.argv[2])
for finding in (before - after).elements():
    print("gone:", *finding)
for finding in (after - before).elements():
    print("new:", *finding)
print(f"{before.total()} findings before, {after.total()} after")
sys.exit(before != after)
PYTHON
