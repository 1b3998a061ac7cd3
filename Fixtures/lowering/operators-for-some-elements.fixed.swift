// Of a project's operators with one name, that for the elements counts; where what is seen of these does not tell, the
// binding is decided only where all that may be meant agree. An operator that is handed an object is none of RxSwift's.
import RxCocoa
import RxSwift
import UIKit

struct Parcel { let name: String }
struct Receipt { let text: String }

final class FailureLog {
  let failures = PublishRelay<String>()
  func note(_ error: Error) { failures.accept("\(error)") }
}

extension ObservableType {
  func catchError(_ log: FailureLog) -> Observable<Element> {
    self.catch { error in
      log.note(error)
      return .empty()
    }
  }

  func retry(_ log: FailureLog) -> Observable<Element> { self.do(onError: { log.note($0) }) }
}

extension ObservableType where Element == Parcel {
  func shownName() -> Observable<String> { map(\.name).observe(on: MainScheduler.instance) }
}

extension ObservableType where Element == Receipt {
  func shownName() -> Observable<String> { map(\.text) }
}

extension ObservableType where Element == Int {
  func shownText() -> Observable<String> { map { "\($0)" }.observe(on: MainScheduler.instance) }
}

extension ObservableType where Element == Double {
  func shownText() -> Observable<String> { map { "\($0)" } }
}

final class ParcelsViewController: UIViewController {
  private let label = UILabel()
  private let log = FailureLog()
  private let bag = DisposeBag()

  private func load() -> Observable<Parcel> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.org/parcel")!))
      .map { Parcel(name: "\($0.count)") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    load().catchError(log).asDriver(onErrorDriveWith: .empty()).map(\.name).drive(label.rx.text).disposed(by: bag)
    load().retry(log).map(\.name).asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
    load().catchAndReturn(Parcel(name: "")).shownName().bind(to: label.rx.text).disposed(by: bag)
    load().map { Receipt(text: $0.name) }.catchAndReturn(Receipt(text: "")).shownName()
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: bag)
    // Of a number of which nothing says which kind it is.
    load().catchAndReturn(Parcel(name: "")).map { $0.name.hashValue }.shownText()
      .bind(to: label.rx.text)
      .disposed(by: bag)
  }
}
