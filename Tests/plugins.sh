#!/usr/bin/env bash
# Builds a package that uses both plugins, and checks that each shows what is wrong with it. Takes minutes at first: the
# tool is built once more, for the plugins.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A copy, two folders deep like the original, so that its path to this package holds; the configuration that excludes
# the original does not reach it.
host=.build/sample-package
mkdir -p "$host"
cp -R Tests/SamplePackage/. "$host"

if ! reason=$(swift package --package-path "$host" plugin --list 2>&1 >/dev/null); then
  printf 'SKIPPED: plugins cannot run here, so nothing was tested.\n%s\n' "$reason" >&2
  exit 0
fi

expect() {
  if ! grep -q "$2" <<<"$3"; then
    printf 'FAILED: %s does not show "%s". It shows:\n%s\n' "$1" "$2" "$3" >&2
    exit 1
  fi
  printf 'ok: %s shows %s\n' "$1" "$2"
}

built=$(swift build --package-path "$host" 2>&1) || { printf '%s\n' "$built" >&2; exit 1; }
expect 'swift build' 'SampleViewController.swift:15:10: warning: .*(main_thread)' "$built"
expect 'swift build' 'SampleViewController.swift:15:10: error: .*(error_handling)' "$built"

status=0
linted=$(cd "$host" && swift package traitlint --reporter xcode Sources 2>/dev/null) || status=$?
expect 'swift package traitlint' 'Sources/SampleApp/SampleViewController.swift:15:10: error: ' "$linted"
expect 'its exit status' '^1$' "$status"
