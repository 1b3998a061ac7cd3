"""See Tests/editors.sh. A session of each kind, by a client that checks what the protocol asks of a server."""

import asyncio
import os
import pathlib
import random
import shutil
import statistics
import time

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

PROGRAM = os.environ["TRAITLINT"]
APP = os.environ.get("TRAITLINT_APP")
EXAMPLE = pathlib.Path(__file__).parents[2] / "Documentation" / "Example" / "SearchViewController.swift"


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]))
async def client(lsp_client: LanguageClient):
    # What the client does not answer by itself.
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters):
        lsp_client.registered = [registration.method for registration in parameters.registrations]

    @lsp_client.feature(types.WORKSPACE_INLAY_HINT_REFRESH)
    def refresh(*_):
        return None

    yield
    await lsp_client.shutdown_session()


def folder(path):
    return types.WorkspaceFolder(uri=path.as_uri(), name=path.name)


async def start(client, *folders, settings=None, capabilities=None):
    capabilities = capabilities or pytest_lsp.client_capabilities("visual-studio-code")
    return await client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities, workspace_folders=[folder(path) for path in folders],
            root_uri=folders[0].as_uri(), initialization_options=settings))


def repository(path, files):
    (path / ".git").mkdir(parents=True)
    for name, text in files.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_text(text)
    return path


def open_file(client, path, text=None):
    text = path.read_text() if text is None else text
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=path.as_uri(), language_id="swift", version=1, text=text)))


def change(client, path, version, text, edit=None):
    event = types.TextDocumentContentChangeWholeDocument(text=text)
    if edit:
        event = types.TextDocumentContentChangePartial(range=edit, text=text)
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=path.as_uri(), version=version),
        content_changes=[event]))


async def published(client, path, version=None):
    """The diagnostics of a file, once they are about a version of it."""
    while True:
        parameters = await asyncio.wait_for(
            client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS), timeout=20)
        if parameters.uri == path.as_uri() and (version is None or parameters.version == version):
            return sorted((d.range.start.line, d.code) for d in parameters.diagnostics)


def place(line, character):
    return types.Position(line=line, character=character)


async def actions(client, path, line, character, only=None):
    return await client.text_document_code_action_async(types.CodeActionParams(
        text_document=types.TextDocumentIdentifier(uri=path.as_uri()),
        range=types.Range(start=place(line, character), end=place(line, character)),
        context=types.CodeActionContext(diagnostics=[], only=only)))


@pytest.mark.asyncio
async def test_findings_hover_and_fixes(client, tmp_path):
    project = repository(tmp_path / "app", {"Search.swift": EXAMPLE.read_text()})
    await start(client, project)
    file = project / "Search.swift"
    open_file(client, file)
    found = await published(client, file)
    assert found == [(19, "error_handling"), (19, "main_thread"), (23, "error_handling"), (23, "main_thread"),
                     (23, "sharing")]
    hover = await client.text_document_hover_async(types.HoverParams(
        text_document=types.TextDocumentIdentifier(uri=file.as_uri()), position=place(19, 8)))
    assert "| delivery | failure | sharing |" in hover.contents.value
    fix = next(action for action in await actions(client, file, 19, 8) if action.is_preferred)
    assert fix.kind == "quickfix"
    titles = [action.title for action in await actions(client, file, 19, 8)]
    assert "Silence error_handling here, with a reason" in titles
    fix_all = await actions(client, file, 0, 0, only=["source.fixAll"])
    assert [action.kind for action in fix_all] == ["source.fixAll.traitlint"]
    # Applied, nothing is left.
    lines = file.read_text().split("\n")
    for edit in sorted(fix_all[0].edit.changes[file.as_uri()], key=lambda e: -e.range.start.line * 1000 - e.range.start.character):
        (start_line, start_at), (end_line, end_at) = ((p.line, p.character) for p in (edit.range.start, edit.range.end))
        lines[start_line:end_line + 1] = [lines[start_line][:start_at] + edit.new_text + lines[end_line][end_at:]]
    change(client, file, 2, "\n".join(lines))
    assert await published(client, file, version=2) == []


