"""See Tests/places.sh."""

import json
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "Editors"))

from session import Editor

APPS, COUNT, PROGRAM, SEED = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
OPTIONS = ["--reporter", "json", "--strict", "--quiet", "--no-replay"]


def run(words, folder, text=None, environment=None):
    """Standard output of the program; whatever it found, it has to end well."""
    variables = {**os.environ, **(environment or {})}
    result = subprocess.run([PROGRAM, *OPTIONS, *words], cwd=folder, input=text, capture_output=True, env=variables)
    if result.returncode > 1:
        raise SystemExit(f"{words} in {folder} ended with {result.returncode}: {result.stderr.decode()[:500]}")
    return result.stdout.decode()


def relative(value, prefix):
    """The paths in a report counted from the folder of apps."""
    if isinstance(value, dict):
        return {key: path(item, prefix) if key == "path" else relative(item, prefix) for key, item in value.items()}
    if isinstance(value, list):
        return [relative(item, prefix) for item in value]
    return value


def path(text, folder):
    return os.path.relpath(os.path.join(folder, text), APPS)


def findings(output, folder):
    """By file: everything that a report says of it."""
    files = {}
    for finding in relative(json.loads(output)["findings"], folder):
        files.setdefault(finding["path"], []).append(finding)
    return files


# A suggestion is the text of the fix, where there is one.
FIXES = ("fix", "alternativeFix", "noFix", "suggestion")


def reaches_beyond(finding):
    """Whether a fix changes other files too: it is made only where those are linted as well."""
    edits = [edit for key in FIXES[:2] for edit in (finding.get(key) or {}).get("edits", [])]
    return any(edit["path"] != finding["path"] for edit in edits)


def same(found, expected):
    """Whether findings are the same but for fixes that reach beyond their file."""
    def shortened(finding, other):
        return {key: value for key, value in finding.items() if not (reaches_beyond(other) and key in FIXES)}

    pairs = list(zip(found, expected))
    return len(found) == len(expected) and all(shortened(one, other) == shortened(other, other) for one, other in pairs)


def shown(editor, name):
    """The lines and rules that an editor shows for a file."""
    with open(name, encoding="utf-8", newline="") as file:
        editor.open(name, file.read())
    diagnostics = editor.published(name)
    editor.close(name)
    return sorted((d["range"]["start"]["line"] + 1, d["code"]) for d in diagnostics)


def check_names(scratch):
    """Folders named in every way."""
    apps = sorted(name for name in os.listdir(APPS) if os.path.isdir(os.path.join(APPS, name)))
    whole = run(["."], APPS)
    shuffled = random.sample(apps, len(apps))
    link = os.path.join(scratch, "link")
    os.symlink(APPS, link)
    here = APPS + "/"
    ways = {
        "singly": (apps, APPS),
        "backwards": (apps[::-1], APPS),
        "shuffled, some twice": (shuffled + shuffled[:9], APPS),
        "by absolute path": ([APPS], scratch),
        "singly by absolute path": ([here + name for name in shuffled], scratch),
        "through a link": (["link"], scratch),
        "singly through a link": ([f"link/{name}" for name in shuffled], scratch),
        "by link and by name": (["link", APPS], scratch),
    }
    wrong = 0
    for way, (words, folder) in ways.items():
        output = run(words, folder)
        for prefix in ("link/", here):
            output = output.replace(f'"path":"{prefix}', '"path":"').replace(f'"path": "{prefix}', '"path": "')
        wrong += output != whole
        print(f"{'same bytes' if output == whole else 'DIFFERENT '}  {len(apps)} folders {way}", flush=True)
    return findings(whole, APPS), wrong


def stage(app, scratch):
    """An index that knows all of an app's Swift files, beside the app and not in it."""
    environment = {
        "GIT_DIR": os.path.join(scratch, app.replace("/", "_") + ".git"),
        "GIT_WORK_TREE": os.path.join(APPS, app),
        "GIT_CONFIG_GLOBAL": os.devnull,
    }
    variables = {**os.environ, **environment}
    subprocess.run(["git", "init", "--quiet"], env=variables, check=True, capture_output=True)
    subprocess.run(
        ["git", "add", "--force", "--", ":(glob)**/*.swift"], env=variables, cwd=environment["GIT_WORK_TREE"],
        check=True, capture_output=True)
    return environment


def check_files(whole, scratch):
    """Files named alone in every way."""
    flagged = [name for name, all in whole.items() if any(finding["certainty"] != "unproven" for finding in all)]
    every = []
    for folder, folders, names in os.walk(APPS):
        folders[:] = [name for name in folders if name not in ("Pods", "Carthage", "DerivedData") and name[0] != "."]
        for name in names:
            file = os.path.join(folder, name)
            if name.endswith(".swift") and name[0] != "." and not os.path.islink(file):
                every.append(os.path.relpath(file, APPS))
    others = sorted(set(every) - set(flagged))
    files = sorted(flagged) + random.sample(others, min(COUNT, len(others)))
    wrong, answers, editors, indexes = 0, 0, {}, {}
    for name in files:
        file = os.path.join(APPS, name)
        app = name.split("/")[0]
        expected = whole.get(name, [])
        folder, last = os.path.split(file)
        with open(file, "rb") as opened:
            text = opened.read()
        if app not in indexes:
            indexes[app] = stage(app, scratch)
        ways = {
            "from its folder": ([last], folder, None, None),
            "from the root": ([name], APPS, None, None),
            "by absolute path": ([file], scratch, None, None),
            "through -": (["-", "--stdin-filename", name], APPS, text, None),
            "as staged text": (["--staged", os.path.relpath(file, os.path.join(APPS, app))], os.path.join(APPS, app), None,
                               indexes[app]),
        }
        for way, (words, where, input, environment) in ways.items():
            answers += 1
            found = findings(run(words, where, input, environment), where).get(name, [])
            if not same(found, expected):
                wrong += 1
                print(f"DIFFERENT  {name} {way}: {len(found)} findings for {len(expected)}", flush=True)
        if app not in editors:
            for editor in editors.values():
                editor.end()
            editors = {app: Editor(PROGRAM, os.path.join(APPS, app))}
        wanted = sorted((f["line"], f["rule"]) for f in expected if f["certainty"] != "unproven")
        answers += 1
        if shown(editors[app], file) != wanted:
            wrong += 1
            print(f"DIFFERENT  {name} in the editor", flush=True)
    for editor in editors.values():
        editor.end()
    beyond = sum(reaches_beyond(finding) for name in files for finding in whole.get(name, []))
    print(f"{beyond} fixes reach beyond their file and are made where the other files are linted as well")
    print(f"{len(flagged)} files with findings and {len(files) - len(flagged)} without: {answers} answers, {wrong} differ")
    return wrong


random.seed(SEED)
print(f"seed {SEED}")
with tempfile.TemporaryDirectory() as folder:
    whole, wrong = check_names(folder)
    wrong += check_files(whole, folder)
sys.exit(1 if wrong else 0)
