// An own enum may name its cases as `Result` does: what a `Result` carries is not what those carry.
import RxCocoa
import RxSwift
import UIKit

enum Draft {
  case success(Observable<String>)
  case failure(String)
}

struct Poem {
  let lines: Observable<String>
}

final class Inkwell {
  func draft() -> Draft {
    .success(
      URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/draft")!))
        .map { String(decoding: $0, as: UTF8.self) })
  }

  func poem() -> Result<Observable<String>, Error> { .success(.just("ode")) }
  func book() -> Result<Poem, Error> { .success(Poem(lines: .just("verse"))) }
}

final class InkwellViewController: UIViewController {
  private let label = UILabel()
  private let title2 = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()
  private let inkwell = Inkwell()

  override func viewDidLoad() {
    super.viewDidLoad()
    if case .success(let poem) = inkwell.poem() {
      poem.bind(to: label.rx.text).disposed(by: disposeBag)
    }
    switch inkwell.book() {
    case .success(let book): book.lines.bind(to: title2.rx.text).disposed(by: disposeBag)
    case .failure: break
    }
    if case .success(let draft) = inkwell.draft() {
      draft.asDriver(onErrorJustReturn: "").drive(note.rx.text).disposed(by: disposeBag)
    }
  }
}
