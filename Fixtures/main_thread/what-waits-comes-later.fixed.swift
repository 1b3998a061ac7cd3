// What a debounce makes wait comes on its scheduler or with the end, never where it came: not upon subscribing.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class SluiceViewController: UIViewController {
  private let gateLabel = UILabel()
  private let levelLabel = UILabel()
  private let queueLabel = UILabel()
  private let startLabel = UILabel()
  private let button = UIButton()
  private let background = SerialDispatchQueueScheduler(qos: .background)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.map { "open" }.startWith("closed")
      .debounce(.milliseconds(100), scheduler: MainScheduler.instance)
      .subscribe(on: background)
      .bind(to: gateLabel.rx.text)
      .disposed(by: disposeBag)
    button.rx.tap.map { "high" }.share(replay: 1)
      .debounce(.milliseconds(100), scheduler: MainScheduler.instance)
      .subscribe(on: background)
      .bind(to: levelLabel.rx.text)
      .disposed(by: disposeBag)
    button.rx.tap.map { "low" }.startWith("dry")
      .debounce(.milliseconds(100), scheduler: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(queueLabel.rx.text)
      .disposed(by: disposeBag)
    // What follows the debounce comes upon subscribing.
    button.rx.tap.map { "open" }
      .debounce(.milliseconds(100), scheduler: MainScheduler.instance)
      .startWith("closed")
      .subscribe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(startLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
