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
      .asObservable()
      .map { "\($0.count)" }
      .bind(to: latestLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    service.topic("sea")
      .asObservable()
      .bind(to: topicLabel.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)

    service.quiet()
      .asObservable()
      .bind(to: quietLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)

    service.decoded()
      .bind(to: decodedLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    service.topic("sky")
      .asDriver(onErrorJustReturn: "")
      .drive(safeLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
