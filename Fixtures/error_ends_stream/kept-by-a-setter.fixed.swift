// A Driver that a setter keeps has the past of what is assigned: its type says nothing of a stream that is over.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class GaugeBoard {
  private var kept: Driver<String> = .empty()
  private var calm: Driver<String> = .empty()

  var reading: Driver<String> {
    get { kept }
    set { kept = newValue }
  }

  var pressure: Driver<String> {
    get { calm }
    set(given) { calm = given }
  }
}

final class GaugeViewController: UIViewController {
  private let button = UIButton()
  private let readingLabel = UILabel()
  private let pressureLabel = UILabel()
  private let board = GaugeBoard()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    board.reading = button.rx.tap.flatMapLatest { measure().catchAndReturn("–") }.asDriver(onErrorJustReturn: "–")
    board.pressure = button.rx.tap.asDriver().flatMapLatest { measure().asDriver(onErrorJustReturn: "–") }
    board.reading
      .drive(readingLabel.rx.text)
      .disposed(by: disposeBag)
    board.pressure
      .drive(pressureLabel.rx.text)
      .disposed(by: disposeBag)
  }
}

private func measure() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/gauge")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
