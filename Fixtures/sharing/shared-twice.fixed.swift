// Two shares of one cold chain are two chains.
import RxCocoa
import RxSwift
import UIKit

final class ConcertViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let programme = Concert.piece("first").asDriver(onErrorDriveWith: .empty())
    programme.drive(a.rx.text).disposed(by: disposeBag)
    programme.map { "\($0.count)" }.drive(b.rx.text).disposed(by: disposeBag)

    let encore = Concert.piece("encore").share(replay: 1)
    encore.bind(to: c.rx.text).disposed(by: disposeBag)
    encore.share(replay: 1).map { "\($0.count)" }.bind(to: d.rx.text).disposed(by: disposeBag)
  }
}

enum Concert {
  static func piece(_ name: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/pieces/\(name)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}
