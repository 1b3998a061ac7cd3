// Of two members of a name that an app gives to bases out of sight, what is read is the property, and what is called is
// the function, where nobody sees which base it is.
import Alamofire
import RxCocoa
import RxSwift
import UIKit

extension SessionManager: ReactiveCompatible {}

extension Reactive where Base: SessionManager {
  func begin<Kind: Request>(_ make: @escaping (SessionManager) throws -> Kind) -> Observable<Kind> {
    Observable.create { observer in
      do {
        observer.on(.next(try make(self.base)))
      } catch {
        observer.on(.error(error))
      }
      return Disposables.create()
    }
  }

  func begin(_ address: String) -> Observable<DataRequest> { begin { manager in manager.request(address) } }

  func tides(_ address: String) -> Observable<Data> { begin(address).flatMap { $0.rx.tides } }

  func moon(_ address: String) -> Observable<Data> { begin(address).flatMap { $0.rx.moon() } }

  var moon: Observable<String> { .just("new") }
}

extension Reactive where Base: DataRequest {
  var tides: Observable<Data> {
    Observable.create { observer in
      let request = self.base.response(queue: .global(), responseSerializer: DataRequest.dataResponseSerializer()) {
        answer in
        switch answer.result {
        case .success(let data):
          observer.on(.next(data))
          observer.on(.completed)
        case .failure(let error):
          observer.on(.error(error))
        }
      }
      return Disposables.create { request.cancel() }
    }
  }

  func moon() -> Observable<Data> {
    Observable.create { observer in
      let request = self.base.response(queue: nil, responseSerializer: DataRequest.dataResponseSerializer()) { answer in
        switch answer.result {
        case .success(let data):
          observer.on(.next(data))
          observer.on(.completed)
        case .failure(let error):
          observer.on(.error(error))
        }
      }
      return Disposables.create { request.cancel() }
    }
  }
}

final class AlmanacViewController: UIViewController {
  @IBOutlet private var tidesLabel: UILabel!
  @IBOutlet private var moonLabel: UILabel!
  @IBOutlet private var phaseLabel: UILabel!
  private let manager = SessionManager.default
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.rx.tides("/tides")
      .subscribe(onNext: { [weak self] data in self?.tidesLabel.text = "\(data.count)" }) // expect: main_thread
      .disposed(by: disposeBag)
    manager.rx.moon("/moon")
      .subscribe(onNext: { [weak self] data in self?.moonLabel.text = "\(data.count)" })
      .disposed(by: disposeBag)
    manager.rx.moon
      .subscribe(onNext: { [weak self] text in self?.phaseLabel.text = text })
      .disposed(by: disposeBag)
  }
}
