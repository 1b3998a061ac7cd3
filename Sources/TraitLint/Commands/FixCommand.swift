import TraitRules

/// What `--fix` and `--diff` do with the fixes of a report.
struct FixCommand {
  let surroundings: Surroundings
  let console: Console
  let invocation: Invocation
  let fixing: Invocation.Fixing

  /// Returns the report on what is left, and how it went. With `--diff` nothing is mended, so the report stays.
  func run(
    _ report: Report, _ projects: inout LintedProjects, _ selection: FindingSelection, _ status: ExitStatus
  ) throws -> (Report, ExitStatus) {
    let dirty = fixing == .write && !invocation.allowsDirty ? dirtyFiles(report, projects) : []
    let run = FixRun(
      report, &projects, appliesUnsafe: invocation.appliesUnsafeFixes,
      passes: selection.outlivesFixes ? FixRun.mostPasses : 1, isAllowed: { !dirty.contains($0) },
      lint: { selection.report($0.lint(), $0) })
    for path in dirty.sorted(by: utf8Order) {
      console.fail("\(path): has uncommitted changes and is not fixed; commit them, or pass --allow-dirty")
    }
    var status = dirty.isEmpty ? status : max(status, .incomplete)
    if run.isUnsettled {
      console.warn("fixes still lead to fixes after \(FixRun.mostPasses) passes; run again for the rest")
    }
    let changes = run.changed.filter { $0.value.old != $0.value.new }.map { path, texts in
      FixWriter.Change(path: path, absolute: surroundings.absolute(path), old: texts.old, new: texts.new)
    }.sorted { utf8Order($0.path, $1.path) }
    if fixing == .diff {
      for change in changes { show(change) }
      return (report, status)
    }
    let writer = FixWriter(changes, groups: run.groups)
    writer.problems.forEach(console.fail)
    if !writer.problems.isEmpty { status = max(status, .incomplete) }
    let unwritten = changes.filter { !writer.written.contains($0.path) }
    var (left, fixed) = (run.report, run.fixedFindings)
    if !unwritten.isEmpty {
      // What could not be written is as it was, and so are its findings.
      for change in unwritten { projects.sources.setText(change.old, of: change.path) }
      left = selection.report(projects.lint(), projects)
      fixed = max(0, report.findings.count - left.findings.count)
    }
    if !writer.written.isEmpty, !invocation.isQuiet {
      console.say("fixed \(Count.of(fixed, "finding")) in \(Count.of(writer.written.count, "file"))")
    }
    return (left, status)
  }

  private func show(_ change: FixWriter.Change) {
    let isInside = FilePath.contains(surroundings.workingDirectory, change.absolute)
    let path =
      isInside
      ? FilePath.relative(change.absolute, to: surroundings.workingDirectory) : String(change.absolute.dropFirst())
    let text = UnifiedDiff.text(path: path, old: change.old, new: change.new)
    // To a file or a pipe it goes byte for byte; on a screen, what the source holds must not become commands.
    console.output(surroundings.terminal.isOutputTerminal ? SafeText.visible(text) : text)
  }

  /// The files that fixes would change and that git has no copy of as they are. Outside a repository there are none.
  private func dirtyFiles(_ report: Report, _ projects: LintedProjects) -> Set<String> {
    let fixes = report.findings.compactMap { FixPlan.applicableFix(of: $0, invocation.appliesUnsafeFixes) }
    let paths = Set(fixes.flatMap(\.edits).map(\.path))
    guard !paths.isEmpty, let git = try? Git(projects.home, surroundings, for: Option.fix.flag) else {
      return []
    }
    let status = git.output(["status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames"]) ?? []
    let dirty = Set(
      status.split(separator: 0).map { FilePath.join(git.top, String(decoding: $0.dropFirst(3), as: UTF8.self)) })
    return paths.filter { path in
      let absolute = surroundings.absolute(path)
      return dirty.contains(System.realPath(absolute) ?? absolute)
    }
  }
}
