#!/usr/bin/env python3
"""Breaks one fact, comparison or join at a time and says which of these faults the tests notice.

    Tests/mutants.py [--quick] [--apps PROGRAMS] [COUNT [SEED]]

All mutants are built into one copy of the package, each behind a number that the environment chooses: one build, then
one run of the tests for each. A mutant is a condition turned round, a statement left out, an answer inverted, or a fact
of a catalogue row forgotten. Survivors are printed: each wants a fixture, or shows that the line is not needed.
With --quick only the tests run that notice most mutants in a second: a first list of those that may survive. With --apps,
random apps are compiled and run against what the tests let through, so many for each.
Needs Swift and nothing else; skips, and says so, where there is none.
"""

import argparse
import atexit
import collections
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / ".build/mutants/package"
RULES = "Sources/TraitRules"
# Where mutants are made, and how many of a hundred.
SHARES = [
    (["Analysis", "Bindings", "Chains", "Contexts", "Facts", "Feeders", "Libraries", "Lowering", "Meaning"], 45),
    (["Rules"], 10),
    (["Fixes"], 20),
    (["Traits"], 25),
]
# What notices most mutants in a second or two; the whole suite runs only for those that it lets through.
QUICK = "Fixture(Tests|Facts)|Fix(Driver|Operators|Words)|FindingWords|Vocabulary|Suppression|" \
    "Catalogue(Row|Names|Members|Page)"
# What takes this many times as long as without a mutant never ends.
PATIENCE = 8
# Optimised tests take a tenth of the time, which soon makes up for a longer build; some look at what DEBUG keeps.
BUILD = ["--configuration", "release", "-Xswiftc", "-enable-testing", "-Xswiftc", "-DDEBUG"]
# The tests as a program, on Linux; elsewhere `swift test` knows how to start them.
TESTS = COPY / ".build/release/traitlintPackageTests.xctest"
# Where the tests write: a folder of their own, emptied after each mutant. In a repository they would find its files.
SCRATCH = Path(tempfile.gettempdir()) / f"traitlint-mutants-{os.getpid()}"

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

# A child or a parent that the grammar always has: the compiler wants an answer for its absence, which is never given.
ALWAYS_THERE = re.compile(
    r"guard (?:let|var) \w+ = project\.(?:children\(\w+(?:\.\w+)?\)\.first|parent\(\w+\)) else \{ return \w+ \}")
# A bound on the work, not an answer.
BUDGET = re.compile(r"\.fuel = ")
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
    if re.match(r"\s*//", line) or '"""' in line or ALWAYS_THERE.search(line) or BUDGET.search(line):
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
    for folders, share in SHARES:
        found = []
        for path in sorted(path for folder in folders for path in (ROOT / RULES / folder).rglob("*.swift")):
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


def build(*options):
    return subprocess.run(
        ["swift", "build", *options], cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def fails(number, options, seconds=None):
    environment = {**os.environ, "TRAITLINT_MUTANT": str(number), "TMPDIR": str(SCRATCH)}
    command = ["swift", "test", "--skip-build", *BUILD, *options]
    if TESTS.is_file():
        command = [str(TESTS), "--testing-library", "swift-testing", *options]
    try:
        result = subprocess.run(
            command, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds)
    except subprocess.TimeoutExpired:
        return True
    finally:
        shutil.rmtree(SCRATCH)
        SCRATCH.mkdir()
    return result.returncode != 0


def build_apps():
    """The program that runs random apps, with the same mutants."""
    result = subprocess.run(
        ["bash", "-euc", ". Tests/Apps/build.sh"], cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout[-4000:])
    return COPY / ".build/apps/own"


def apps_notice(number, own, programs, seed):
    """Whether random apps are at odds with what a mutant says of them."""
    folder = SCRATCH / "apps"
    environment = {**os.environ, "TRAITLINT_MUTANT": str(number), "TRAITLINT_CAUSES": "0"}
    command = [own / "apps", COPY, own, own / "TraitRuntime.o", folder, programs, seed]
    result = subprocess.run(
        [str(word) for word in command], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    shutil.rmtree(folder, ignore_errors=True)
    return result.returncode != 0


def seconds_of(options):
    """How long the tests may take; they must pass without a mutant."""
    start = time.monotonic()
    if fails(0, options):
        sys.exit("the tests fail without a mutant")
    return PATIENCE * (time.monotonic() - start)


def prepare(mutants):
    """Builds a copy of the package with those of the mutants that compile, and returns these."""
    shutil.copytree(ROOT, COPY, ignore=shutil.ignore_patterns(".build", ".git"), dirs_exist_ok=True)
    (COPY / RULES / "Mutated.swift").write_text(SWITCH)
    # For its plugins the package would be built a second time.
    manifest = COPY / "Package.swift"
    manifest.write_text(re.sub(r" +\.plugin\(.*?\]\),\n", "", manifest.read_text(), flags=re.DOTALL))
    SCRATCH.mkdir()
    atexit.register(shutil.rmtree, SCRATCH)
    while True:
        write(mutants)
        result = build("--target", "TraitRules")
        if result.returncode == 0:
            break
        broken = {(match[1], int(match[2])) for match in re.finditer(r"(\S+?\.swift):(\d+):\d+: error", result.stdout)}
        left = [
            mutant for mutant in mutants
            if not any(file.endswith(str(mutant[0])) and line == mutant[1] + 1 for file, line in broken)]
        if len(left) == len(mutants):
            sys.exit(result.stdout[-4000:])
        for path in {path for path, _, _ in mutants}:
            shutil.copy(ROOT / path, COPY / path)
        mutants = left
    result = build("--build-tests", *BUILD)
    if result.returncode != 0:
        sys.exit(result.stdout[-4000:])
    return mutants


def main():
    if not shutil.which("swift"):
        sys.exit("SKIPPED: there is no Swift here")
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="run only the tests that notice most in a second")
    parser.add_argument("--apps", type=int, default=0, metavar="PROGRAMS", help="random apps for what the tests let through")
    parser.add_argument("count", type=int, nargs="?", default=40)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    choice = parser.parse_args()
    stages = [["--filter", QUICK], []][: 1 if choice.quick else 2]
    mutants = prepare(choose(choice.count, choice.seed))
    stages = [(stage, seconds_of(stage)) for stage in stages]
    own = build_apps() if choice.apps else None
    if own and apps_notice(0, own, choice.apps, choice.seed):
        sys.exit("random apps are at odds without a mutant")
    made, noticed, by_apps = collections.Counter(), collections.Counter(), 0
    for number, (path, index, mutant) in enumerate(mutants, 1):
        folder = path.parts[2]
        made[folder] += 1
        if any(fails(number, *stage) for stage in stages):
            noticed[folder] += 1
        elif own and apps_notice(number, own, choice.apps, choice.seed):
            by_apps += 1
            print(f"survives but for random apps: {number} {path}:{index + 1}: {mutant.strip()}", flush=True)
        else:
            print(f"survives: {number} {path}:{index + 1}: {mutant.strip()}", flush=True)
        print(f"{noticed.total()} of {number} noticed", file=sys.stderr, flush=True)
    for folder in made:
        print(f"{folder}: {noticed[folder]} of {made[folder]}")
    print(f"{noticed.total()} of {len(mutants)} mutants noticed ({100 * noticed.total() // max(1, len(mutants))} %)")
    if own:
        print(f"{by_apps} more by {choice.apps} random apps each")


if __name__ == "__main__":
    main()
