// A `retry()` outside subscribes to the taps again; a `retry(3)` and a catch only put the end off.
import RxCocoa
import RxSwift
import UIKit

final class DoorViewController: UIViewController {
  private let bell = UIButton()
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    bell.rx.tap
      .flatMapLatest { Door.ring("front") }
      .retry()
      .observe(on: MainScheduler.instance)
      .bind(to: first.rx.text)
      .disposed(by: disposeBag)

    bell.rx.tap
      .flatMapLatest { Door.ring("back").catchAndReturn("Nobody there") }
      .retry(3)
      .asDriver(onErrorJustReturn: "Nobody there")
      .drive(second.rx.text)
      .disposed(by: disposeBag)

    bell.rx.tap
      .flatMapLatest { Door.ring("side").retry(3).catchAndReturn("Nobody there") }
      .observe(on: MainScheduler.instance)
      .bind(to: third.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Door {
  static func ring(_ name: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/doors/\(name)/ring")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
