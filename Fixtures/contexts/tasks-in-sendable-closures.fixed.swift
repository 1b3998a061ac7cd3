import Foundation
import RxCocoa
import RxSwift
import UIKit

// A `@Sendable` closure has no isolation from around it, and a task that begins in one runs on no actor. Other closures
// are isolated as what they stand in.

func later(_ work: @escaping @Sendable () -> Void) { work() }

@MainActor
final class Radio {
  nonisolated let global = PublishRelay<String>()
  nonisolated let session = PublishRelay<String>()
  nonisolated let operation = PublishRelay<String>()
  nonisolated let detached = PublishRelay<String>()
  nonisolated let handed = PublishRelay<String>()
  nonisolated let main = PublishRelay<String>()
  nonisolated let asked = PublishRelay<String>()
  nonisolated let each = PublishRelay<String>()

  func tune(_ stations: [String]) {
    DispatchQueue.global().async { Task { self.global.accept("on") } }
    URLSession.shared.dataTask(with: URL(string: "https://radio.example")!) { _, _, _ in
      Task { self.session.accept("on") }
    }.resume()
    OperationQueue().addOperation { Task { self.operation.accept("on") } }
    Task.detached { Task { self.detached.accept("on") } }
    later { Task { self.handed.accept("on") } }
    DispatchQueue.main.async { Task { self.main.accept("on") } }
    DispatchQueue.global().async { Task { @MainActor in self.asked.accept("on") } }
    stations.forEach { station in Task { self.each.accept(station) } }
  }
}

final class RadioViewController: UIViewController {
  private let label = UILabel()
  private let radio = Radio()
  private let volume = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    radio.global.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    radio.session.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    radio.operation.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    radio.detached.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    radio.handed.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    radio.main.bind(to: label.rx.text).disposed(by: disposeBag)
    radio.asked.bind(to: label.rx.text).disposed(by: disposeBag)
    radio.each.bind(to: label.rx.text).disposed(by: disposeBag)
    volume.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    radio.tune(["jazz"])
    DispatchQueue.global().async { [volume] in Task { volume.accept("loud") } }
  }
}
