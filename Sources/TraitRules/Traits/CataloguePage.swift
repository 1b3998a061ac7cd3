/// The catalogue as a page for readers: every belief of the linter, with where it was read.
public enum CataloguePage {
  /// The whole page, in Markdown. It depends on nothing but the catalogue.
  public static func markdown() -> String {
    var page = introduction
    for theme in Catalogue.operatorThemes { page += section(theme.title, theme.rows) }
    page += "\n## Libraries\n\nVersions here are the library's own.\n"
    for theme in Catalogue.libraryThemes { page += section(theme.title, theme.rows, level: "###") }
    page += schedulers()
    page += members()
    return page
  }

  private static let introduction = """
    # The catalogue

    What traitlint believes of each operator, source, conversion and sink, by theme. This page is written from the
    tables in `Sources/TraitRules/Traits`; a test sees to it that the two agree.

    - **Delivery**: the thread on which elements come out.
    - **Failure**: whether an error can come out.
    - **Sharing**: what each subscriber runs again.
    - **Driver**: whether the call can stand on a `Driver` as it is.
    - **Versions**: of RxSwift, as far as the operator was not always there or is not there any more; `~` marks
      since when it is deprecated.
    - **Shown by**: what stands behind the three effects. A replay: the smallest chains made of the row are run on the
      bundled runtime under every schedule, and just these effects come out. Or the row that says the same and is
      replayed. Or why a replay can't show them.
    - **Read in**: the file of the library in which the effect was read.

    An argument followed by `…` may be repeated; one followed by `?` may be left out. Names in parentheses before
    a signature are the library and the type that have it. **static** is called on the type.

    """

