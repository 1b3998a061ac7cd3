import RxCocoa
import RxSwift
import UIKit

final class NewsViewController: UIViewController {
  private let latestLabel = UILabel()
  private let topicLabel = UILabel()
  private let quietLabel = UILabel()
  private let safeLabel = UILabel()
  private let decodedLabel = UILabel()
  private let service = NewsService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    service.latest()
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0.count)" }
      .drive(latestLabel.rx.text)
      .disposed(by: disposeBag)

    service.topic("sea")
      .asDriver(onErrorJustReturn: "")
      .drive(topicLabel.rx.text)
      .disposed(by: disposeBag)

    service.quiet()
      .asDriver(onErrorDriveWith: .empty())
      .drive(quietLabel.rx.text)
      .disposed(by: disposeBag)

    service.decoded()
      .asDriver(onErrorJustReturn: "")
      .drive(decodedLabel.rx.text)
      .disposed(by: disposeBag)

    service.topic("sky")
      .asDriver(onErrorJustReturn: "")
      .drive(safeLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
