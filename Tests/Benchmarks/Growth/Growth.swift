import Foundation

/// What a lint costs, beyond that of one binding alone, while one dimension of a project doubles twice.
struct Growth {
  /// 2 would be linear; a logarithm and what is read twice fit in between.
  static let goal = 2.2

  let meter: Meter
  let folder: URL

  /// Prints a row as soon as it is measured; false if something grows faster than the goal.
  func report(_ dimensions: [Dimension]) throws -> Bool {
    // What any lint costs would hide how the rest grows.
    let constant = try cost(of: .nothing, amount: 0)
    say("| \("twice the …".padded(40)) | from | \(meter.unit.rawValue) | ratio | ratio |   |")
    say("| \(String(repeating: "-", count: 40)) | ---: | ---: | ---: | ---: | - |")
    var isWithin = true
    for dimension in dimensions {
      let costs = try [1, 2, 4].map { try cost(of: dimension, amount: dimension.base * $0) - constant }
      let ratios = [costs[1] / costs[0], costs[2] / costs[1]]
      let isTooMuch = ratios.contains { $0 > Self.goal }
      if isTooMuch { isWithin = false }
      let cells = costs.map { $0.rounded(to: 0) }.joined(separator: ", ")
      say(
        "| \(dimension.name.padded(40)) | \(dimension.base) | \(cells) | \(ratios[0].rounded(to: 2)) "
          + "| \(ratios[1].rounded(to: 2)) | \(isTooMuch ? "!" : " ") |")
    }
    return isWithin
  }

  private func cost(of dimension: Dimension, amount: Int) throws -> Double {
    let corpus = dimension.sources(amount)
    try corpus.write(to: folder)
    if dimension.paths == ["."] { try corpus.check(with: meter.program, in: folder) }
    return try meter.cost(Lint.arguments + dimension.paths, in: folder)
  }
}

extension String {
  func padded(_ width: Int) -> String { padding(toLength: max(width, count), withPad: " ", startingAt: 0) }
}
