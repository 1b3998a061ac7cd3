import TraitRules

/// The format that other tools read: everything the linter knows of each finding.
enum JSONReporter {
  static func text(_ report: Report) -> String {
    let value = JSONValue.object([
      ("version", .string(report.version)),
      ("summary", summary(report)),
      ("findings", .array(report.findings.map(finding))),
    ])
    return value.text() + "\n"
  }

  private static func summary(_ report: Report) -> JSONValue {
    let summary = report.summary
    return .object([
      ("files", .int(summary.files)),
      ("bindings", .int(summary.bindings)),
      ("decided", .int(summary.decided)),
      (
        "undecided",
        .object([
          ("delivery", .int(summary.undecidedDelivery)),
          ("failure", .int(summary.undecidedFailure)),
          ("sharing", .int(summary.undecidedSharing)),
        ])
      ),
      ("flagged", .int(summary.flagged)),
      ("findings", .int(report.findings.count)),
      ("errors", .int(report.count(.error))),
      ("warnings", .int(report.count(.warning))),
      ("suppressed", .int(report.suppressed.count)),
      ("fixable", .int(report.fixable.safe)),
    ])
  }

  private static func finding(_ finding: Finding) -> JSONValue {
    .present([
      ("rule", .string(finding.rule.rawValue)),
      ("severity", .string(finding.severity.rawValue)),
      ("certainty", .string(finding.certainty.rawValue)),
      ("path", .string(finding.location.path)),
      ("line", .int(finding.location.line)),
      ("column", .int(finding.location.column)),
      ("endLine", .int(finding.location.endLine)),
      ("endColumn", .int(finding.location.endColumn)),
      ("message", .string(finding.message)),
      ("sink", finding.sink.isEmpty ? nil : .string(finding.sink)),
      ("suggestion", finding.suggestion.map(JSONValue.string)),
      ("declaration", .string(finding.declaration)),
      ("chain", .string(finding.chain)),
      ("related", .array(finding.related.map(related))),
      ("trace", .array(finding.trace.map(step))),
      ("evidence", finding.evidence.map(evidence)),
      ("fix", finding.fix.map(fix)),
      ("alternativeFix", finding.alternativeFix.map(fix)),
      ("noFix", finding.fix == nil ? finding.noFix.map(JSONValue.string) : nil),
    ])
  }

  private static func related(_ related: RelatedLocation) -> JSONValue {
    .object([
      ("path", .string(related.location.path)),
      ("line", .int(related.location.line)),
      ("column", .int(related.location.column)),
      ("message", .string(related.message)),
    ])
  }

  private static func step(_ step: TraceStep) -> JSONValue {
    .present([
      ("path", .string(step.location.path)),
      ("line", .int(step.location.line)),
      ("column", .int(step.location.column)),
      ("text", .string(step.text)),
      ("delivery", .string(step.delivery)),
      ("failure", .string(step.failure)),
      ("sharing", .string(step.sharing)),
      ("note", step.note.map(JSONValue.string)),
    ])
  }

  private static func evidence(_ evidence: ReplayEvidence) -> JSONValue {
    .present([
      ("before", evidence.before.map(side)),
      ("after", evidence.after.map(side)),
      (
        "differences",
        evidence.differences.isEmpty ? nil : .array(evidence.differences.map(JSONValue.string))
      ),
      ("notReplayed", evidence.notReplayed.map(JSONValue.string)),
    ])
  }

  private static func side(_ side: ReplayEvidence.Side) -> JSONValue {
    .object([
      ("schedules", .int(side.schedules)),
      ("violations", .array(side.violations.map(JSONValue.string))),
    ])
  }

  private static func fix(_ fix: Fix) -> JSONValue {
    .present([
      ("title", .string(fix.title)),
      ("style", .string(fix.style.rawValue)),
      ("applicability", .string(fix.applicability.rawValue)),
      ("replay", .string(fix.replay)),
      ("doubts", fix.doubts.isEmpty ? nil : .array(fix.doubts.map(JSONValue.string))),
      (
        "edits",
        .array(
          fix.edits.map { edit in
            .object([
              ("path", .string(edit.path)),
              ("start", .int(edit.start)),
              ("end", .int(edit.end)),
              ("replacement", .string(edit.replacement)),
            ])
          })
      ),
    ])
  }
}
