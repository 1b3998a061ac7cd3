// A chain with one subscriber needs no share; two calls with other arguments are two chains.
import RxCocoa
import RxSwift
import UIKit

final class NewsViewController: UIViewController {
  private let politics = UILabel()
  private let sports = UILabel()
  private let weather = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    headline("politics").bind(to: politics.rx.text).disposed(by: disposeBag)
    headline("sports").bind(to: sports.rx.text).disposed(by: disposeBag)

    let forecast = headline("weather")
    forecast
      .map { $0.uppercased() }
      .do(onNext: { print($0) })
      .bind(to: weather.rx.text)
      .disposed(by: disposeBag)
  }

  private func headline(_ section: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(section)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}
