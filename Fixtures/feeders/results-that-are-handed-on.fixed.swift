// A `Result` that is handed to a single fails where whoever makes it has an error for it, and only there.
import RxCocoa
import RxSwift
import UIKit

enum Weather {
  enum Trouble: Error { case clouds }

  static func ask(_ isSunny: Bool, _ done: @escaping (Result<String, Error>) -> Void) {
    DispatchQueue.main.async { done(isSunny ? .success("Sun") : .failure(Trouble.clouds)) }
  }

  static func guess(_ done: @escaping (Result<String, Error>) -> Void) {
    DispatchQueue.main.async { done(.success("Rain")) }
  }

  static func guessed() -> Single<String> {
    Single.create { single in
      guess { result in single(result) }
      return Disposables.create()
    }
  }

  static func guessedBriefly() -> Single<String> {
    Single.create { single in
      guess { single($0) }
      return Disposables.create()
    }
  }

  static func asked() -> Single<String> {
    Single.create { single in
      ask(true) { result in single(result) }
      return Disposables.create()
    }
  }

  static func renamed() -> Single<String> {
    Single.create { single in
      ask(true) { single($0.mapError { _ in Trouble.clouds }) }
      return Disposables.create()
    }
  }

  static func shouted() -> Single<String> {
    Single.create { single in
      ask(false) { result in single(result.map { $0.uppercased() }) }
      return Disposables.create()
    }
  }

  static func shoutedGuess() -> Single<String> {
    Single.create { single in
      guess { result in single(result.map { $0.uppercased() }) }
      return Disposables.create()
    }
  }

  static func tossed(_ isSunny: Bool) -> Single<String> {
    Single.create { single in
      single(isSunny ? .success("Sun") : .failure(Trouble.clouds))
      return Disposables.create()
    }
  }
}

final class WeatherViewController: UIViewController {
  private let ask = UIButton()
  private let labels = (0..<8).map { _ in UILabel() }
  private let codes = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    ask.rx.tap.flatMapLatest { Weather.guessed() }.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    ask.rx.tap.flatMapLatest { Weather.guessedBriefly() }.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    ask.rx.tap.flatMapLatest { Weather.shoutedGuess() }.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    ask.rx.tap.asDriver().flatMapLatest { Weather.asked().asDriver(onErrorJustReturn: "") }
      .drive(labels[3].rx.text)
      .disposed(by: disposeBag)
    ask.rx.tap.asDriver().flatMapLatest { Weather.renamed().asDriver(onErrorJustReturn: "") }
      .drive(labels[4].rx.text)
      .disposed(by: disposeBag)
    ask.rx.tap.asDriver().flatMapLatest { Weather.shouted().asDriver(onErrorJustReturn: "") }
      .drive(labels[5].rx.text)
      .disposed(by: disposeBag)
    ask.rx.tap.asDriver().flatMapLatest { Weather.tossed(false).asDriver(onErrorJustReturn: "") }
      .drive(labels[6].rx.text)
      .disposed(by: disposeBag)
    // One element, and then the end.
    ask.rx.tap.flatMapLatest { [codes] in codes.take(1).asSingle() }
      .bind(to: labels[7].rx.text)
      .disposed(by: disposeBag)
  }
}
