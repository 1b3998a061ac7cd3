// A computed property makes a new chain each time it is read, whatever it ends in; a stored or lazy one makes one.
import RxCocoa
import RxSwift
import UIKit

final class Horoscope {
  let sign: String
  let stored: Observable<String>

  private(set) lazy var lazily = request().share(replay: 1)

  var computed: Observable<String> {
    request().share(replay: 1)
  }

  var passedOn: Observable<String> { stored }

  init(sign: String) {
    self.sign = sign
    stored = Horoscope.request(sign).share(replay: 1)
  }

  private func request() -> Observable<String> {
    Horoscope.request(sign)
  }

  private static func request(_ sign: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/horoscope/\(sign)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}

final class HoroscopeViewController: UIViewController {
  private let horoscope = Horoscope(sign: "leo")
  private let labels = (0..<8).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    horoscope.computed.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    horoscope.computed.map(\.capitalized).bind(to: labels[1].rx.text).disposed(by: disposeBag) // expect: sharing

    horoscope.stored.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    horoscope.stored.map(\.capitalized).bind(to: labels[3].rx.text).disposed(by: disposeBag)

    horoscope.lazily.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    horoscope.lazily.map(\.capitalized).bind(to: labels[5].rx.text).disposed(by: disposeBag)

    // Computed, but what it gives is the one that is stored.
    horoscope.passedOn.bind(to: labels[6].rx.text).disposed(by: disposeBag)
    horoscope.passedOn.map(\.capitalized).bind(to: labels[7].rx.text).disposed(by: disposeBag)
  }
}
