import TraitRules

/// SARIF 2.1.0, with what GitHub's code scanning asks for and what editors make use of: rules with help, exact regions,
/// the trace as a code flow, fixes, fingerprints, suppressions.
enum SARIFReporter {
  static func text(_ report: Report) -> String {
    let value = JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run(report)])),
    ])
    return value.text() + "\n"
  }

  private static func run(_ report: Report) -> JSONValue {
    let silenced = report.suppressed.map(\.finding)
    let all = report.findings + silenced
    let fingerprints = Fingerprint.all(all, in: report)
    let results = all.indices.map { index in
      let isSilenced = index >= report.findings.count
      let reason = isSilenced ? report.suppressed[index - report.findings.count].reason : nil
      return result(all[index], fingerprints[index], isSilenced ? suppression(reason) : nil, report)
    }
    return .object([
      (
        "tool",
        .object([
          (
            "driver",
            .object([
              ("name", .string("traitlint")),
              ("semanticVersion", .string(report.version)),
              ("rules", .array(RuleID.allCases.map { rule($0, report) })),
            ])
          )
        ])
      ),
      ("columnKind", .string("utf16CodeUnits")),
      (
        "originalUriBaseIds",
        .object([("SRCROOT", .object([("uri", .string(folderAddress(report.repository)))]))])
      ),
      ("automationDetails", .object([("id", .string("traitlint/"))])),
      ("results", .array(results)),
    ])
  }

  private static func rule(_ rule: RuleID, _ report: Report) -> JSONValue {
    let page = report.documentation(rule)
    let markdown =
      "\(page.whatItDoes)\n\n\(page.why)\n\n```swift\n\(page.example)\n```\n\nInstead:\n\n"
      + "```swift\n\(page.useInstead)\n```\n\n\(page.knownLimits)\n"
    return .object([
      ("id", .string(rule.rawValue)),
      ("shortDescription", .object([("text", .string(page.summary))])),
      ("fullDescription", .object([("text", .string(page.whatItDoes))])),
      ("help", .object([("text", .string(ExplainCommand.text(rule, page))), ("markdown", .string(markdown))])),
      (
        "defaultConfiguration",
        .object([("enabled", .bool(page.isOnByDefault)), ("level", .string(page.severity.rawValue))])
      ),
      (
        "properties",
        .object([
          ("tags", .array([.string("rxswift"), .string("correctness")])),
          ("precision", .string("high")),
          ("problem.severity", .string(page.severity.rawValue)),
        ])
      ),
    ])
  }

  private static func result(
    _ finding: Finding, _ fingerprint: String, _ suppression: JSONValue?, _ report: Report
  ) -> JSONValue {
    let related = finding.related.enumerated().map { index, related in
      location(related.location, message: related.message, id: index + 1, report)
    }
    let steps = finding.trace.map { step in
      let facts = "delivery \(step.delivery), failure \(step.failure), sharing \(step.sharing)"
      let note = step.note.map { "\($0); " } ?? ""
      return JSONValue.object([
        ("location", location(step.location, message: "\(step.text): \(note)\(facts)", id: nil, report))
      ])
    }
    return .present([
      ("ruleId", .string(finding.rule.rawValue)),
      ("ruleIndex", RuleID.allCases.firstIndex(of: finding.rule).map(JSONValue.int)),
      ("level", .string(finding.severity.rawValue)),
      ("message", .object([("text", .string(finding.message))])),
      ("locations", .array([location(finding.location, message: nil, id: nil, report)])),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
      (
        "codeFlows",
        steps.isEmpty
          ? nil : .array([.object([("threadFlows", .array([.object([("locations", .array(steps))])]))])])
      ),
      ("partialFingerprints", .object([("primaryLocationLineHash", .string("\(fingerprint):1"))])),
      ("fixes", finding.fix.flatMap { fix($0, report) }.map { .array([$0]) }),
      ("suppressions", suppression.map { .array([$0]) }),
      ("properties", .object([("certainty", .string(finding.certainty.rawValue))])),
    ])
  }

  private static func suppression(_ reason: String?) -> JSONValue {
    .present([("kind", .string("inSource")), ("justification", reason.map(JSONValue.string))])
  }

  // MARK: Places

  private static func location(_ location: Location, message: String?, id: Int?, _ report: Report) -> JSONValue {
    let start = (location.line, location.column)
    let end = (location.endLine, location.endColumn)
    return .present([
      ("id", id.map(JSONValue.int)),
      (
        "physicalLocation",
        .object([
          ("artifactLocation", artifact(location.path, report)),
          ("region", region(start, end, in: location.path, report)),
        ])
      ),
      ("message", message.map { .object([("text", .string($0))]) }),
    ])
  }

  /// From places in bytes, the end exclusive, to places in UTF-16 units.
  private static func region(
    _ start: (line: Int, column: Int), _ end: (line: Int, column: Int), in path: String, _ report: Report
  ) -> JSONValue {
    .object([
      ("startLine", .int(start.line)),
      ("startColumn", .int(report.sources.utf16Column(line: start.line, column: start.column, of: path))),
      ("endLine", .int(end.line)),
      ("endColumn", .int(report.sources.utf16Column(line: end.line, column: end.column, of: path))),
    ])
  }

  private static func artifact(_ path: String, _ report: Report) -> JSONValue {
    let place = report.repositoryPath(path)
    if FilePath.isAbsolute(place) { return .object([("uri", .string("file://" + PercentEncoding.path(place)))]) }
    return .object([("uri", .string(PercentEncoding.path(place))), ("uriBaseId", .string("SRCROOT"))])
  }

  private static func folderAddress(_ folder: String) -> String {
    "file://" + PercentEncoding.path(folder) + (folder.hasSuffix("/") ? "" : "/")
  }

  /// nil where an edit's file is not at hand.
  private static func fix(_ fix: Fix, _ report: Report) -> JSONValue? {
    var changes: [JSONValue] = []
    for path in Set(fix.edits.map(\.path)).sorted(by: utf8Order) {
      var replacements: [JSONValue] = []
      for edit in fix.edits where edit.path == path {
        guard let start = report.sources.position(of: edit.start, in: path),
          let end = report.sources.position(of: edit.end, in: path)
        else { return nil }
        replacements.append(
          .object([
            ("deletedRegion", region(start, end, in: path, report)),
            ("insertedContent", .object([("text", .string(edit.replacement))])),
          ]))
      }
      changes.append(
        .object([("artifactLocation", artifact(path, report)), ("replacements", .array(replacements))]))
    }
    return .object([
      ("description", .object([("text", .string(fix.title))])), ("artifactChanges", .array(changes)),
    ])
  }
}
