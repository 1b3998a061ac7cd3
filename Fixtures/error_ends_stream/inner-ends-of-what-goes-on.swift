// What perhaps ends an inner stream ends nothing that goes on: its next element starts another one.
import RxCocoa
import RxSwift
import UIKit

final class BuoyViewController: UIViewController {
  private let again = UIButton()
  private let within = UILabel()
  private let alone = UILabel()
  private let signals: Observable<String>
  private let disposeBag = DisposeBag()

  init(signals: Observable<String>) {
    self.signals = signals
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    again.rx.tap
      .flatMapLatest { [signals] in
        signals.flatMap { Buoys.height(of: $0) }.catchAndReturn("")
      }
      .observe(on: MainScheduler.instance)
      .bind(to: within.rx.text)
      .disposed(by: disposeBag)
    // Whether that one goes on, nobody in sight says.
    signals.flatMap { Buoys.height(of: $0) }
      .catchAndReturn("")
      .observe(on: MainScheduler.instance)
      .bind(to: alone.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Buoys {
  static func height(of name: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/buoys/\(name)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