@pytest.mark.asyncio
async def test_files_and_configuration_change_outside(client, tmp_path):
    project = repository(tmp_path / "app", {"Search.swift": EXAMPLE.read_text()})
    await start(client, project)
    file = project / "Search.swift"
    open_file(client, file)
    await published(client, file)
    configuration = project / ".traitlint.yml"
    configuration.write_text("rules: { main_thread: off, error_handling: off }\n")
    event = types.FileEvent(uri=configuration.as_uri(), type=types.FileChangeType.Created)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[event]))
    assert await published(client, file) == [(23, "sharing")]
    configuration.unlink()
    event = types.FileEvent(uri=configuration.as_uri(), type=types.FileChangeType.Deleted)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[event]))
    assert len(await published(client, file)) == 5


@pytest.mark.asyncio
async def test_several_folders(client, tmp_path):
    one = repository(tmp_path / "one", {"Search.swift": EXAMPLE.read_text()})
    two = repository(tmp_path / "two", {"Search.swift": EXAMPLE.read_text().replace("data(request:", "unknown(")})
    await start(client, one, two)
    for project in (one, two):
        open_file(client, project / "Search.swift")
    assert await published(client, one / "Search.swift")
    client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(
        event=types.WorkspaceFoldersChangeEvent(added=[], removed=[folder(two)])))
    assert await published(client, one / "Search.swift")


@pytest.mark.asyncio
async def test_hints_are_off_until_they_are_wanted(client, tmp_path):
    project = repository(tmp_path / "app", {"Search.swift": EXAMPLE.read_text()})
    await start(client, project)
    file = project / "Search.swift"
    open_file(client, file)
    await published(client, file)
    request = types.InlayHintParams(
        text_document=types.TextDocumentIdentifier(uri=file.as_uri()),
        range=types.Range(start=place(0, 0), end=place(99, 0)))
    assert not await client.text_document_inlay_hint_async(request)
    client.workspace_did_change_configuration(
        types.DidChangeConfigurationParams(settings={"traitlint": {"inlayHints": True}}))
    await published(client, file)
    labels = [hint.label for hint in await client.text_document_inlay_hint_async(request)]
    assert labels == ["✗ off main  ✗ possible  ✗ repeated"] * 2


@pytest.mark.asyncio
async def test_reading_a_large_project_is_shown(client, tmp_path):
    text = EXAMPLE.read_text()
    files = {f"Sources/S{i}.swift": "".join(text.replace("SearchViewController", f"Search{i}x{n}") for n in range(12))
             for i in range(1500)}
    project = repository(tmp_path / "app", files)
    await start(client, project)
    file = project / "Sources/S7.swift"
    open_file(client, file)
    assert await published(client, file)
    kinds = [report.kind for reports in client.progress_reports.values() for report in reports]
    assert kinds == ["begin", "end"]


@pytest.mark.skipif(not APP, reason="no app was given")
@pytest.mark.asyncio
async def test_times_after_an_edit(client):
    app = pathlib.Path(APP)
    everything = [path for path in app.rglob("*.swift") if "rx." in path.read_text(errors="ignore")]
    random.Random(1).shuffle(everything)
    await start(client, app)
    times = []
    for path in everything[:5]:
        text = path.read_text()
        open_file(client, path, text)
        await published(client, path, version=1)
        for version in range(2, 6):
            start_time = time.monotonic()
            change(client, path, version, text + "// edited\n" * version)
            await published(client, path, version=version)
            times.append(time.monotonic() - start_time)
        client.text_document_did_close(types.DidCloseTextDocumentParams(
            text_document=types.TextDocumentIdentifier(uri=path.as_uri())))
    print(f"{len(times)} edits: median {statistics.median(times):.3f} s, longest {max(times):.3f} s, pause included")
