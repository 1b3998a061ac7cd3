// Hot and cold, printed only: a cold sequence that runs twice matters to nobody's screen.
import Foundation
import RxSwift

func downloads(of name: String) -> Observable<Data> {
  Observable.create { observer in
    print("Subscribed to \(name)")
    let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/\(name)")!) { data, _, error in
      if let error {
        observer.onError(error)
      } else {
        observer.onNext(data ?? Data())
        observer.onCompleted()
      }
    }
    task.resume()
    return Disposables.create { task.cancel() }
  }
}

final class Workbench {
  private let disposeBag = DisposeBag()

  func run() {
    let cold = downloads(of: "cold")
    cold.subscribe(onNext: { print("First \($0.count)") }).disposed(by: disposeBag)
    cold.subscribe(onNext: { print("Second \($0.count)") }).disposed(by: disposeBag)

    let hot = downloads(of: "hot").share(replay: 1, scope: .forever)
    hot.subscribe(onNext: { print("First \($0.count)") }).disposed(by: disposeBag)
    hot.subscribe(onNext: { print("Second \($0.count)") }).disposed(by: disposeBag)

    let connectable = downloads(of: "connectable").publish()
    connectable.subscribe(onNext: { print($0.count) }).disposed(by: disposeBag)
    connectable.connect().disposed(by: disposeBag)
  }
}
