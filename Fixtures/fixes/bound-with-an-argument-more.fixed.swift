// A library's `bind` that takes more than the observer has no counterpart on a Driver.
import NodeLayout
import RxCocoa
import RxSwift
import UIKit

final class NodeViewController: UIViewController {
  private let title1 = UILabel()
  private let title2 = UILabel()
  private let bag = DisposeBag()

  private func load() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.org/node")!)).map { "\($0.count)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    load().catchAndReturn("").observe(on: MainScheduler.instance).bind(to: title1.rx.text, layingOut: view).disposed(by: bag)
    load().asDriver(onErrorJustReturn: "").drive(title2.rx.text).disposed(by: bag)
  }
}
