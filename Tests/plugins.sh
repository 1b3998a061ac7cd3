#!/usr/bin/env bash
# Builds a package that uses both plugins, and checks that each shows what is wrong with it: once with the tool built from
# source, once with the tool from an artifact bundle. Takes minutes at first: the tool is built twice more.
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

# try HOST: builds it and lints it by both plugins.
try() {
  local built linted status=0
  built=$(swift build --package-path "$1" 2>&1) || { printf '%s\n' "$built" >&2; exit 1; }
  expect "swift build in $1" 'SampleViewController.swift:15:10: warning: .*(main_thread)' "$built"
  expect "swift build in $1" 'SampleViewController.swift:15:10: error: .*(error_handling)' "$built"
  linted=$(cd "$1" && swift package traitlint --reporter xcode Sources 2>/dev/null) || status=$?
  expect "swift package traitlint in $1" 'Sources/SampleApp/SampleViewController.swift:15:10: error: ' "$linted"
  expect 'its exit status' '^1$' "$status"
}

try "$host"

# The same host, with the tool from an artifact bundle: nothing of it is compiled there.
Scripts/build-release.sh .build/release-files >/dev/null
Scripts/bundle.sh .build/release-files >/dev/null
Scripts/plugin-package.sh .build/traitlint-plugins .build/release-files/traitlint.artifactbundle
host=.build/bundle-host
rm -rf "$host"
mkdir -p "$host"
cp -R Tests/SamplePackage/. "$host"
sed -i.bak 's|path: "../.."|path: "../traitlint-plugins"|' "$host/Package.swift"
try "$host"
if find "$host/.build" -name 'TraitRules*' -o -name 'TraitLint.build' | grep -q .; then
  echo 'FAILED: sources of the tool were compiled for a host that has its bundle' >&2
  exit 1
fi
echo "ok: nothing of the tool was compiled for $host"
