// Events that a method of the project's own hands to the observer of `create`.
import Foundation
import RxCocoa
import RxSwift
import UIKit

extension AnyObserver {
  func end(with result: Result<Element, Error>) {
    switch result {
    case .success(let element):
      on(.next(element))
      on(.completed)
    case .failure(let error):
      on(.error(error))
    }
  }

  func finish() {
    on(.completed)
  }
}

final class ThermometerService {
  func remote() -> Observable<String> {
    Observable.create { observer in
      URLSession.shared.dataTask(with: URL(string: "https://example.com/temperature")!) { data, _, error in
        observer.end(with: error.map { .failure($0) } ?? .success("\(data?.count ?? 0)"))
      }.resume()
      return Disposables.create()
    }
  }

  func local() -> Observable<String> {
    Observable.create { observer in
      observer.onNext("20°")
      observer.finish()
      return Disposables.create()
    }
  }

  /// The same, spelled out.
  func written() -> Observable<String> {
    Observable.create { observer in
      URLSession.shared.dataTask(with: URL(string: "https://example.com/temperature")!) { data, _, error in
        if let error { observer.on(.error(error)) }
        observer.on(.next("\(data?.count ?? 0)"))
        observer.on(.completed)
      }.resume()
      return Disposables.create()
    }
  }
}

final class ThermometerViewController: UIViewController {
  private let inside = UILabel()
  private let outside = UILabel()
  private let cellar = UILabel()
  private let disposeBag = DisposeBag()
  private let service = ThermometerService()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.local().bind(to: inside.rx.text).disposed(by: disposeBag)
    service.remote().asDriver(onErrorJustReturn: "").drive(outside.rx.text).disposed(by: disposeBag)
    service.written().asDriver(onErrorJustReturn: "").drive(cellar.rx.text).disposed(by: disposeBag)
  }
}
