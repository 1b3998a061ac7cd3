import TraitRules

/// How the drawings are to be read.
enum HTMLLegend {
  static let text = """
    <section class="legend">
    <h2>How to read it</h2>
    <p>Each chain runs from its source down to what it feeds. A UI element needs three guarantees all the way: elements
    arrive on the <b>main thread</b>, <b>no error</b> arrives, and subscribers have a <b>shared</b> run of the side
    effects. A solid track says that a guarantee holds, a broken one that it is missing.</p>
    <ul>
    <li><i class="k lost" aria-hidden="true">✕</i> lost at this step, or missing at the end</li>
    <li><i class="k won" aria-hidden="true">✓</i> won at this step, or there at the end</li>
    <li><i class="k open" aria-hidden="true">?</i> nothing in sight decides it</li>
    </ul>
    <p>Below it are runs of the chain on traitlint’s own small Rx, time from left to right.</p>
    <ul>
    \(item(.init(.element, origin: 1), "an element, on main"))
    \(item(.init(.element, origin: 1, isOnMain: false), "an element off main"))
    \(item(.init(.otherElement, origin: 1), "an element that is there only because something failed"))
    \(item(.init(.run, origin: 1), "a request or another side effect"))
    \(item(.init(.failedRun, origin: 1), "one that fails"))
    \(item(.init(.error, origin: 1), "an error"))
    \(item(.init(.completed, origin: 1), "the end"))
    </ul>
    </section>

    """

  private static func item(_ mark: MarbleDiagram.Mark, _ words: String) -> String {
    "<li><svg aria-hidden=\"true\" width=\"28\" height=\"28\" viewBox=\"0 0 28 28\">\n"
      + HTMLMarbles.draw(mark, 14, 14) + "</svg> \(words)</li>"
  }
}
