#!/usr/bin/env python3
"""Counts what traitlint decides in a folder of apps, and draws a sample of it for people to read.

    Tests/population.py BINARY FOLDER [--sample FILE] [--seed N]

Each folder in FOLDER is an app, linted as a whole without configuration. One line an app and one for all of them:

    swift      Swift files
    ui         bindings that feed UI; of these
    delivery   decided: on the main thread or not          (failure and sharing likewise)
    open       not decided: at least one guarantee is not
    not-ui     other subscriptions, whose sink is no UI element
    unknown    subscriptions whose sink was not followed
    limits     chains that were too deep to be followed, and files that were too large to be read
    certain    findings by certainty                       (likely likewise)
    seconds    for linting, fixes and their replay included
    ×grep      how many times as long as `grep -rc bind --include=*.swift`
    MB         the most memory that linting took

The sample is a table (CSV) of bindings that were decided clean, of open ones, of subscriptions that are not UI, each at
most 40 and 4 an app, and of the findings, at most 8 an app from as many rules as there are. The seed decides which.
"""

import argparse
import csv
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

COLUMNS = ["swift", "ui", "delivery", "failure", "sharing", "open", "not-ui", "unknown", "limits", "certain", "likely",
           "seconds", "×grep", "MB"]
GUARANTEES = ["delivery", "failure", "sharing"]
KINDS = ["clean", "undecided", "not-ui"]
EACH, EACH_OF_AN_APP, FINDINGS_OF_AN_APP = 40, 4, 8
PATIENCE = 600
SUBSCRIPTION = re.compile(r"(.+?):(\d+):(\d+) \S+ → (.*)")
LIMIT = re.compile(r"nested too deeply|is larger than")
# How `ru_maxrss` counts: in bytes on a Mac, else in kilobytes.
MEGABYTE = 1 << 20 if sys.platform == "darwin" else 1 << 10


class Run(NamedTuple):
    status: int
    output: str
    errors: str
    seconds: float
    megabytes: float


class Row(NamedTuple):
    """A line of the sample."""
    dir: str
    file: str
    line: int
    kind: str
    about: str
    message: str = ""


def run(words, folder):
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        start = time.monotonic()
        process = subprocess.Popen(words, cwd=folder, stdout=output, stderr=errors)
        impatience = threading.Timer(PATIENCE, process.kill)
        impatience.start()
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        impatience.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        texts = []
        for stream in (output, errors):
            stream.seek(0)
            texts.append(stream.read().decode("utf-8", "replace"))
        return Run(process.returncode, *texts, seconds, usage.ru_maxrss / MEGABYTE)


def subscriptions(text):
    """Place and sink of each chain in a dump, and whether what is said of it names an end."""
    place = None
    for line in text.splitlines():
        if not line.startswith(" "):
            match = SUBSCRIPTION.fullmatch(line)
            place = match and ((match[1], int(match[2]), int(match[3])), match[4])
        elif line.startswith("  = ") and place:
            yield *place, "; ends: " in line


def is_remark(sink):
    """Whether all of it stands in one pair of brackets, as that of a sink that is no UI element does."""
    depth = 0
    for index, letter in enumerate(sink):
        depth += (letter == "(") - (letter == ")")
        if not depth: return 0 < index == len(sink) - 1
    # What was cut short has brackets that nothing closes.
    return sink.endswith(")")


GUARANTEE_OF_RULE = {
    "main_thread": "delivery", "error_handling": "failure", "error_ends_stream": "failure", "sharing": "sharing",
}


