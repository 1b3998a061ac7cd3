#!/bin/sh
# Compiles random apps as one program against the runtime and our stand-ins, and runs them in a world whose threads, time
# and requests are virtual: what is true of each of their sinks.
#
#   rehearse.sh MODULES OBJECTS FOLDER
#
# MODULES is the folder with TraitRuntime.swiftmodule, OBJECTS a pattern for the runtime's object files. Every Swift file
# in FOLDER belongs to the program; what it prints is in FOLDER/truth.log. stand-ins.sh names variables.
set -eu

modules=$1
objects=$2
folder=$3
# shellcheck source=Tests/StandIns/stand-ins.sh
. "$(dirname "$0")/stand-ins.sh"

# shellcheck disable=SC2086 # Both are lists.
"$swiftc" -wmo -Onone -swift-version 5 -suppress-warnings -parse-as-library -diagnostic-style llvm -module-name Apps \
  -I "$modules" -I "$out" $implicit -c -Xfrontend -disable-llvm-verify -o "$folder/apps.o" "$folder"/*.swift
# shellcheck disable=SC2086
"$swiftc" "$folder/apps.o" "$out"/*.o $objects -o "$folder/apps"
"$folder/apps" >"$folder/truth.log"
