import Foundation
import Testing

/// Files written for iOS type-check against our stand-ins for its frameworks, and only if they would there. One after
/// the other, so that the stand-ins are built once.
@Suite(.serialized) struct CompileStandInTests {
  private func check(_ body: String, imports: [String] = ["RxCocoa", "RxSwift", "UIKit"]) throws -> Compiler.Answer {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = imports.map { "import \($0)\n" }.joined() + body
    try Data(text.utf8).write(to: file)
    return try Compiler.checkForPhone([file])
  }

  private func search(_ results: String, _ sink: String) -> String {
    """
    final class SearchViewController: UIViewController {
      @IBOutlet private weak var query: UITextField!
      @IBOutlet private weak var resultCount: UILabel!
      @IBOutlet private weak var resultsTableView: UITableView!
      private let disposeBag = DisposeBag()
      func fetchAutoCompleteItems(_ query: String?) -> Observable<[String]> { .just([]) }

      override func viewDidLoad() {
        super.viewDidLoad()
        let results = query.rx.text\(results)
        results.map { "\\($0.count)" }.\(sink)(resultCount.rx.text).disposed(by: disposeBag)
        results.\(sink)(resultsTableView.rx.items(cellIdentifier: "Cell")) { _, result, cell in
          cell.textLabel?.text = "\\(result)"
        }
        .disposed(by: disposeBag)
      }
    }

    """
  }

  @Test func theBeginnersSearchCompiles() throws {
    let answer = try check(
      search(
        """
        .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
            .flatMapLatest { query in self.fetchAutoCompleteItems(query) }
        """,
        "bind"
      ).replacingOccurrences(of: ".bind(result", with: ".bind(to: result")
    )
    #expect(answer.isAccepted, "\(answer.diagnostics)")
  }

  @Test func theDriversSearchCompiles() throws {
    let answer = try check(
      search(
        """
        .asDriver().throttle(.milliseconds(300))
            .flatMapLatest { query in self.fetchAutoCompleteItems(query).asDriver(onErrorJustReturn: []) }
        """,
        "drive"
      )
    )
    #expect(answer.isAccepted, "\(answer.diagnostics)")
  }

  /// The popular example, which no version of RxSwift has ever compiled.
  @Test func throttlingADriverWithASchedulerDoesNot() throws {
    let answer = try check(search(".asDriver().throttle(.seconds(1), scheduler: MainScheduler.instance)", "drive"))
    #expect(!answer.isAccepted)
    #expect(answer.diagnostics.contains("extra argument 'scheduler'"), "\(answer.diagnostics)")
  }

  @Test func drivingNeedsRxCocoa() throws {
    let body = "func f(_ relay: BehaviorRelay<Int>) { _ = relay.asDriver().drive(onNext: { _ in }) }\n"
    #expect(try check(body, imports: ["RxSwift", "RxCocoa"]).isAccepted)
    #expect(try !check(body, imports: ["RxSwift", "RxRelay"]).isAccepted)
  }

  @Test func diagnosticsKeepTheirPlaces() throws {
    let answer = try check("class A: UIViewController { @IBOutlet var label: UILabel!; let x: Int = \"\" }\n")
    #expect(answer.diagnostics.contains(".swift:4:73: error:"), "\(answer.diagnostics)")
  }
}
