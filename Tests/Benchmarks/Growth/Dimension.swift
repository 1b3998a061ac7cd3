/// Something of a project that can be twice as much, and sources that have any amount of it.
struct Dimension {
  let name: String
  /// The smallest amount that is measured: what does not grow is little beside it.
  let base: Int
  /// What is linted: everything, or one file of the project.
  let paths: [String]
  let sources: @Sendable (Int) -> Corpus

  init(_ name: String, from base: Int, linting paths: [String] = ["."], _ sources: @escaping @Sendable (Int) -> Corpus)
  {
    self.name = name
    self.base = base
    self.paths = paths
    self.sources = sources
  }

  /// A screen of one file, whose `viewDidLoad` is the body.
  static func screen(
    outside: (inout SourceWriter) -> Void = { _ in }, members: (inout SourceWriter) -> Void = { _ in },
    viewDidLoad: (inout SourceWriter) -> Void
  ) -> Corpus {
    var source = SourceWriter(imports: "RxCocoa", "RxSwift", "UIKit")
    outside(&source)
    source.block("final class Screen: UIViewController") { writer in
      writer.declaration("private let label = UILabel()")
      writer.declaration("private let field = UITextField()")
      writer.declaration("private let disposeBag = DisposeBag()")
      members(&writer)
      writer.block("override func viewDidLoad()", viewDidLoad)
    }
    var corpus = Corpus()
    corpus.add("Screen.swift", source)
    return corpus
  }
}
