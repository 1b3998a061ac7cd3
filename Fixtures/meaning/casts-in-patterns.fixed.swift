import RxCocoa
import RxSwift
import UIKit

/// A pattern that casts says of what type the name is that it binds.
final class ListViewController: UIViewController {
  let rows = PublishRelay<Int>()
}

final class MapViewController: UIViewController {
  let places = PublishRelay<Int>()

  func locate() {
    DispatchQueue.global().async { self.places.accept(2) }
  }
}

final class HubViewController: UIViewController {
  private let rowLabel = UILabel()
  private let placeLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let list: UIViewController = ListViewController()
    let map: UIViewController = MapViewController()
    switch (list, title) {
    case let (list as ListViewController, _):
      list.rows.map(String.init).bind(to: rowLabel.rx.text).disposed(by: disposeBag)
      list.rows.accept(1)
    default: break
    }
    switch map {
    case let map as MapViewController:
      map.places.asDriver(onErrorDriveWith: .empty()).map(String.init).drive(placeLabel.rx.text).disposed(by: disposeBag)
      map.locate()
    default: break
    }
  }
}
