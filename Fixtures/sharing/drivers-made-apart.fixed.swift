// Two Drivers made of one cold chain are two runs of it; two sinks of one Driver are one.
import RxCocoa
import RxSwift
import UIKit

final class CinemaViewController: UIViewController {
  private let titleLabel = UILabel()
  private let lengthLabel = UILabel()
  private let bigTitle = UILabel()
  private let bigLength = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let film = Cinema.film("tonight").share(replay: 1, scope: .whileConnected)
    let name = film.map(\.name).asDriver(onErrorJustReturn: "")
    let minutes = film.map { "\($0.minutes)" }.asDriver(onErrorJustReturn: "")
    name.drive(titleLabel.rx.text).disposed(by: disposeBag)
    minutes.drive(lengthLabel.rx.text).disposed(by: disposeBag)

    let big = Cinema.film("tomorrow").asDriver(onErrorDriveWith: .empty())
    big.map(\.name).drive(bigTitle.rx.text).disposed(by: disposeBag)
    big.map { "\($0.minutes)" }.drive(bigLength.rx.text).disposed(by: disposeBag)
  }
}

struct Film: Decodable {
  let name: String
  let minutes: Int
}

enum Cinema {
  static func film(_ day: String) -> Observable<Film> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/cinema/\(day)")!))
      .map { try JSONDecoder().decode(Film.self, from: $0) }
  }
}
