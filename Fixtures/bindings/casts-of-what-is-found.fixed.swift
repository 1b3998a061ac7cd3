// RxSwift 6. `first(where:)`, `filter` or `map` of what nobody in sight declares may be an operator's as well as a
// collection's: a cast says what comes of it.
import RxCocoa
import RxSwift
import UIKit

enum Notice {
  static func show(_ text: String) {
    if let scene = UIApplication.shared.connectedScenes.first(where: { $0.activationState == .foregroundActive })
      as? UIWindowScene
    {
      let window = scene.windows.first { $0.isKeyWindow }
      window?.rootViewController?.title = text
    }
  }

  static func mark(_ text: String) {
    let shown = UIApplication.shared.connectedScenes.filter { $0.activationState != .background }.first as? UIWindowScene
    shown?.windows.first?.rootViewController?.title = text
  }

  static func count(_ text: String) {
    guard let scene = UIApplication.shared.connectedScenes.filter({ $0.delegate != nil }).first as! UIWindowScene? else {
      return
    }
    scene.title = text
  }
}

final class NoticeViewController: UIViewController {
  private let texts = BehaviorSubject(value: "")
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = texts.catchAndReturn("").observe(on: queue).asDriver(onErrorDriveWith: .empty())
    late.drive(onNext: { Notice.show($0) }).disposed(by: disposeBag)
    late.drive(onNext: { Notice.mark($0) }).disposed(by: disposeBag)
    late.drive(onNext: { Notice.count($0) }).disposed(by: disposeBag)
    texts.catchAndReturn("").bind { Notice.show($0) }.disposed(by: disposeBag)
  }
}
