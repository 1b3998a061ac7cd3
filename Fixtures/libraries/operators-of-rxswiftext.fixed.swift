// Operators that put something else in the place of elements or of the whole sequence, and overloads that an app adds.
import Foundation
import RxCocoa
import RxSwift
import RxSwiftExt
import UIKit

struct AskPrice {
  let good: String

  func execute() -> Single<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/prices/\(good)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .asSingle()
  }
}

struct Decoder {
  func decoded(_ texts: Observable<String>) -> Observable<String> { texts.map { $0.lowercased() } }

  func onMain(_ texts: Observable<String>) -> Observable<String> { texts.observe(on: MainScheduler.instance) }
}

final class Spinners {
  let top = ActivityIndicator()
  let bottom = ActivityIndicator()
}

extension ObservableConvertibleType {
  /// Calls the library's, which takes one alone.
  func trackActivity(_ spinners: Spinners) -> Observable<Element> {
    trackActivity(spinners.top).trackActivity(spinners.bottom)
  }
}

final class MarketViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<8).map { _ in UILabel() }
  private let spinners = Spinners()
  private let decoder = Decoder()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.mapTo(AskPrice(good: "wheat"))
      .asDriver(onErrorDriveWith: .empty())
      .flatMap { $0.execute().asDriver(onErrorJustReturn: "") }
      .drive(labels[0].rx.text)
      .disposed(by: disposeBag)
    button.rx.tap.map(to: AskPrice(good: "rye"))
      .withUnretained(self)
      .flatMap { (screen, ask) in ask.execute().catchAndReturn("").trackActivity(screen.spinners) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[1].rx.text)
      .disposed(by: disposeBag)
    button.rx.tap.mapTo("oats").bind(to: labels[2].rx.text).disposed(by: disposeBag)

    let oil = AskPrice(good: "oil").execute().asObservable().catchAndReturn("")
    oil.apply(decoder.decoded)
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[3].rx.text)
      .disposed(by: disposeBag)
    AskPrice(good: "salt").execute().asObservable().catchAndReturn("")
      .apply(decoder.onMain)
      .bind(to: labels[4].rx.text)
      .disposed(by: disposeBag)
    AskPrice(good: "silk").execute().asObservable().catchAndReturn("")
      .apply { silk in silk.map { $0 + "!" } }
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[5].rx.text)
      .disposed(by: disposeBag)
    AskPrice(good: "tea").execute().asObservable().catchAndReturn("")
      .trackActivity(spinners)
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[6].rx.text)
      .disposed(by: disposeBag)
    // Numbers in twos are no requests.
    Observable.of(1, 2, 3).pairwise().map { "\($0)" }.bind(to: labels[7].rx.text).disposed(by: disposeBag)
  }
}
