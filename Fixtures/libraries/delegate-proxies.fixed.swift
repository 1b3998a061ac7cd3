// A delegate proxy of the app's own, for a library's view: what it tells of comes where the view calls its delegate.
import Gates
import RxCocoa
import RxSwift
import UIKit

final class GateProxy: DelegateProxy<GateView, GateDelegate>, DelegateProxyType, GateDelegate {
  init(gate: GateView) {
    super.init(parentObject: gate, delegateProxy: GateProxy.self)
  }

  static func registerKnownImplementations() {
    register { GateProxy(gate: $0) }
  }

  static func currentDelegate(for gate: GateView) -> GateDelegate? { gate.delegate }

  static func setCurrentDelegate(_ delegate: GateDelegate?, to gate: GateView) { gate.delegate = delegate }
}

extension Reactive where Base: GateView {
  var proxy: GateProxy { GateProxy.proxy(for: base) }

  var angle: Observable<String> {
    proxy.methodInvoked(#selector(GateDelegate.gate(_:didTurnTo:))).map { "\($0[1])" }
  }
}

final class GateViewController: UIViewController {
  private let gate = GateView()
  private let angle = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    gate.rx.angle
      .bind(to: angle.rx.text)
      .disposed(by: disposeBag)
    gate.rx.angle
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .drive(angle.rx.text)
      .disposed(by: disposeBag)
  }
}
