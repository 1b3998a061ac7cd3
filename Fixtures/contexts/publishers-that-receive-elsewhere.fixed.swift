// A publisher of Combine's hands its elements on where it is told to receive them, as far as nothing after that moves them.
import Combine
import RxCocoa
import RxSwift
import UIKit

final class Barometer {
  let away = PublishRelay<String>()
  let here = PublishRelay<String>()
  let moved = PublishRelay<String>()
  private let pressures = PassthroughSubject<Int, Never>()
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    pressures.receive(on: DispatchQueue.global())
      .sink { [away] in away.accept("\($0)") }
      .store(in: &cancellables)
    pressures
      .receive(on: DispatchQueue.global())
      .receive(on: RunLoop.main)
      .map { "\($0)" }
      .sink(receiveCompletion: { _ in }, receiveValue: { [here] in here.accept($0) })
      .store(in: &cancellables)
    // Not followed, and so not decided.
    pressures
      .receive(on: DispatchQueue.global())
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { [moved] in moved.accept("\($0)") }
      .store(in: &cancellables)
  }
}

final class BarometerViewController: UIViewController {
  private let barometer = Barometer()
  private let labels = (0..<3).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    barometer.away.asDriver(onErrorDriveWith: .empty()).drive(labels[0].rx.text).disposed(by: disposeBag)
    barometer.here.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    barometer.moved.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    barometer.start()
  }
}
