#!/usr/bin/env python3
"""Breaks one fact, comparison or join at a time and says which of these faults the tests notice.

    Tests/mutants.py [COUNT [SEED]]

All mutants are built into one copy of the package, each behind a number that the environment chooses: one build, then
one run of the tests for each. A mutant is a condition turned round, a statement left out, an answer inverted, or a fact
of a catalogue row forgotten. Survivors are printed: each wants a fixture, or shows that the line is not needed.
Needs Swift and nothing else; skips, and says so, where there is none.
"""

import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / ".build/mutants/package"
RULES = "Sources/TraitRules"
# Where mutants are made, and how many of a hundred.
SHARES = [(f"{RULES}/Flow", 45), (f"{RULES}/Rules", 10), (f"{RULES}/Fixes", 20), (f"{RULES}/Traits", 25)]
# What notices most mutants in a second or two; the whole suite runs only for those that it lets through.
QUICK = "FixtureTests|FixDriver|FixOperators|CatalogueRow|CatalogueNames|CatalogueMembers|Suppression"
TIMEOUT = 300

SWITCH = """\
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

private let chosenMutant = getenv("TRAITLINT_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

/// Whether the mutant of this number is the one that is tried.
@inline(never) func mutated(_ number: Int) -> Bool { number == chosenMutant }
"""

NOT_A_CONDITION = re.compile(r"\b(let|case|var|try|await)\b|#|\{")


def top_level(text, separator):
    """Whether `separator` stands in `text` outside of brackets."""
    depth = 0
    for character in text:
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(character, 0)
        if character == separator and depth == 0:
            return True
    return depth != 0


def mutations(line):
    """The ways of breaking a line, with `#` for the mutant's number."""
    if re.match(r"\s*//", line) or '"""' in line:
        return
    match = re.fullmatch(r"(\s*)(if|guard|\} else if|while) (.+?)( else)? (\{.*)", line)
    if match and not NOT_A_CONDITION.search(match[3]) and not top_level(match[3], ","):
        space, word, condition, otherwise, rest = match.groups()
        yield f"{space}{word} mutated(#) != ({condition}){otherwise or ''} {rest}"
    match = re.fullmatch(r"(\s*)((?!self\.)[a-z]\w*(?:\.\w+)+ = [^{]+|\w+(?:\.\w+)*\.(?:formUnion|join|subtract)\([^{]+\))", line)
    if match and not top_level(match[2], ",") and not line.rstrip().endswith(("(", ",", "?", ":", "+", "=", "??")):
        space, statement = match.groups()
        yield f"{space}if !mutated(#) {{ {statement} }}"
    match = re.fullmatch(r"(.*\breturn )(true|false)( \}.*)?", line)
    if match:
        yield f"{match[1]}mutated(#) != {match[2]}{match[3] or ''}"
    match = re.search(r"\b(delivery|failure|sharing): (\.(?!keep\b)\w+)(?=[,)])", line)
    if match and re.search(r'^\s*(\.\w+\(|"\w+\(|delivery|failure|sharing|deprecated|since)', line):
        start, end = match.span(2)
        yield f"{line[:start]}mutated(#) ? .keep : {match[2]}{line[end:]}"


def candidates():
    for folder, share in SHARES:
        found = []
        for path in sorted((ROOT / folder).rglob("*.swift")):
            if path.name in ("CataloguePage.swift", "ChainDump.swift"):
                continue
            for index, line in enumerate(path.read_text().split("\n")):
                for mutant in mutations(line):
                    found.append((path.relative_to(ROOT), index, mutant))
        yield found, share


def choose(count, seed):
    random.seed(seed)
    chosen = {}
    for found, share in candidates():
        for path, index, mutant in random.sample(found, min(len(found), round(count * share / 100))):
            chosen[(path, index)] = mutant
    return [(path, index, mutant) for (path, index), mutant in sorted(chosen.items(), key=lambda item: item[0])]


def write(mutants):
    texts = {}
    for number, (path, index, mutant) in enumerate(mutants, 1):
        lines = texts.setdefault(path, (ROOT / path).read_text().split("\n"))
        lines[index] = mutant.replace("mutated(#)", f"mutated({number})")
    for path, lines in texts.items():
        (COPY / path).write_text("\n".join(lines))


def build():
    return subprocess.run(
        ["swift", "build", "--build-tests"], cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def notices(number):
    return fails(number, ["--filter", QUICK]) or fails(number, [])


def fails(number, options):
    environment = {**os.environ, "TRAITLINT_MUTANT": str(number)}
    command = ["swift", "test", "--skip-build", *options]
    try:
        result = subprocess.run(
            command, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return True
    return result.returncode != 0


def main():
    if not shutil.which("swift"):
        sys.exit("SKIPPED: there is no Swift here")
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    mutants = choose(count, seed)
    shutil.copytree(ROOT, COPY, ignore=shutil.ignore_patterns(".build", ".git"), dirs_exist_ok=True)
    (COPY / RULES / "Mutated.swift").write_text(SWITCH)
    while True:
        for path in {path for path, _, _ in mutants}:
            shutil.copy(ROOT / path, COPY / path)
        write(mutants)
        result = build()
        if result.returncode == 0:
            break
        # A few are no Swift; they are left out.
        broken = {(match[1], int(match[2])) for match in re.finditer(r"(\S+?\.swift):(\d+):\d+: error", result.stdout)}
        left = [
            mutant for mutant in mutants
            if not any(file.endswith(str(mutant[0])) and line == mutant[1] + 1 for file, line in broken)]
        if len(left) == len(mutants):
            sys.exit(result.stdout[-4000:])
        mutants = left
    if notices(0):
        sys.exit("the tests fail without a mutant")
    noticed = 0
    for number, (path, index, mutant) in enumerate(mutants, 1):
        if notices(number):
            noticed += 1
        else:
            print(f"survives: {path}:{index + 1}: {mutant.strip()}", flush=True)
        print(f"{noticed} of {number} noticed", file=sys.stderr, flush=True)
    print(f"{noticed} of {len(mutants)} mutants noticed ({100 * noticed // max(1, len(mutants))} %)")


if __name__ == "__main__":
    main()
