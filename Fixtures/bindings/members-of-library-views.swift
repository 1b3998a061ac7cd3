// In a view below a library's, a bare name that nothing in sight declares is the library view's. What stands on a map is
// user interface as the map is, and so is what a library's extension adds to a view of the framework's.
import GoogleMaps
import RxCocoa
import RxSwift
import UIKit

final class RouteView: GMSMapView {
  private var ship: GMSMarker?
  private var legs = 0

  func sail(to harbour: CLLocationCoordinate2D) {
    if ship == nil { ship = GMSMarker() }
    ship?.position = harbour
  }

  func look(at harbour: CLLocationCoordinate2D) {
    animate(toLocation: harbour)
  }

  func dim() {
    mapStyle = nil
  }

  func count(_ harbour: CLLocationCoordinate2D) {
    print(harbour)
    legs += 1
  }
}

struct Log {
  func write(_ text: String) { print(text) }
}

extension UITableView {
  var log: Log { Log() }
}

extension UIView {
  func cheer(_ text: String) {
    self.makeToast(text)
  }
}

final class RouteViewController: UIViewController {
  private let harbours = PublishSubject<CLLocationCoordinate2D>()
  private let route = RouteView()
  private let table = UITableView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let slowly = harbours.observe(on: SerialDispatchQueueScheduler(qos: .utility))
    slowly
      .subscribe(onNext: { [route] in route.sail(to: $0) }) // expect: main_thread
      .disposed(by: disposeBag)
    slowly
      .subscribe(onNext: { [route] in route.look(at: $0) }) // expect: main_thread
      .disposed(by: disposeBag)
    slowly
      .subscribe(onNext: { [route] _ in route.dim() }) // expect: main_thread
      .disposed(by: disposeBag)
    slowly
      .subscribe(onNext: { [weak self] _ in self?.view.cheer("On course") }) // expect: main_thread
      .disposed(by: disposeBag)
    slowly
      .subscribe(onNext: { [route] in route.count($0) })
      .disposed(by: disposeBag)
    slowly
      .subscribe(onNext: { [table] _ in table.header?.stopRefreshing() }) // expect: main_thread
      .disposed(by: disposeBag)
    slowly
      .subscribe(onNext: { [table] _ in table.log.write("On course") })
      .disposed(by: disposeBag)
    slowly
      .subscribe(onNext: { [weak self] _ in self?.recorder.write("On course") })
      .disposed(by: disposeBag)
    var flags = Array<UILabel>()
    for _ in 0..<3 { flags.append(UILabel()) }
    slowly
      .subscribe(onNext: { _ in flags[0].isHidden = true }) // expect: main_thread
      .disposed(by: disposeBag)
    let lights = Array(repeating: UIView(), count: 2)
    slowly
      .subscribe(onNext: { _ in lights[1].isHidden = true }) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
