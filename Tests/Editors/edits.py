"""See Tests/edits.sh."""

import os
import random
import re
import statistics
import sys
import time
from collections import defaultdict

from session import WATCHING, Editor

APP, EDITS, PROGRAM, SEED, LONG = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), int(sys.argv[5])
# What the server waits for after an edit, as it documents.
PAUSE = 0.2
# Files that are open at once, and edits until others are.
OPEN, STAY = 3, 20


# Edits: each takes a text and gives another, or None where there is nothing of its kind to do.

def lines_with(text, pattern):
    return [match.start() for match in re.finditer(rf"(?m)^.*(?:{pattern}).*$", text)]


def insert(text, place, line):
    return text[:place] + line + "\n" + text[place:]


def add_binding(text, count):
    places = [match.end() + 1 for match in re.finditer(r"(?m)^.*\bfunc [^\n]*\{$", text)]
    source = random.choice([
        'URLSession.shared.rx.data(request: request).map { _ in "" }', "viewModel.title", 'Observable.just("")',
        f"made{count}()"])
    return places and insert(
        text, random.choice(places), f"        {source}.bind(to: label{count % 3}.rx.text).disposed(by: disposeBag)")


def remove_binding(text, _):
    starts = lines_with(text, r"\.(bind|drive|emit|subscribe)\(")
    if not starts:
        return None
    start = random.choice(starts)
    return text[:start] + text[text.find("\n", start) + 1:]


def add_operator(text, _):
    places = lines_with(text, r"^\s*\.(bind|drive|emit|subscribe|map|filter|disposed)\(")
    operator = random.choice([
        ".observe(on: ConcurrentDispatchQueueScheduler(qos: .background))", ".observe(on: MainScheduler.instance)",
        ".share(replay: 1)", ".map { $0 }", ".distinctUntilChanged()"])
    return places and insert(text, random.choice(places), f"            {operator}")


def remove_line(text, _):
    starts = [match.start() for match in re.finditer(r"(?m)^.+$", text)]
    if not starts:
        return None
    start = random.choice(starts)
    return text[:start] + text[text.find("\n", start) + 1:]


def rename_member(text, count):
    names = list(re.finditer(r"(?m)^ +(?:\w+ )*(?:let|var|func) (\w+)", text))
    if not names:
        return None
    name = random.choice(names)
    return text[:name.end(1)] + str(count) + text[name.end(1):]


def add_member(text, count):
    places = [match.end() + 1 for match in re.finditer(r"(?m)^(?:\w+ )*(?:class|struct|extension) [^\n]*\{$", text)]
    member = f"    func made{count}() -> Observable<String> {{ .just(\"\") }}"
    return places and insert(text, random.choice(places), member)


def add_type(text, count):
    return text + f"""
final class Made{count}: UIViewController {{
    let label = UILabel()
    func made{count}() -> Observable<String> {{ URLSession.shared.rx.data(request: request).map {{ _ in "" }} }}
    override func viewDidLoad() {{ made{count}().bind(to: label.rx.text).disposed(by: disposeBag) }}
}}
"""


def remove_type(text, _):
    starts = [match.start() for match in re.finditer(r"(?m)^(?:\w+ )*(?:class|struct|enum|extension) ", text)]
    if not starts:
        return None
    start = random.choice(starts)
    end = text.find("\n}", start)
    return text[:start] + text[end + 2:] if end >= 0 else None


def add_extension(text, count):
    return text + f"\nextension ObservableType {{ func made{count}() -> Observable<Element> {{ asObservable() }} }}\n"


def comment(text, count):
    places = lines_with(text, r"^.")
    return places and insert(text, random.choice(places), f"// {count}")


KINDS = [add_binding, remove_binding, add_operator, remove_line, rename_member, add_member, add_type, remove_type,
         add_extension, comment]


