// A step that nobody sees, between a request and its answer, leaves it the request that it is.
import Alamofire
import RxCocoa
import RxSwift
import UIKit

final class TrailService {
  private lazy var manager: SessionManager = { SessionManager() }()

  func trails(_ handler: @escaping (Data?) -> Void) {
    manager.request("https://example.com/trails").validate().traced(.everything).responseData { handler($0.data) }
  }

  func huts(_ handler: @escaping (Data?) -> Void) {
    manager.request("https://example.com/huts").traced(.errors).validate()
      .responseData(queue: .global()) { handler($0.data) }
  }

  func snow(_ handler: @escaping (Data?) -> Void) {
    manager.request("https://example.com/snow").traced(.errors).responseData { handler($0.data) }
  }
}

final class TrailViewController: UIViewController {
  private let service = TrailService()
  private let trailLabel = UILabel()
  private let hutLabel = UILabel()
  private let snowLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    size(service.trails).bind(to: trailLabel.rx.text).disposed(by: disposeBag)
    size(service.snow).bind(to: snowLabel.rx.text).disposed(by: disposeBag)

    Observable<String>.create { [service] observer in
      service.huts { observer.onNext("\($0?.count ?? 0)") }
      return Disposables.create()
    }
    .bind(to: hutLabel.rx.text) // expect: main_thread
    .disposed(by: disposeBag)
  }

  private func size(_ load: @escaping (@escaping (Data?) -> Void) -> Void) -> Observable<String> {
    Observable.create { observer in
      load { observer.onNext("\($0?.count ?? 0)") }
      return Disposables.create()
    }
  }
}
