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
      .asDriver(onErrorJustReturn: "")
      .drive(a.rx.text)
      .disposed(by: disposeBag)

    lesson(2)
      .asDriver(onErrorJustReturn: "")
      .drive(b.rx.text)
      .disposed(by: disposeBag)

    let third = lesson(3).asDriver(onErrorJustReturn: "")
    third.asObservable().subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    third.drive(c.rx.text).disposed(by: disposeBag)

    lesson(4)
      .asDriver(onErrorJustReturn: "")
      .drive(d.rx.text)
      .disposed(by: disposeBag)
  }

  private func lesson(_ number: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/lessons/\(number)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
