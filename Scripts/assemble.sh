#!/usr/bin/env bash
# Completes a release whose archives lie in a folder: the artifact bundle, the package of plugins that takes the tool from
# it, checksums. What is published afterwards is every file in the folder.
#
#   Scripts/assemble.sh FOLDER REPOSITORY    REPOSITORY: the address of this repository, below which releases are
set -euo pipefail
usage='usage: Scripts/assemble.sh FOLDER REPOSITORY'
out=$(cd "${1:?$usage}" && pwd)
repository=${2:?$usage}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=$(Scripts/version.sh)
Scripts/bundle.sh "$out"
address=$repository/releases/download/$version/traitlint.artifactbundle.zip
Scripts/plugin-package.sh "$out/traitlint-plugins" "$address" "$out/traitlint.artifactbundle.zip"
tar -C "$out" -czf "$out/traitlint-plugins-$version.tar.gz" traitlint-plugins
rm -rf "$out/traitlint-plugins" "$out/traitlint.artifactbundle"
Scripts/checksums.sh "$out"
