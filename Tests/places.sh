#!/usr/bin/env bash
# One answer everywhere: what a run over a folder of apps says of a file is what the file gets alone (from its folder, from
# the root, by absolute path, through `-`, as staged text, in an editor), and folders named singly, by parent, in any
# order and through links give the same bytes. Nothing is fetched, and nothing is written but below a scratch folder.
#
#   Tests/places.sh APPS [COUNT [PROGRAM [SEED]]]    by default 200 files without findings, .build/release/traitlint
#
# APPS holds an app in each folder. Every file with a finding is looked at, and COUNT others.
set -euo pipefail
apps=${1:-} program=${3:-.build/release/traitlint}
if [ -z "$apps" ] || [ ! -d "$apps" ]; then
  echo 'SKIPPED: Tests/places.sh needs a folder of apps' >&2
  exit 0
fi
for tool in python3 git; do
  if ! command -v "$tool" >/dev/null; then
    echo "SKIPPED: there is no $tool" >&2
    exit 0
  fi
done
if [ ! -x "$program" ]; then
  echo "SKIPPED: there is no $program; 'swift build -c release' makes it" >&2
  exit 0
fi
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
exec python3 "$here/Places/places.py" "$(realpath "$apps")" "${2:-200}" "$(realpath "$program")" "${4:-$(date +%Y%m%d)}"