class Session:
    """Files that are open, with the texts they have, and those they had."""

    def __init__(self, binding, others):
        self.binding, self.others = binding, others
        self.editor = Editor(PROGRAM, APP, WATCHING)
        self.texts, self.versions, self.before = {}, {}, []
        self.count = 0

    def move(self):
        """To other files."""
        for name in list(self.texts):
            self.editor.close(name)
            del self.texts[name]
        self.before = []
        for name in random.sample(self.binding, min(2, len(self.binding))) + random.sample(self.others, OPEN - 2):
            with open(name, encoding="utf-8", newline="") as file:
                self.texts[name] = file.read()
            self.versions[name] = 1
        self.editor.holds = True
        for name, text in self.texts.items():
            self.editor.open(name, text)
        self.editor.holds = False
        # What asks for nothing sends what waits.
        self.editor.send("$/setTrace", {"value": "off"})
        for name in self.texts:
            self.editor.published(name)

    def edit(self):
        """Edits one of the files: its name, and what was done."""
        self.count += 1
        if self.count % STAY == 1:
            self.move()
        name = random.choice(list(self.texts))
        if self.before and random.random() < 0.15:
            name, text = self.before.pop()
            kind = "undo"
        else:
            text = None
            while not text:
                change = random.choice(KINDS)
                text, kind = change(self.texts[name], self.count), change.__name__
            self.before.append((name, self.texts[name]))
        self.texts[name] = text
        self.versions[name] += 1
        self.editor.change(name, text, self.versions[name])
        return name, kind

    def answer(self, name):
        return self.editor.published(name, self.versions[name])

    def everything(self):
        """All that is said of the open files, for comparison."""
        return {name: self.editor.actions(name, text.count("\n")) for name, text in self.texts.items()}

    def fresh(self):
        """The same from a server that has just begun."""
        editor = Editor(PROGRAM, APP, WATCHING)
        editor.holds = True
        for name, text in self.texts.items():
            editor.open(name, text, self.versions[name])
        editor.holds = False
        everything = {name: editor.actions(name, text.count("\n")) for name, text in self.texts.items()}
        editor.end()
        return everything


def app_files():
    """Files that bind, and others that know RxSwift."""
    binding, others = [], []
    for folder, folders, names in os.walk(APP):
        folders[:] = sorted(name for name in folders if name not in ("Pods", "Carthage") and name[0] != ".")
        for name in sorted(names):
            path = os.path.join(folder, name)
            if not name.endswith(".swift") or os.path.islink(path):
                continue
            with open(path, encoding="utf-8", errors="ignore") as file:
                text = file.read()
            if re.search(r"\.(bind|drive|emit)\(", text):
                binding.append(path)
            elif "import RxSwift" in text:
                others.append(path)
    return binding, others or binding


def short(seconds):
    return f"{seconds * 1000:.0f} ms"


def try_edits(files):
    session = Session(*files)
    times, wrong = defaultdict(list), 0
    for number in range(EDITS):
        name, kind = session.edit()
        begin = time.monotonic()
        session.answer(name)
        times[kind].append(time.monotonic() - begin - PAUSE)
        if session.everything() != session.fresh():
            wrong += 1
            print(f"DIFFERENT  after edit {number + 1}, {kind} in {os.path.relpath(name, APP)}", flush=True)
    every = sorted(time for kind in times.values() for time in kind)
    for kind, taken in sorted(times.items()):
        print(f"  {kind:15} {len(taken):4} median {short(statistics.median(taken)):>8}  worst {short(max(taken)):>8}")
    print(f"{len(every)} edits, beyond the pause: median {short(statistics.median(every))}, "
          f"nine of ten {short(every[len(every) * 9 // 10])}, worst {short(every[-1])}; {wrong} answers differ")
    session.editor.end()
    return wrong


def try_memory(files):
    session = Session(*files)
    held = {}
    for number in range(1, LONG + 1):
        name, _ = session.edit()
        session.answer(name)
        if number in (10, 100, LONG):
            held[number] = session.editor.memory()
    print("memory " + ", ".join(f"after {number} edits {size:.0f} MB" for number, size in held.items())
          + f": {held[LONG] / max(held[10], 1):.2f} times that after ten")
    session.editor.end()


random.seed(SEED)
FILES = app_files()
print(f"seed {SEED}: {len(FILES[0])} files that bind, {len(FILES[1])} others", flush=True)
wrong = try_edits(FILES) if EDITS else 0
if LONG:
    try_memory(FILES)
sys.exit(1 if wrong else 0)
