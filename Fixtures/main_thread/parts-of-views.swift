// A part of what a view's property holds is the view's; so is what is changed in place.
import CoreGraphics
import RxCocoa
import RxSwift
import UIKit

final class HeaderViewController: UIViewController {
  private let banner = UIView()
  private let hint = UIView()
  private var height: CGFloat = 0
  private var point = CGPoint.zero
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let heights = Observable.just(CGFloat(44)).observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    heights.subscribe(onNext: { [banner] in banner.frame.size.height = $0 }).disposed(by: bag) // expect: main_thread
    heights.subscribe(onNext: { [weak self] _ in self?.hint.isHidden.toggle() }).disposed(by: bag) // expect: main_thread
    heights.subscribe(onNext: { [weak self] in
      self?.point.x = $0
      self?.height = $0
    }).disposed(by: bag)
  }
}
