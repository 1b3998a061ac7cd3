import Foundation

/// What programs showed, by their text and by what they were compiled with: tests that are run again compile nothing.
struct AppRehearsalCache: Sendable {
  /// Where the outcomes are.
  let folder: String
  /// Stands for the runtime and the stand-ins.
  private let world: UInt64

  init(root: String, folder: String) {
    self.folder = folder
    var hash = FNV()
    for folder in ["/Sources/TraitRuntime", "/Tests/StandIns"] {
      let files = FileManager.default.enumerator(atPath: root + folder)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where file.hasSuffix(".swift") || file.hasSuffix(".sh") {
        hash.add([UInt8](FileManager.default.contents(atPath: "\(root)\(folder)/\(file)") ?? Data()))
      }
    }
    world = hash.value
  }

  func outcome(of programs: [Int: AppText]) -> AppRehearsal.Outcome? {
    guard let data = FileManager.default.contents(atPath: path(of: programs)) else { return nil }
    let log = String(decoding: data, as: UTF8.self)
    var outcome = AppRehearsal.Outcome(truths: AppTruth.read(log))
    for line in log.split(separator: "\n") where line.hasPrefix("refused\t") {
      let words = line.split(separator: "\t", maxSplits: 2)
      if words.count == 3, let number = Int(words[1]) { outcome.refused[number] = String(words[2]) }
    }
    return outcome
  }

  func keep(_ outcome: AppRehearsal.Outcome, _ log: String, of programs: [Int: AppText]) {
    let refused = outcome.refused.sorted { $0.key < $1.key }.map { "refused\t\($0.key)\t\($0.value)\n" }.joined()
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Atomically: several runs of the tests may be under way.
    try? Data((refused + log).utf8).write(to: URL(filePath: path(of: programs)), options: .atomic)
  }

  private func path(of programs: [Int: AppText]) -> String {
    var hash = FNV(value: world)
    for (number, text) in programs.sorted(by: { $0.key < $1.key }) {
      hash.add(Array(text.compiled(number: number).utf8))
    }
    return "\(folder)/\(String(hash.value, radix: 16)).log"
  }

  /// Fowler, Noll and Vo's hash, which is the same in every process.
  private struct FNV {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: [UInt8]) {
      var value = value
      bytes.withUnsafeBufferPointer { for byte in $0 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 } }
      self.value = value
    }
  }
}
