# To be sourced at the root of the repository: compiles what random chains need, without the package's test targets, so
# that it is optimised and can be put on another runtime.

chains=.build/chains
flags=(-swift-version 6 -O -package-name traitlint -enable-testing -parse-as-library -whole-module-optimization)

# module FOLDER NAME [FLAG…] FILE…: compiles a module into a folder, unless nothing in it or before it has changed.
module() {
  local folder=$1 name=$2
  shift 2
  local files=()
  for word in "$@"; do [ "${word%.swift}" = "$word" ] || files+=("$word"); done
  mkdir -p "$folder"
  [ -e "$folder/$name.o" ] && [ -z "$(find "${files[@]}" -newer "$folder/$name.o")" ] || stale=true
  $stale || return 0
  echo "compiling $name" >&2
  rm -f "$folder/chains"
  swiftc "${flags[@]}" -I "$folder" -module-name "$name" -emit-module -emit-module-path "$folder/$name.swiftmodule" \
    -emit-object -o "$folder/$name.o" "$@"
}

# replay FOLDER [OBJECT…]: the replay and the program over the TraitRules and TraitRuntime that are in a folder.
replay() {
  local folder=$1
  shift
  local support=Tests/TraitReplayTests/Support
  module "$folder" TraitReplay $(find Sources/TraitReplay -name '*.swift')
  module "$folder" Chains Tests/Chains/*.swift \
    "$support"/{AppliedFixes,RandomPrinting,RandomProgram,RandomRun,RowChains,SeededGenerator,Spelling,Verdict}.swift
  [ -e "$folder/chains" ] || swiftc "$folder"/*.o "$@" -o "$folder/chains"
}

stale=false
rules() { module "$1" TraitRules $(find Sources/TraitRules -name '*.swift'); }
