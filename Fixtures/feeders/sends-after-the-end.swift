// An observer that was sent an end drops what comes after it.
import RxCocoa
import RxSwift
import UIKit

final class Ferry {
  private func cross(_ arrived: @escaping (String?, Error?) -> Void) {
    DispatchQueue.main.async { arrived(nil, URLError(.timedOut)) }
  }

  /// Whatever went wrong, it is over by then.
  var swallowed: Observable<String> {
    Observable.create { observer in
      self.cross { pier, error in
        observer.onNext(pier ?? "")
        observer.onCompleted()
        if let error { observer.onError(error) }
      }
      return Disposables.create()
    }
  }

  var swallowedToo: Observable<String> {
    Observable.create { observer in
      self.cross { pier, error in
        observer.on(.next(pier ?? ""))
        observer.on(.completed)
        switch error {
        case .some(let error): observer.on(.error(error))
        case .none: break
        }
      }
      return Disposables.create()
    }
  }

  /// Only one of the two ways is over.
  var told: Observable<String> {
    Observable.create { observer in
      self.cross { pier, error in
        if let pier {
          observer.onNext(pier)
          observer.onCompleted()
        }
        if let error { observer.onError(error) }
      }
      return Disposables.create()
    }
  }

  /// What is sent in another closure need not have come before.
  var later: Observable<String> {
    Observable.create { observer in
      self.cross { pier, _ in
        guard pier != nil else { return }
        observer.onCompleted()
      }
      self.cross { _, error in
        if let error { observer.onError(error) }
      }
      return Disposables.create()
    }
  }
}

final class FerryViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let ferry = Ferry()

  override func viewDidLoad() {
    super.viewDidLoad()
    ferry.swallowed.bind(to: label.rx.text).disposed(by: disposeBag)
    ferry.swallowedToo.bind(to: label.rx.text).disposed(by: disposeBag)
    ferry.told.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling
    ferry.later.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling
  }
}
