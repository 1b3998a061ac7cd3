// Who is given the same object subscribes to the same chain. What stands in one type is counted together, and where others
// read the name too, no number is said.
import RxCocoa
import RxSwift
import UIKit

final class CompassService {
  let heading: Driver<String>
  let north: Driver<String>

  static let shared = CompassService()

  init() {
    heading = CompassService.ask("heading").asDriver(onErrorDriveWith: .empty())
    north = CompassService.ask("north").asDriver(onErrorDriveWith: .empty())
  }

  private static func ask(_ what: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/compass/\(what)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("–")
      .observe(on: MainScheduler.instance)
  }
}

final class CompassViewController: UIViewController {
  private let headingLabel = UILabel()
  private let detailLabel = UILabel()
  private let northLabel = UILabel()
  private let southLabel = UILabel()
  private let service = CompassService.shared
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.heading.drive(headingLabel.rx.text).disposed(by: disposeBag)
    service.heading.map { $0.uppercased() }.drive(detailLabel.rx.text).disposed(by: disposeBag)
    service.north.drive(northLabel.rx.text).disposed(by: disposeBag)
    service.north.map { "opposite of \($0)" }.drive(southLabel.rx.text).disposed(by: disposeBag)
  }
}

final class BearingView: UIView {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  func show(_ service: CompassService) {
    service.heading.drive(label.rx.text).disposed(by: disposeBag)
  }
}
