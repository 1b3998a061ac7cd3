#!/usr/bin/env bash
# What a change does to real apps: lints each folder of a folder of apps with two builds and shows the findings that
# came and went. For whoever changes a rule; nothing is fetched.
#
#   Tests/regression.sh OLD NEW APPS
#
# OLD and NEW are programs (keep a copy of .build/release/traitlint before the change), APPS holds an app in each folder.
# Ends with 0 whatever the difference is: that is for the reader to judge. 1 where a build does not end well.
set -euo pipefail

old=${1:-} new=${2:-} apps=${3:-}
if [ ! -x "$old" ] || [ ! -x "$new" ]; then
  echo "usage: Tests/regression.sh OLD NEW APPS" >&2
  exit 2
fi
if [ ! -d "$apps" ] || [ -z "$(ls -A "$apps")" ]; then
  echo "SKIPPED: there are no apps in '${apps:-APPS}'" >&2
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0

# One line a finding, without its line number's neighbours: a moved finding is a difference too, since a rule moved it.
findings() {
  local program=$1 app=$2 code=0
  (cd "$apps/$app" && "$program" --no-config --no-replay --strict --quiet --reporter xcode .) 2>"$work/messages" || code=$?
  if [ "$code" -ge 2 ]; then
    echo "$app: $program ended with $code: $(head -1 "$work/messages")" >&2
    [ "$code" -le 3 ] || return 1
  fi
}

old=$(realpath "$old") new=$(realpath "$new")
came=0 went=0 same=0 changed=0
for folder in "$apps"/*/; do
  app=$(basename "$folder")
  findings "$old" "$app" | sort >"$work/old" || status=1
  findings "$new" "$app" | sort >"$work/new" || status=1
  comm -13 "$work/old" "$work/new" >"$work/came"
  comm -23 "$work/old" "$work/new" >"$work/went"
  came=$((came + $(wc -l <"$work/came"))) went=$((went + $(wc -l <"$work/went")))
  same=$((same + $(comm -12 "$work/old" "$work/new" | wc -l)))
  [ -s "$work/came" ] || [ -s "$work/went" ] || continue
  changed=$((changed + 1))
  echo "== $app"
  sed 's/^/- /' "$work/went"
  sed 's/^/+ /' "$work/came"
done
echo "$changed apps differ: $came findings came, $went went, $same stayed"
exit "$status"