class App:
    """What the linter says of one folder."""

    def __init__(self, binary, folder):
        self.name = folder.name
        # First, so that the files are in memory for both.
        grep = [run(["grep", "-rc", "bind", "--include=*.swift", "."], folder).seconds for _ in range(3)]
        lint = min(
            (run([binary, "--no-config", "--reporter", "json", "."], folder) for _ in range(3)), key=lambda one: one.seconds)
        strict = run([binary, "--no-config", "--no-replay", "--strict", "--reporter", "json", "."], folder)
        dump = run([binary, "dump", "chains", "--no-config", "--root", ".", "."], folder)
        # Where a file cannot be read (3), the others are linted all the same.
        self.failure = next(
            (one for one in (lint, strict, dump) if one.status not in (0, 1, 3) or not one.output and one.status == 3), None)
        if self.failure: return
        report = json.loads(lint.output)
        self.findings, self.summary = report["findings"], report["summary"]
        self.seconds, self.grep, self.megabytes = lint.seconds, min(grep), lint.megabytes
        self.limits = sum(bool(LIMIT.search(line)) for line in (dump.output + lint.errors).splitlines())
        self.sort_out(dump.output, json.loads(strict.output)["findings"])

    def sort_out(self, text, strict):
        """Each subscription to its kind; undecided is what the linter itself says is unproven."""
        self.kinds = defaultdict(list)
        flagged, unproven = set(), defaultdict(set)
        for finding in strict:
            place = finding["path"], finding["line"], finding["column"]
            if finding["certainty"] != "unproven": flagged.add(place)
            elif finding["rule"] in GUARANTEE_OF_RULE: unproven[place].add(GUARANTEE_OF_RULE[finding["rule"]])
        for place, sink, ends in subscriptions(text):
            gaps = [name for name in GUARANTEES if name in unproven[place]]
            if sink.startswith("(unknown sink"): kind, about = "unknown", ""
            elif sink.startswith("(shown by"): continue
            elif is_remark(sink): kind, about = "not-ui", sink[1:-1]
            elif gaps: kind, about = "undecided", " ".join(gaps)
            # What a step does is over with its stream, and whoever subscribes to that is told so.
            elif place in flagged or ends: continue
            else: kind, about = "clean", ""
            self.kinds[kind].append(Row(self.name, place[0], place[1], kind, about))

    def numbers(self):
        summary = self.summary
        certainties = [finding["certainty"] for finding in self.findings]
        return [
            summary["files"], summary["bindings"],
            *(summary["bindings"] - summary["undecided"][name] for name in GUARANTEES),
            summary["bindings"] - summary["decided"], len(self.kinds["not-ui"]), len(self.kinds["unknown"]), self.limits,
            certainties.count("certain"), certainties.count("likely"),
            self.seconds, self.seconds / self.grep, self.megabytes,
        ]

    def flagged(self, chance):
        """Findings, one of each rule in turn."""
        rules = defaultdict(list)
        for finding in chance.sample(self.findings, len(self.findings)): rules[finding["rule"]].append(finding)
        ranked = [(turn, rule, finding) for rule, own in rules.items() for turn, finding in enumerate(own)]
        ranked.sort(key=lambda one: one[:2])
        return [Row(self.name, finding["path"], finding["line"], finding["certainty"], rule, finding["message"])
                for _, rule, finding in ranked[:FINDINGS_OF_AN_APP]]


def total(apps):
    sums = [sum(column) for column in zip(*(app.numbers() for app in apps))]
    return sums[:-2] + [sums[-3] / sum(app.grep for app in apps), max(app.megabytes for app in apps)]


def table(apps):
    rows = [[app.name, *app.numbers()] for app in apps] + [["total", *total(apps)]]
    places = dict(zip(COLUMNS, [0] * 11 + [2, 1, 0]))
    texts = [["app", *COLUMNS]]
    texts += [[row[0], *(f"{value:.{places[name]}f}" for name, value in zip(COLUMNS, row[1:]))] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts)]
    for name, *values in texts:
        print(name.ljust(widths[0]), *(value.rjust(width) for value, width in zip(values, widths[1:])), sep="  ")


def sample(apps, seed):
    chance = random.Random(seed)
    rows = []
    for kind in KINDS:
        few = [row for app in apps for row in chance.sample(app.kinds[kind], min(EACH_OF_AN_APP, len(app.kinds[kind])))]
        rows += chance.sample(few, min(EACH, len(few)))
    for app in apps: rows += app.flagged(chance)
    return sorted(rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sample", type=Path, metavar="FILE")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folders = sorted(folder for folder in arguments.folder.iterdir() if folder.is_dir())
    if not folders: parser.error(f"{arguments.folder} has no folders")
    everything = [App(str(arguments.binary.resolve()), folder) for folder in folders]
    apps = [app for app in everything if not app.failure]
    if apps: table(apps)
    for app in everything:
        if app.failure: print(f"{app.name} ended with {app.failure.status}: {app.failure.errors.strip()[-300:]}")
    if arguments.sample:
        with arguments.sample.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(Row._fields)
            writer.writerows(sample(apps, arguments.seed))
    return len(apps) < len(everything)


if __name__ == "__main__":
    sys.exit(main())
