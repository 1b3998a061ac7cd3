import Foundation

/// The bundled runtime beside RxSwift, in rounds that alternate.
struct RuntimeComparison {
  private struct Cost {
    var nanoseconds: [Double] = []
    var allocations = 0.0
  }

  let bundled: Program
  let rxSwift: Program?

  private static let rounds = 7

  func report() throws {
    var costs: [[String: Cost]] = [[:], [:]]
    var names: [String] = []
    for _ in 0..<Self.rounds {
      for (index, program) in [bundled, rxSwift].compactMap(\.self).enumerated() {
        for line in try program.run([]).output.split(separator: "\n") {
          let cells = line.split(separator: "\t").map(String.init)
          guard cells.count == 3, let nanoseconds = Double(cells[0]), let allocations = Double(cells[1]) else {
            continue
          }
          costs[index][cells[2], default: Cost()].nanoseconds.append(nanoseconds)
          costs[index][cells[2]]?.allocations = allocations
          if !names.contains(cells[2]) { names.append(cells[2]) }
        }
      }
    }
    var table = Table("an element", "ns", "RxSwift", "ratio", "million a second", "allocations", "RxSwift")
    for name in names {
      guard let ours = costs[0][name] else { continue }
      let theirs = costs[1][name]
      let (own, other) = (ours.nanoseconds.min()!, theirs?.nanoseconds.min())
      table.add([
        name, own.rounded(to: 0), other?.rounded(to: 0) ?? "", other.map { (own / $0).rounded(to: 2) } ?? "",
        (1000 / own).rounded(to: 1), ours.allocations.rounded(to: 0), theirs?.allocations.rounded(to: 0) ?? "",
      ])
    }
    say(table.text)
  }
}
