import RxCocoa
import RxSwift
import UIKit

final class AdViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    ad(1).shouted().toScreen(or: "").drive(a.rx.text).disposed(by: disposeBag)
    ad(2).orNothing().onMain().shouted().bind(to: b.rx.text).disposed(by: disposeBag)
    ad(3).onMain().shouted().asDriver(onErrorJustReturn: "").drive(c.rx.text).disposed(by: disposeBag)
    ad(4).orNothing().shouted().asDriver(onErrorDriveWith: .empty()).drive(d.rx.text).disposed(by: disposeBag)
  }

  private func ad(_ number: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/ads/\(number)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
