#!/usr/bin/env bash
# Prints a name for the sources that the tool is built from: the same sources have the same name, whatever tag, branch or
# commit they are taken from.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
{
  find Package.swift Sources -type f | LC_ALL=C sort
  find Package.swift Sources -type f | LC_ALL=C sort | git hash-object --stdin-paths --no-filters
} | git hash-object --stdin
