// A Driver replays its last element to those who come late. Below `withUnretained(self)` that would be `self`, held by a
// subscription which `self` holds.
import RxCocoa
import RxSwift
import UIKit

final class GalleryViewController: UIViewController {
  private let imageLabel = UILabel()
  private let titleLabel = UILabel()
  private let countLabel = UILabel()
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private let pictures = BehaviorRelay(value: 1)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    pictures.observe(on: background)
      .withUnretained(self)
      .map { owner, picture in owner.name(of: picture) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(imageLabel.rx.text)
      .disposed(by: disposeBag)
    pictures.observe(on: background)
      .withUnretained(self) { owner, picture in owner.name(of: picture) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(titleLabel.rx.text)
      .disposed(by: disposeBag)
    pictures.observe(on: background)
      .withUnretained(self)
      .bind { owner, picture in owner.countLabel.text = owner.name(of: picture) } // expect: main_thread
      .disposed(by: disposeBag)
  }

  private func name(of picture: Int) -> String { "picture \(picture)" }
}
