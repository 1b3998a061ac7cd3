// Delegates of views are called on main; a completion handler inside one is called where its library likes.
import CoreLocation
import RxCocoa
import RxSwift
import UIKit

final class GiftViewModel: NSObject {
  let picked = BehaviorRelay<UIImage?>(value: nil)
  let loaded = BehaviorRelay<UIImage?>(value: nil)
  let place = PublishRelay<String>()
  private let manager = CLLocationManager()

  func locate() {
    manager.delegate = self
    manager.requestLocation()
  }
}

extension GiftViewModel: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    place.accept("\(locations.count)")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    place.accept("nowhere")
  }
}
