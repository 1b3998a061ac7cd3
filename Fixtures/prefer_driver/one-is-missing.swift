// prefer_driver must be enabled. Where a guarantee is missing, that is what is said.
import RxCocoa
import RxSwift
import UIKit

final class ScheduleViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    lesson(1)
      .catchAndReturn("")
      .share(replay: 1)
      .bind(to: a.rx.text) // expect: main_thread
      .disposed(by: disposeBag)

    lesson(2)
      .observe(on: MainScheduler.instance)
      .share(replay: 1)
      .bind(to: b.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    let third = lesson(3).observe(on: MainScheduler.instance).catchAndReturn("")
    third.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    third.bind(to: c.rx.text).disposed(by: disposeBag) // expect: sharing

    lesson(4)
      .bind(to: d.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }

  private func lesson(_ number: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/lessons/\(number)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
