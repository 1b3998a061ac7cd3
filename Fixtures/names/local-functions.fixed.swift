// Functions, closures and constants that live in a method.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class LocalViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    func request(_ path: String) -> Observable<String> {
      URLSession.shared.rx.json(url: URL(string: "https://example.com/\(path)")!).map { "\($0)" }
    }

    let safe: (String) -> Observable<String> = { path in
      request(path).catchAndReturn("").observe(on: MainScheduler.instance)
    }

    let motto: Observable<String> = {
      let base = request("motto")
      return base.observe(on: MainScheduler.instance)
    }()

    request("a").asDriver(onErrorJustReturn: "").drive(a.rx.text).disposed(by: disposeBag)
    safe("b").bind(to: b.rx.text).disposed(by: disposeBag)
    motto.asDriver(onErrorJustReturn: "").drive(c.rx.text).disposed(by: disposeBag)

    func show(_ source: Observable<String>, in label: UILabel) {
      source.bind(to: label.rx.text).disposed(by: disposeBag)
    }
    show(safe("d"), in: d)
  }
}
