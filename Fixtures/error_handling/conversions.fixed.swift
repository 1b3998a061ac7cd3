// Each conversion to a trait without errors takes them away, as far up as it stands.
import RxCocoa
import RxSwift
import UIKit

final class FlightViewController: UIViewController {
  private let gate = UILabel()
  private let seat = UILabel()
  private let meal = UILabel()
  private let delay = UILabel()
  private let film = UILabel()
  private let disposeBag = DisposeBag()

  func show(_ flight: String) {
    fact("gate", of: flight)
      .asDriver(onErrorJustReturn: "–")
      .drive(gate.rx.text)
      .disposed(by: disposeBag)

    fact("seat", of: flight)
      .asDriver(onErrorDriveWith: .empty())
      .drive(seat.rx.text)
      .disposed(by: disposeBag)

    fact("meal", of: flight)
      .asDriver(onErrorRecover: { .just($0.localizedDescription) })
      .drive(meal.rx.text)
      .disposed(by: disposeBag)

    fact("delay", of: flight)
      .asSignal(onErrorJustReturn: "–")
      .emit(to: delay.rx.text)
      .disposed(by: disposeBag)

    fact("film", of: flight)
      .asDriver(onErrorJustReturn: "–")
      .asObservable()
      .map { name -> String in
        guard !name.isEmpty else { throw CocoaError(.fileNoSuchFile) }
        return name
      }
      .asDriver(onErrorJustReturn: "")
      .drive(film.rx.text)
      .disposed(by: disposeBag)
  }

  private func fact(_ name: String, of flight: String) -> Single<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(flight)/\(name)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .asSingle()
  }
}
