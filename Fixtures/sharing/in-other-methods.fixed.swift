// The subscribers of one value may stand in different methods.
import RxCocoa
import RxSwift
import UIKit

final class DashboardViewController: UIViewController {
  private let revenueLabel = UILabel()
  private let revenueBadge = UILabel()
  private let visitorsLabel = UILabel()
  private let visitorsBadge = UILabel()
  private let revenue = Numbers.request("revenue").asDriver(onErrorDriveWith: .empty())
  private let visitors = Numbers.request("visitors").share(replay: 1)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    bindLabels()
    bindBadges()
  }

  private func bindLabels() {
    revenue.drive(revenueLabel.rx.text).disposed(by: disposeBag)
    visitors.bind(to: visitorsLabel.rx.text).disposed(by: disposeBag)
  }

  private func bindBadges() {
    self.revenue
      .map { "(\($0))" }
      .drive(revenueBadge.rx.text)
      .disposed(by: disposeBag)

    self.visitors
      .map { "(\($0))" }
      .bind(to: visitorsBadge.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Numbers {
  static func request(_ name: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/numbers/\(name)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("–")
  }
}
