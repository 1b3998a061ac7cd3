// `deferred` repeats what its closure does. A closure that only makes a chain repeats what that chain does.
import RxCocoa
import RxSwift
import UIKit

final class HarvestViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private var visits = 0
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let fixed = Observable.deferred { .just("ripe") }
    fixed.bind(to: first.rx.text).disposed(by: disposeBag)
    fixed.bind(to: second.rx.text).disposed(by: disposeBag)

    let dated = Observable.deferred { Observable.just(Date()).map { "\($0)" } }
    dated.bind(to: first.rx.text).disposed(by: disposeBag)
    dated.bind(to: second.rx.text).disposed(by: disposeBag)

    let counted = Observable<String>.deferred { [weak self] in
      self?.visits += 1
      return .just("ripe")
    }
    counted.bind(to: first.rx.text).disposed(by: disposeBag)
    counted.bind(to: second.rx.text).disposed(by: disposeBag) // expect: sharing

    let asked = Observable.deferred { self.forecast() }.asDriver(onErrorDriveWith: .empty())
    asked.drive(first.rx.text).disposed(by: disposeBag)
    asked.drive(second.rx.text).disposed(by: disposeBag)

    let read = Observable<String>.deferred { .just(self.weigh()) }
    read.bind(to: first.rx.text).disposed(by: disposeBag)
    read.bind(to: second.rx.text).disposed(by: disposeBag) // expect: sharing
  }

  private func weigh() -> String {
    visits += 1
    return "\(visits)"
  }

  private func forecast() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/harvest")!))
      .map { "\($0.count)" }
      .catchAndReturn("")
  }
}
