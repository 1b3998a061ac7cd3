// Binders of RxCocoa, settable properties, a constraint, a bar button: all of them show something.
import RxCocoa
import RxSwift
import UIKit

final class SinksView: UIView {
  @IBOutlet private var button: UIButton!
  @IBOutlet private var image: UIImageView!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  @IBOutlet private var refreshControl: UIRefreshControl!
  @IBOutlet private var pageControl: UIPageControl!
  @IBOutlet private var height: NSLayoutConstraint!
  @IBOutlet private var label: UILabel!
  private let model = SinksModel()
  private let disposeBag = DisposeBag()

  func start() {
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    let odd = ticks.map { $0 % 2 == 1 }

    ticks.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(button.rx.title(for: .normal)).disposed(by: disposeBag)
    odd.map { UIImage(named: $0 ? "tick" : "tock") }.asDriver(onErrorDriveWith: .empty()).drive(image.rx.image).disposed(by: disposeBag)
    odd.asDriver(onErrorDriveWith: .empty()).drive(spinner.rx.isAnimating).disposed(by: disposeBag)
    odd.asDriver(onErrorDriveWith: .empty()).drive(refreshControl.rx.isRefreshing).disposed(by: disposeBag)
    ticks.asDriver(onErrorDriveWith: .empty()).drive(pageControl.rx.currentPage).disposed(by: disposeBag)
    ticks.asDriver(onErrorDriveWith: .empty()).map { CGFloat($0) }.drive(height.rx.constant).disposed(by: disposeBag)
    odd.asDriver(onErrorDriveWith: .empty()).map { $0 ? UIColor.red : .blue }.drive(label.rx.textColor).disposed(by: disposeBag)
    odd.asDriver(onErrorDriveWith: .empty()).drive(rx.isHidden).disposed(by: disposeBag)

    ticks.bind(to: model.ticks).disposed(by: disposeBag)
    ticks.bind(to: model.rx.latest).disposed(by: disposeBag)
    odd.bind(to: model.isOdd).disposed(by: disposeBag)
  }
}

final class SinksModel: ReactiveCompatible {
  let ticks = ReplaySubject<Int>.create(bufferSize: 3)
  var latest = 0
  var isOdd: AnyObserver<Bool> {
    AnyObserver { print($0) }
  }
}
