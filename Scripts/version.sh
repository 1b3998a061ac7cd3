#!/usr/bin/env bash
# Prints the version that the sources say they are.
#
#   Scripts/version.sh [TAG]    fails where a tag says something else
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/TraitLint/Version.swift)
if [ -z "$version" ]; then
  echo 'error: Sources/TraitLint/Version.swift names no version' >&2
  exit 1
fi
if [ $# -gt 0 ] && [ "${1#v}" != "$version" ]; then
  echo "error: the tag is $1, and the sources are $version (Sources/TraitLint/Version.swift)" >&2
  exit 1
fi
printf '%s\n' "$version"
