// What is joined goes on as long as its parts do: with the longest, with the shortest where they come in pairs.
import RxCocoa
import RxSwift
import UIKit

final class RouteSearchViewController: UIViewController {
  private let start = UITextField()
  private let bikes = UISwitch()
  private let result = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Observable.combineLatest(start.rx.text.orEmpty, Observable.just("Kiel")) { $0 + " – " + $1 }
      .flatMapLatest { Routes.search($0) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
      .bind(to: result.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    // There is one pair, and with it the stream is over anyway.
    Observable.zip(start.rx.text.orEmpty, Observable.just("Kiel")) { $0 + " – " + $1 }
      .flatMapLatest { Routes.search($0) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
      .bind(to: result.rx.text)
      .disposed(by: disposeBag)

    // Both go on, so do their pairs.
    Observable.zip(start.rx.text.orEmpty, bikes.rx.isOn) { $1 ? $0 + " by bike" : $0 }
      .flatMapLatest { Routes.search($0) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
      .bind(to: result.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    Observable.merge(Observable.just("Kiel"), start.rx.text.orEmpty.asObservable())
      .flatMapLatest { Routes.search($0) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
      .bind(to: result.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
  }
}

enum Routes {
  static func search(_ words: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/routes?\(words)")!).map { "\($0)" }
  }
}
