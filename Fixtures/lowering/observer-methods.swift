// Methods of the project's own on the observer of `create` send what they send.
import Alamofire
import Foundation
import RxCocoa
import RxSwift
import UIKit

extension AnyObserver {
  func finish(with element: Element) {
    onNext(element)
    onCompleted()
  }

  func fail() {
    onError(RxError.unknown)
  }
}

final class AccountService {
  func name() -> Observable<String> {
    Observable.create { observer in
      AF.request("https://example.org").responseData { _ in observer.finish(with: "name") }
      return Disposables.create()
    }
  }

  func age() -> Observable<String> {
    Observable.create { observer in
      URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, _ in
        if data == nil { observer.fail() } else { observer.finish(with: "age") }
      }.resume()
      return Disposables.create()
    }
  }
}

final class AccountViewController: UIViewController {
  private let name = UILabel()
  private let age = UILabel()
  private let disposeBag = DisposeBag()
  private let service = AccountService()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.name().bind(to: name.rx.text).disposed(by: disposeBag)
    service.age()
      .bind(to: age.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }
}
