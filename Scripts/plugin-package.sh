#!/usr/bin/env bash
# Makes a package that has the plugins and takes the tool from an artifact bundle, so that nobody compiles it.
#
#   Scripts/plugin-package.sh FOLDER BUNDLE            of a bundle that lies beside: FOLDER gets a copy of it
#   Scripts/plugin-package.sh FOLDER ADDRESS ZIP       of one that is downloaded; ZIP is what lies at the address
set -euo pipefail
usage='usage: Scripts/plugin-package.sh FOLDER BUNDLE | FOLDER ADDRESS ZIP'
out=${1:?$usage}
tool=${2:?$usage}
zip=${3:-}
if [ -n "$zip" ]; then
  zip=$(cd "$(dirname "$zip")" && pwd)/$(basename "$zip")
else
  tool=$(cd "$tool" && pwd)
fi
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [ -n "$zip" ]; then
  place="url: \"$tool\", checksum: \"$(swift package compute-checksum "$zip")\""
else
  rm -rf "$out/traitlint.artifactbundle"
  cp -R "$tool" "$out/traitlint.artifactbundle"
  place='path: "traitlint.artifactbundle"'
fi
rm -rf "$out/Plugins"
cp -R Plugins LICENSE "$out/"
cat >"$out/Package.swift" <<SWIFT
// swift-tools-version:6.0
import PackageDescription

// Made by Scripts/plugin-package.sh of traitlint $(Scripts/version.sh).
let package = Package(
  name: "traitlint",
  products: [
    .plugin(name: "TraitLintCommand", targets: ["TraitLintCommand"]),
    .plugin(name: "TraitLintBuildTool", targets: ["TraitLintBuildTool"]),
  ],
  targets: [
    .binaryTarget(name: "TraitLint", $place),
    .plugin(
      name: "TraitLintCommand",
      capability: .command(
        intent: .custom(verb: "traitlint", description: "Find RxSwift bindings that lack a guarantee")),
      dependencies: ["TraitLint"]),
    .plugin(name: "TraitLintBuildTool", capability: .buildTool(), dependencies: ["TraitLint"]),
  ]
)
SWIFT
