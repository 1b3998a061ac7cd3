// RxSwift 6. What an element is made of in a closure, and what `Array(…)` makes, is the collection that a parameter says it
// is: of its elements sequences are made.
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Issue {
  var number: Int
}

final class IssueService {
  func title(issue: Issue) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(issue.number)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
  }

  func titles(of issues: [Issue]) -> Observable<String> { Observable.merge(issues.map(title)) }

  func names(of issues: [Issue]) -> Observable<String> {
    let all = issues.map { Observable.just("\($0.number)") }
    return Observable.concat(all)
  }
}

final class IssueModel {
  let asked = PublishSubject<Int>()
  let shown = ReplaySubject<String>.create(bufferSize: 1)
  let ended = ReplaySubject<String>.create(bufferSize: 1)
  private let issues: [Issue]
  private let service = IssueService()
  private let disposeBag = DisposeBag()

  init(issues: [Issue]) {
    self.issues = issues
    asked.map { [issues] in Array(issues.prefix($0)) }
      .flatMap { [service] in service.titles(of: $0).catch { _ in .empty() } }
      .bind(to: ended)
      .disposed(by: disposeBag)
    asked.map { [issues] count -> [Issue] in Array(issues[0..<count]) }
      .flatMap { [service] in service.names(of: $0) }
      .bind(to: shown)
      .disposed(by: disposeBag)
  }

  var titles: Observable<String> { ended.catchAndReturn("") }
}

final class IssueViewController: UIViewController {
  private let button = UIButton()
  private let label = UILabel()
  private let model: IssueModel
  private let disposeBag = DisposeBag()

  init(model: IssueModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.titles
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    model.shown.catchAndReturn("")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    button.rx.tap.map { 2 }.bind(to: model.asked).disposed(by: disposeBag)
  }
}
