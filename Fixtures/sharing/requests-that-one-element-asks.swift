// A request that a Single or an Infallible of one element asks for answers later than two labels subscribe in one go: both
// join the Driver's one run. Where the answer comes at once, the first run is over before the second begins.
import RxCocoa
import RxSwift
import UIKit

final class AnswersViewController: UIViewController {
  private let title1 = UILabel()
  private let title2 = UILabel()
  private let bag = DisposeBag()

  private func load() -> Single<String> {
    let request = URLRequest(url: URL(string: "https://example.org/answer")!)
    return URLSession.shared.rx.data(request: request).map { "\($0.count)" }.asSingle()
  }

  private func count() -> Single<String> {
    Single.deferred {
      UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "count") + 1, forKey: "count")
      return .just("")
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let asked = Single.just("").flatMap { _ in self.load() }.asDriver(onErrorJustReturn: "")
    asked.drive(title1.rx.text).disposed(by: bag)
    asked.drive(title2.rx.text).disposed(by: bag)
    let perhaps = Single.just("").flatMapMaybe { _ in self.load().asMaybe() }.asDriver(onErrorJustReturn: "")
    perhaps.drive(title1.rx.text).disposed(by: bag)
    perhaps.drive(title2.rx.text).disposed(by: bag)
    let safe = Infallible.just("").flatMapLatest { _ in self.load().asInfallible(onErrorJustReturn: "") }.asDriver()
    safe.drive(title1.rx.text).disposed(by: bag)
    safe.drive(title2.rx.text).disposed(by: bag)

    let counted = Single.just("").flatMap { _ in self.count() }.asDriver(onErrorJustReturn: "")
    counted.drive(title1.rx.text).disposed(by: bag)
    counted.drive(title2.rx.text).disposed(by: bag) // expect: sharing
  }
}
