// RxSwift 6. Own operators and static functions that have the name of one of RxSwift's: what they are handed tells which is
// meant.
import Foundation
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func map(_ unit: String) -> Observable<String> {
    map { "\($0) \(unit)" }.observe(on: SerialDispatchQueueScheduler(qos: .utility))
  }

  func observe(on name: String) -> Observable<Element> {
    observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: name))
  }
}

extension Observable where Element == String {
  static func of(file name: String) -> Observable<String> {
    Observable.just(name).observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  static func from(_ work: @escaping () async throws -> Element) -> Single<Element> {
    .create { single in
      let task = Task {
        do { single(.success(try await work())) } catch { single(.failure(error)) }
      }
      return Disposables.create { task.cancel() }
    }
  }
}

final class ScaleViewController: UIViewController {
  private let labels = (0..<8).map { _ in UILabel() }
  private let weight = BehaviorRelay(value: 3)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    weight.map("kg").bind(to: labels[0].rx.text).disposed(by: disposeBag)  // expect: main_thread
    weight.map { "\($0) kg" }.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    weight.map { "\($0)" }.observe(on: "scale").bind(to: labels[2].rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
    weight.map { "\($0)" }.observe(on: MainScheduler.instance).bind(to: labels[3].rx.text).disposed(by: disposeBag)
    Observable.of(file: "weights").bind(to: labels[4].rx.text).disposed(by: disposeBag)  // expect: main_thread
    Observable.of("light", "heavy").bind(to: labels[5].rx.text).disposed(by: disposeBag)
    Single<String>.from { try await Scale.read() }.asObservable().catchAndReturn("")
      .bind(to: labels[6].rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
    Observable.from(["light"]).bind(to: labels[7].rx.text).disposed(by: disposeBag)
  }
}

enum Scale {
  static func read() async throws -> String { "3" }
}
