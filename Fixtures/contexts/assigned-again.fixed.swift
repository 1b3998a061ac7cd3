// What a name held before it was assigned again may be gone when it is read.
import RxCocoa
import RxSwift
import UIKit

final class PingViewController: UIViewController {
  var isPatient = true
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    var status = ping()
    if isPatient { status = status.observe(on: MainScheduler.instance) }
    status.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)

    var reply = ping()
    reply = reply.observe(on: MainScheduler.instance)
    reply.bind(to: label.rx.text).disposed(by: disposeBag)

    var answer = Observable.just("")
    if isPatient { answer = ping() }
    answer.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
  }

  func hurry() { isPatient = false }

  private func ping() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com")!))
      .map { "\($0.count)" }
      .catchAndReturn("")
  }
}
