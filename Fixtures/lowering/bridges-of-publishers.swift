// What a publisher is told to receive elsewhere comes there, whatever bridge of the project's makes a sequence of it. Whether
// it fails, nobody in sight says.
import Combine
import RxCocoa
import RxSwift
import UIKit

extension Publisher {
  func asObservable() -> Observable<Output> { .create(self) }
  func sequence() -> Observable<Output> { .create(self) }
}

extension Observable {
  fileprivate static func create<P: Publisher>(_ publisher: P) -> Observable<Element> where P.Output == Element {
    .create { observer in
      let cancellable = publisher.sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        },
        receiveValue: { observer.onNext($0) })
      return Disposables.create { cancellable.cancel() }
    }
  }
}

final class Seismograph {
  let tremors = PassthroughSubject<Int, Never>()

  var away: Observable<String> {
    tremors.receive(on: DispatchQueue.global()).map { "\($0)" }.eraseToAnyPublisher().sequence().catchAndReturn("")
  }
  var here: Observable<String> {
    tremors.receive(on: DispatchQueue.global()).receive(on: RunLoop.main).map { "\($0)" }.asObservable()
      .catchAndReturn("")
  }
  var anywhere: Observable<String> { tremors.map { "\($0)" }.asObservable().catchAndReturn("") }
}

final class SeismographViewController: UIViewController {
  private let seismograph = Seismograph()
  private let labels = (0..<3).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    seismograph.away.bind(to: labels[0].rx.text).disposed(by: disposeBag)  // expect: main_thread
    seismograph.here.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    seismograph.anywhere.bind(to: labels[2].rx.text).disposed(by: disposeBag)
  }
}
