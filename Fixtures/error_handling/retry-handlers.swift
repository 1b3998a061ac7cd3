// What `retry(when:)` lets through is what its closure makes of the errors.
import RxCocoa
import RxSwift
import UIKit

final class TideService {
  func level(of place: String) -> Single<String> {
    let url = URL(string: "https://example.com/tides/\(place)")!
    return URLSession.shared.rx.data(request: URLRequest(url: url))
      .map { String(decoding: $0, as: UTF8.self) }
      .asSingle()
  }
}

extension ObservableType {
  func suppressed() -> Observable<Element> {
    self.retry { _ in
      return Observable<Element>.empty()
    }
  }
}

enum Patience {
  static func wait(for errors: Observable<Error>) -> Observable<Int> {
    errors.delay(.seconds(2), scheduler: MainScheduler.instance).map { _ in 0 }
  }

  static func lose(after errors: Observable<Error>) -> Observable<Int> {
    errors.scan(0) { count, error in
      if count > 2 { throw error }
      return count + 1
    }
  }
}

final class TideViewController: UIViewController {
  private let again = UIButton()
  private let labels = (0..<14).map { _ in UILabel() }
  private let service = TideService()
  private let disposeBag = DisposeBag()
  var decide: ((Observable<Error>) -> Observable<Bool>)?

  override func viewDidLoad() {
    super.viewDidLoad()

    // Each error waits for the button.
    level(of: "harbour").retry(when: { [again] (errors: Observable<Error>) in
      errors.flatMap { _ in again.rx.tap.take(1) }
    })
    .bind(to: labels[0].rx.text)
    .disposed(by: disposeBag)
    level(of: "beach").retry(when: { [weak self] errors in
      errors.flatMapLatest { error in self?.ask(about: error) ?? .empty() }
    })
    .bind(to: labels[1].rx.text)
    .disposed(by: disposeBag)
    level(of: "bay").retry(when: { (errors: Observable<Error>) in errors.take(3) })
      .bind(to: labels[2].rx.text)
      .disposed(by: disposeBag)
    level(of: "pier").retry(when: Patience.wait)
      .bind(to: labels[3].rx.text)
      .disposed(by: disposeBag)

    // Without its label the closure is no number of attempts.
    level(of: "bank").retry { _ in Observable<Int>.empty() }
      .bind(to: labels[11].rx.text)
      .disposed(by: disposeBag)
    level(of: "cape").suppressed()
      .bind(to: labels[12].rx.text)
      .disposed(by: disposeBag)

    // These give up.
    level(of: "cove").retry { (errors: Observable<Error>) in Patience.lose(after: errors) }
      .bind(to: labels[13].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    level(of: "lock").retry(when: Patience.lose)
      .bind(to: labels[4].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    level(of: "island").retry(when: { [service] (errors: Observable<Error>) in
      errors.flatMap { _ in service.level(of: "buoy") }
    })
    .bind(to: labels[5].rx.text)  // expect: error_handling
    .disposed(by: disposeBag)
    level(of: "reef").retry(when: { [weak self] errors in errors.flatMap { error in self?.rethrow(error) ?? .empty() } }
    )
    .bind(to: labels[6].rx.text)  // expect: error_handling
    .disposed(by: disposeBag)

    // Nothing fails that could be tried again.
    Observable.just("low").retry(when: Patience.lose)
      .bind(to: labels[7].rx.text)
      .disposed(by: disposeBag)

    // Of what goes on, the second error is the end: nobody is told that it goes on for certain.
    again.rx.tap.flatMapFirst { [unowned self] in level(of: "dock") }
      .retry(when: { (errors: Observable<Error>) in errors.take(2) })
      .bind(to: labels[9].rx.text)
      .disposed(by: disposeBag)
    again.rx.tap.flatMapFirst { [unowned self] in level(of: "quay") }
      .retry(when: Patience.wait)
      .bind(to: labels[10].rx.text)
      .disposed(by: disposeBag)

    // Nobody says what the closure does.
    level(of: "spit").retry(when: { [weak self] errors in self?.decide?(errors) ?? .empty() })
      .bind(to: labels[8].rx.text)
      .disposed(by: disposeBag)
  }

  private func level(of place: String) -> Observable<String> {
    service.level(of: place).asObservable().observe(on: MainScheduler.instance)
  }

  private func ask(about error: Error) -> Observable<Void> {
    Observable.create { [weak self] observer in
      let alert = UIAlertController(title: nil, message: "\(error)", preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Again", style: .default) { _ in
          observer.onNext(())
          observer.onCompleted()
        })
      self?.present(alert, animated: true)
      return Disposables.create()
    }
  }

  private func rethrow(_ error: Error) -> Observable<Void> {
    .error(error)
  }
}
