#!/usr/bin/env bash
# Edits at random as an editor sends them: is each answer that of a server which has just begun, how long did it take
# beyond the pause, and what memory is held after many? Nothing is fetched, and no file of the app is written.
#
#   Tests/edits.sh APP [EDITS [PROGRAM [SEED [LONG]]]]    by default 200 edits, .build/release/traitlint, no long session
#
# LONG is a number of edits (1000) that are made without looking at the answers, for the memory alone.
set -euo pipefail
app=${1:-} program=${3:-.build/release/traitlint}
if [ -z "$app" ] || [ ! -d "$app" ]; then
  echo 'SKIPPED: Tests/edits.sh needs the folder of an app' >&2
  exit 0
fi
if ! command -v python3 >/dev/null; then
  echo 'SKIPPED: there is no python3' >&2
  exit 0
fi
if [ ! -x "$program" ]; then
  echo "SKIPPED: there is no $program; 'swift build -c release' makes it" >&2
  exit 0
fi
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
exec python3 -B "$here/Editors/edits.py" \
  "$(realpath "$app")" "${2:-200}" "$(realpath "$program")" "${4:-$(date +%Y%m%d)}" "${5:-0}"
