import Foundation
import Synchronization
import Testing

@testable import TraitRules

/// Many projects are linted without holding them all.
@Suite("Projects that are read when they are linted")
struct ProjectSourcesTests {
  private static let screen = """
    import RxSwift
    final class Screen: UIViewController {
      func viewDidLoad() {
        api.load().bind(to: label.rx.text).disposed(by: bag)
      }
    }
    """

  private static func files(_ project: String) -> [SourceFile] {
    ["A.swift", "B.swift"].map {
      SourceFile(path: "\(project)/\($0)", bytes: Array(screen.utf8), project: project)
    }
  }

  @Test("give the report that files in memory give", arguments: [1, 3])
  func sameReport(_ threads: Int) {
    let names = (0..<7).map { "Project\($0)" }
    let linter = Linter(threads: threads)
    let read = linter.lint(names.reversed().map { name in ProjectSources(name: name, files: Self.files(name)) })
    let held = linter.lint(names.flatMap(Self.files))
    #expect(read.findings.count >= 14)
    #expect(read.findings == held.findings)
    #expect(read.summary == held.summary)
    #expect(read.texts == held.texts)
  }

  @Test("are not read before a thread is free for them", arguments: [1, 2])
  func boundedReads(_ threads: Int) {
    // A project is under way from its first file's being read until its last file is judged.
    let underWay = Mutex((now: Set<String>(), most: 0))
    let projects = (0..<9).map { number in
      let name = "Project\(number)"
      return ProjectSources(name: name, count: 2) { index in
        underWay.withLock { state in
          state.now.insert(name)
          state.most = max(state.most, state.now.count)
        }
        return Self.files(name)[index]
      }
    }
    let linter = Linter(
      threads: threads,
      rules: { path in
        if path.hasSuffix("/B.swift") { underWay.withLock { _ = $0.now.remove(String(path.dropLast(8))) } }
        return Set(RuleID.allCases)
      })
    #expect(linter.lint(projects).summary.files == 18)
    let most = underWay.withLock(\.most)
    #expect((1...threads).contains(most))
  }

  @Test("are read by all threads where there is one")
  func oneProject() {
    let started = DispatchSemaphore(value: 0)
    let hasMet = Atomic(false)
    let project = ProjectSources(name: "", count: 2) { index in
      // One waits for the other: read one after the other, they would never meet.
      if index == 0 {
        hasMet.store(started.wait(timeout: .now() + 10) == .success, ordering: .relaxed)
      } else {
        started.signal()
      }
      return Self.files("")[index]
    }
    #expect(Linter(threads: 2).lint([project]).summary.files == 2)
    let met = hasMet.load(ordering: .relaxed)
    #expect(met)
  }

  @Test("may lack files")
  func missingFiles() {
    let project = ProjectSources(name: "", count: 3) { $0 == 1 ? nil : Self.files("")[$0 / 2] }
    #expect(Linter().lint([project]).summary.files == 2)
    #expect(Linter().lint([ProjectSources(name: "", count: 3) { _ in nil }]).summary.files == 0)
  }

  @Test("leave the texts that findings speak of, suppressed ones too, and no others")
  func texts() throws {
    let trace = """
      import RxSwift
      final class Silent: UIViewController {
        let model = Model()
        // traitlint:disable:next all -- tried
        func viewDidLoad() { model.names.bind(to: label.rx.text).disposed(by: bag) }
      }
      """
    let model = """
      import RxSwift
      final class Model { var names: Observable<String> { URLSession.shared.rx.data(request: request).map { _ in "" } } }
      """
    let sources = ["Silent.swift": trace, "Model.swift": model, "Other.swift": "import RxSwift\nlet a = 1"]
    let files = sources.map { SourceFile(path: $0, bytes: Array($1.utf8)) }
    let report = Linter().lint(files)
    #expect(report.findings.isEmpty)
    #expect(!report.suppressed.isEmpty)
    #expect(report.texts == sources.filter { $0.key != "Other.swift" }.mapValues { Array($0.utf8) })
  }
}

@Suite("Work of different sizes")
struct ParallelSizesTests {
  @Test("comes back in order", arguments: 1...4)
  func order(_ threads: Int) {
    let sizes = [3, 1, 4, 1, 5, 9, 2, 6]
    #expect(Parallel(threads: threads).map(sizes: sizes) { $0 * 10 } == sizes.indices.map { $0 * 10 })
    #expect(Parallel(threads: threads).map(sizes: []) { $0 }.isEmpty)
  }

  @Test("has its largest under way with the second largest only when nothing else is left")
  func largestApart() {
    let sizes = [5, 1, 9, 2, 8, 3]
    let state = Mutex((started: Set<Int>(), ended: Set<Int>(), isTogether: false))
    _ = Parallel(threads: 2).map(sizes: sizes) { index in
      state.withLock { state in
        let isLargestUnderWay = state.started.contains(9) && !state.ended.contains(9)
        if sizes[index] == 8, isLargestUnderWay, state.started.count < 5 { state.isTogether = true }
        state.started.insert(sizes[index])
      }
      // The largest takes as long as the rest.
      if sizes[index] == 9 {
        for _ in 0..<1000 where state.withLock({ $0.started.count < 5 }) { Thread.sleep(forTimeInterval: 0.001) }
      }
      state.withLock { _ = $0.ended.insert(sizes[index]) }
    }
    let wereTogether = state.withLock(\.isTogether)
    #expect(!wereTogether)
  }
}

@Suite("Looking for a word in bytes")
struct ByteSearchTests {
  @Test("finds it wherever it stands, whichever of its bytes is the rarest")
  func positions() {
    for word in ["Rx", ".rx", "rx_", "traitlint:", "Observable", "e", "aaab"] {
      for (before, after) in [("", ""), (" ", ""), ("", " "), ("xxR.", "\n"), (String(word.dropLast()), "aaa")] {
        #expect(Self.succeeds(word, in: before + word + after), "\(word) in \(before + word + after)")
      }
      for text in ["", String(word.dropLast()), String(word.dropFirst()), word.dropLast() + " " + word.suffix(1)]
      where !text.contains(word) {
        #expect(!Self.succeeds(word, in: text), "\(word) in \(text)")
      }
    }
  }

  @Test("finds an empty one nowhere")
  func empty() {
    for text in ["", "R", "Rx"] { #expect(!Self.succeeds("", in: text)) }
  }

  private static func succeeds(_ word: String, in text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { ByteSearch(Array(word.utf8)).succeeds(in: $0) }
  }
}
