#!/usr/bin/env bash
# Builds and tests, for machines on which `.ci/run` has not been tried.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift --version
swift build -c release --product traitlint
swift test
status=0
.build/release/traitlint --quiet Fixtures/ >/dev/null || status=$?
[ "$status" -eq 1 ] || { echo "error: linting the fixtures ended with $status, not 1" >&2; exit 1; }
