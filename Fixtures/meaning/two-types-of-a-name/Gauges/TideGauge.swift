import RxSwift
import UIKit

class TideGauge: UIView {
  let heights = PublishSubject<Int>()
  let notices = PublishSubject<String>()

  func begin() {
    heights.onNext(1)
    DispatchQueue.global().async { self.notices.onNext("low") }
  }
}
