// Of several errors that can come, one that a guard writes out is told of last: what fails by itself comes more often.
import RxCocoa
import RxSwift
import UIKit

enum WeatherError: Error {
  case noCity
}

final class WeatherViewController: UIViewController {
  private let search = UITextField()
  private let label = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    search.rx.text.orEmpty
      .flatMapLatest { [weak self] in self?.weather(in: $0) ?? .error(WeatherError.noCity) }
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    search.rx.text.orEmpty
      .flatMapLatest { city in city.isEmpty ? Observable<String>.error(WeatherError.noCity) : .just(city) }
      .asDriver(onErrorJustReturn: "")
      .drive(note.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
  }

  private func weather(in city: String) -> Observable<String> {
    guard let url = URL(string: "https://example.com/\(city)") else { return .error(WeatherError.noCity) }
    return URLSession.shared.rx.data(request: URLRequest(url: url)).map { "\($0.count)" }
  }
}
