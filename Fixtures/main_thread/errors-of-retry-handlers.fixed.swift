// RxSwift 6. What `retry(when:)` makes of errors ends the sequence where that ends: the fallback comes there, and not where
// the request itself has failed.
import RxCocoa
import RxSwift
import UIKit

final class TollAPI {
  func toll() -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/toll")!) { _, _, error in
        DispatchQueue.main.async {
          if let error { observer.onError(error) } else { observer.onNext("12") }
        }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  func renewed(_ path: String) -> Observable<Void> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/\(path)")!) { _, _, error in
        if let error { observer.onError(error) } else { observer.onNext(()) }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

final class TollViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let api = TollAPI()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let api = self.api
    api.toll()
      .retry(when: { errors in errors.flatMap { _ in api.renewed("token") } })
      .asDriver(onErrorJustReturn: "–")
      .drive(onNext: { [weak self] in self?.first.text = $0 })
      .disposed(by: disposeBag)
    api.toll()
      .retry(when: { errors in errors.flatMap { _ in api.renewed("token").observe(on: MainScheduler.instance) } })
      .catchAndReturn("–")
      .bind(onNext: { [weak self] in self?.second.text = $0 })
      .disposed(by: disposeBag)
    api.toll()
      .retry(when: { errors in errors.take(2).delay(.seconds(1), scheduler: MainScheduler.instance) })
      .catchAndReturn("–")
      .bind(onNext: { [weak self] in self?.third.text = $0 })
      .disposed(by: disposeBag)
  }
}