  private static func section(_ title: String, _ rows: [CatalogueRow], level: String = "##") -> String {
    var text = "\n\(level) \(title)\n\n"
    text += "| Spelling | On | Delivery | Failure | Sharing | Driver | Versions | Shown by | Read in |\n"
    text += "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n"
    for row in rows {
      let cells = [
        spelling(row, under: title), row.receiver.words, row.delivery.words,
        row.failure.words(throwing: row.closureMayThrow),
        row.sharing.words, row.twin.words, versions(row), row.proof.words, escaped(row.note),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }

  /// The signature after whose it is, as far as the section's title does not say so.
  private static func spelling(_ row: CatalogueRow, under title: String) -> String {
    let library = ["RxSwift", title, ""].contains(row.library) ? nil : row.library
    let owner = [library, row.type].compactMap(\.self).joined(separator: ", ")
    return (owner.isEmpty ? "" : "(\(owner)) ") + (row.isStatic ? "**static** " : "") + "`\(row.markedSignature)`"
  }

  private static func versions(_ row: CatalogueRow) -> String {
    var text = ""
    if let introduced = row.introduced { text += introduced.words }
    if row.introduced != nil || row.removed != nil { text += "–" }
    if let removed = row.removed { text += "before \(removed.words)" }
    if let deprecated = row.deprecated { text += (text.isEmpty ? "" : " ") + "~\(deprecated.words)" }
    if let now = row.renamedTo, now != row.signature { text += " now `\(now)`" }
    return text
  }

  private static func schedulers() -> String {
    var text = "\n## Schedulers\n\n| Expression | Runs on | Read in |\n| --- | --- | --- |\n"
    for row in Schedulers.rows {
      let expression = row.queueLabel.map { "`\(row.expression)(…)`, else as `\($0):` has it" } ?? "`\(row.expression)`"
      text += "| \(expression) | \(row.thread.rawValue) | \(escaped(row.note)) |\n"
    }
    return text
  }

  private static func members() -> String {
    var text = """

      ## Members of `rx`

      Sinks and sources by class. A binder, a control property and `rx.items` move elements to main by themselves from
      RxSwift 3.1 on and stop the program off main before; an error stops a debug build and ends the binding in a
      release build. From 6.0 on every settable property of a class is a binder too.

      | Class | Member | Is a | Of | Versions |
      | --- | --- | --- | --- | --- |

      """
    for member in ReactiveMembers.standard.rows where member.isSink || member.isSource {
      let name = "`\(member.signature)`" + (member.isStatic ? " (static)" : "")
      let element = member.element.isEmpty ? "" : "`\(escaped(member.element))`"
      let base = member.library == "RxCocoa" ? member.base : "(\(member.library)) \(member.base)"
      text += "| \(base) | \(name) | \(member.trait.rawValue) | \(element) | \(versions(member)) |\n"
    }
    return text
  }

  private static func versions(_ member: ReactiveMember) -> String {
    var text = member.introduced.map(\.words) ?? ""
    text += "–"
    if let removed = member.removed { text += "before \(removed.words)" }
    if member.isDynamicSince6 { text += ", dynamic from 6.0" }
    if let now = member.renamedTo { text += " now `\(now)`" }
    return text
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension RxVersion {
  fileprivate var words: String { "\(major).\(minor)" }
}

extension ReactiveMember {
  fileprivate var signature: String {
    isProperty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension CatalogueRow {
  /// The signature with its marks for what may be left out or repeated.
  fileprivate var markedSignature: String {
    if isProperty { return name }
    var text = name + "("
    for (index, label) in labels.enumerated() {
      text += label + (defaulted.contains(label) ? "?" : "") + ":"
      if index == 0 && isVariadic { text += "…" }
    }
    return text + ")"
  }
}

extension CatalogueRow.Receiver {
  fileprivate var words: String {
    switch self {
    case .observable: "Observable"
    case .infallible: "Infallible"
    case .shared: "Driver, Signal"
    case .driver: "Driver"
    case .signal: "Signal"
    case .single: "Single"
    case .maybe: "Maybe"
    case .completable: "Completable"
    case .primitive: "Single, Maybe, Completable"
    case .any: "any"
    case .relay: "relay"
    case .subject: "subject"
    case .variable: "Variable"
    case .controlEvent: "ControlEvent"
    case .controlProperty: "ControlProperty"
    case .connectable: "connectable"
    case .sequence: "Swift sequence"
    case .reactive: "`rx`"
    case .library: ""
    }
  }
}

extension CatalogueRow.DeliveryEffect {
  fileprivate var words: String {
    switch self {
    case .keep: "as above"
    case .main: "main"
    case .scheduler: "the scheduler"
    case .keepOrScheduler: "as above or the scheduler"
    case .inner: "the inner sequence's"
    case .keepOrInner: "as above or the inner sequence's"
    case .inputs: "whichever input's"
    case .sampler: "the argument's"
    case .subscriber: "the subscribing thread"
    case .keepOrSubscriber: "as above or the subscribing thread"
    case .subscriberOnScheduler: "as above; what comes on subscribing, on the scheduler"
    case .caller: "the thread that pushes"
    case .mainByContract: "main, by contract"
    case .mainByDefault: "main, by default"
    case .background: "background"
    case .unknown: "unknown"
    case .nothing: "nothing comes out"
    }
  }
}

extension CatalogueRow.FailureEffect {
  fileprivate func words(throwing: Bool) -> String {
    throwing ? words + "; the closure may throw" : words
  }

  private var words: String {
    switch self {
    case .keep: "as above"
    case .never: "never"
    case .inner: "as the inner sequence"
    case .keepOrInner: "as above or as the inner sequence"
    case .inputs: "as any input"
    case .adds(let reason): "can: \(reason)"
    case .catches: "never: replaced, and the stream is over"
    case .catchesIntoInner: "as the replacement"
    case .retries: "never: starts again"
    case .handler: "as what the closure makes of the errors"
    case .unknown: "unknown"
    }
  }
}

extension CatalogueRow.SharingEffect {
  fileprivate var words: String {
    switch self {
    case .keep: "nothing that costs"
    case .hot: "nothing: hot"
    case .cheap: "all of it, at no cost"
    case .effect(let what): what
    case .made(let what): "nothing: \(what) that was made before"
    case .inner: "the closure and the inner sequence"
    case .inputs: "the inputs"
    case .shares: "nothing: shared from here on"
    case .unknown: "unknown"
    }
  }
}

extension CatalogueProof {
  fileprivate var words: String {
    switch self {
    case .replayed: "replay"
    case .replayedAs(let signature): "as `\(signature)`"
    case .notShown(let reason): "– \(reason)"
    }
  }
}

extension CatalogueRow.DriverTwin {
  fileprivate var words: String {
    switch self {
    case .same: "the same"
    case .withoutScheduler: "without the scheduler"
    case .driverArguments: "with Drivers inside"
    case .needless: "needless"
    case .missing: ""
    }
  }
}
