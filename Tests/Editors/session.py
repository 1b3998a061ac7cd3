"""Just enough of a client to see what is published, and to answer what a server asks."""

import json
import subprocess
import urllib.parse

WATCHING = {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}},
            "textDocument": {"publishDiagnostics": {"relatedInformation": True}}}


class Editor:
    def __init__(self, program, folder, capabilities=None):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd="/")
        self.last = 0
        # Whether messages wait to be sent with the next that do not: an editor that has just started opens all at once.
        self.holds = False
        # What was said last of each file since it was opened.
        self.said = {}
        uri = self.uri(folder)
        folders = [{"uri": uri, "name": "app"}]
        self.request("initialize", {"processId": None, "rootUri": uri, "workspaceFolders": folders,
                                    "capabilities": capabilities or {}})
        self.send("initialized", {})

    @staticmethod
    def uri(name):
        return "file://" + urllib.parse.quote(name)

    def write(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        if not self.holds:
            self.process.stdin.flush()

    def send(self, method, parameters):
        self.write({"method": method, "params": parameters})

    def request(self, method, parameters):
        self.last += 1
        identifier = self.last
        self.write({"id": identifier, "method": method, "params": parameters})
        answer = self.wait(lambda message: message.get("id") == identifier and "method" not in message)
        if "error" in answer:
            raise SystemExit(f"{method}: {answer['error']}")
        return answer["result"]

    def wait(self, wanted):
        while True:
            length = 0
            while line := self.process.stdout.readline().strip():
                length = int(line.split(b":")[1]) if line.lower().startswith(b"content-length") else length
            if not length:
                raise SystemExit("the language server ended")
            message = json.loads(self.process.stdout.read(length))
            if message.get("method") == "textDocument/publishDiagnostics":
                self.said[message["params"]["uri"]] = message["params"]
            if "method" in message and "id" in message:
                self.write({"id": message["id"], "result": None})
            if wanted(message):
                return message

    def open(self, name, text, version=1):
        self.said.pop(self.uri(name), None)
        item = {"uri": self.uri(name), "languageId": "swift", "version": version, "text": text}
        self.send("textDocument/didOpen", {"textDocument": item})

    def change(self, name, text, version):
        self.send("textDocument/didChange", {
            "textDocument": {"uri": self.uri(name), "version": version}, "contentChanges": [{"text": text}]})

    def close(self, name):
        self.said.pop(self.uri(name), None)
        self.send("textDocument/didClose", {"textDocument": {"uri": self.uri(name)}})
        self.published(name)
        self.said.pop(self.uri(name), None)

    def published(self, name, version=None):
        """What is said of a file, once it is said of a version of it."""
        uri = self.uri(name)

        def is_said():
            return uri in self.said and (version is None or self.said[uri].get("version") == version)

        if not is_said():
            self.wait(lambda _: is_said())
        return self.said[uri]["diagnostics"]

    def actions(self, name, lines):
        """All that can be done about a file."""
        everything = {"start": {"line": 0, "character": 0}, "end": {"line": lines + 1, "character": 0}}
        return self.request("textDocument/codeAction", {
            "textDocument": {"uri": self.uri(name)}, "range": everything, "context": {"diagnostics": []}})

    def memory(self):
        """In MB, as the system counts it; 0 where it does not say."""
        try:
            with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
                return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024
        except OSError:
            return 0

    def end(self):
        self.request("shutdown", None)
        self.send("exit", None)
        self.process.wait()
