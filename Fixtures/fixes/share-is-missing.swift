// Hop and catch are there, the share is not: a driver is all three.
import RxCocoa
import RxSwift
import UIKit

final class PlanViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let plan = Plans.current()
      .observe(on: MainScheduler.instance)
      .catchAndReturn("none")

    plan
      .bind(to: first.rx.text)
      .disposed(by: disposeBag)

    plan
      .map { "Plan: \($0)" }
      .bind(to: second.rx.text) // expect: sharing
      .disposed(by: disposeBag)
  }
}

enum Plans {
  static func current() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/plan")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
