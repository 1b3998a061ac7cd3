import RxCocoa
import RxSwift
import UIKit

// A closure that is handed errors throws none where none come.

struct Expired: Error {}

final class Sessions: UIViewController {
  private let label = UILabel()
  private let names = PublishRelay<String>()
  private let bag = DisposeBag()

  private func rethrowing<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.catch { error in
      if error is Expired { return .empty() }
      throw error
    }
  }

  private func load(_ name: String) -> Observable<String> {
    Observable.create { observer in
      if name.isEmpty { observer.onError(Expired()) } else { observer.onNext(name) }
      observer.onCompleted()
      return Disposables.create()
    }
  }

  func show() {
    names.catch { error in throw error }.bind(to: label.rx.text).disposed(by: bag)
    rethrowing(names.asObservable()).bind(to: label.rx.text).disposed(by: bag)
    names.flatMap { Observable.just($0) }.retry(when: { errors in errors.map { error -> Int in throw error } })
      .bind(to: label.rx.text).disposed(by: bag)
  }

  func showFailing() {
    rethrowing(names.flatMap { self.load($0) }).bind(to: label.rx.text).disposed(by: bag) // expect: error_ends_stream error_handling
  }
}
