// A delegate proxy of the app's own: what it keeps is reached by `proxy(for:)`, which RxCocoa gives it, and is sent where
// the delegate is called, or on the queue of whoever reports to it.
import MapKit
import RxCocoa
import RxSwift
import UIKit

final class MapProxy: DelegateProxy<MKMapView, MKMapViewDelegate>, DelegateProxyType, MKMapViewDelegate {
  let moved = PublishSubject<Int>()
  lazy var measured = PublishSubject<Int>()

  init(map: MKMapView) {
    super.init(parentObject: map, delegateProxy: MapProxy.self)
  }

  static func registerKnownImplementations() {
    register { MapProxy(map: $0) }
  }

  static func currentDelegate(for map: MKMapView) -> MKMapViewDelegate? { map.delegate }

  static func setCurrentDelegate(_ delegate: MKMapViewDelegate?, to map: MKMapView) {
    map.delegate = delegate
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    moved.onNext(animated ? 1 : 2)
    DispatchQueue.global().async { [measured] in
      measured.onNext(1)
    }
  }
}

extension Reactive where Base: MKMapView {
  var moved: Observable<Int> {
    MapProxy.proxy(for: base).moved.asObservable()
  }

  var measured: Observable<Int> {
    let proxy = MapProxy.proxy(for: base)
    return proxy.measured.asObservable()
  }
}

final class SizeViewController: UIViewController {
  private let map = MKMapView()
  private let row = UILabel()
  private let size = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    map.rx.moved
      .map { "\($0)" }
      .bind(to: row.rx.text)
      .disposed(by: disposeBag)
    map.rx.measured
      .map { "\($0)" }
      .bind(to: size.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
