// Where a library calls back is known by its own name for it, where a file imports the library.
import MapKit
import Photos
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class PlacesViewController: UIViewController {
  private let places = BehaviorRelay<[String]>(value: [])
  private let saved = PublishRelay<String>()
  private let label = UILabel()
  private let state = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    places.map { $0.first }.bind(to: label.rx.text).disposed(by: bag)
    saved.asDriver(onErrorDriveWith: .empty()).drive(state.rx.text).disposed(by: bag)
  }

  func search(_ text: String) {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = text
    MKLocalSearch(request: request).start { [places] response, _ in
      places.accept(response?.mapItems.compactMap { $0.name } ?? [])
    }
  }

  func save(_ image: UIImage) {
    PHPhotoLibrary.shared().performChanges({}, completionHandler: { [saved] _, _ in saved.accept("saved") })
  }
}
