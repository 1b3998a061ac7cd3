// An operator of the app's own that tells its observer whatever the chain sends, each event as it comes, sends what the
// chain does: on its threads, with its errors and no others.
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func relayed() -> Observable<Element> {
    Observable.create { observer in self.subscribe { event in observer.on(event) } }
  }
  func handed() -> Observable<Element> {
    Observable.create { observer in
      let subscription = self.subscribe(observer.on)
      return Disposables.create { subscription.dispose() }
    }
  }
  func shortened() -> Observable<Element> {
    Observable.create { self.subscribe($0.on) }
  }
  /// Not each event: what becomes of an error is not followed.
  func withoutErrors() -> Observable<Element> {
    Observable.create { observer in
      self.subscribe { event in
        if case .error = event { return observer.on(.completed) }
        observer.on(event)
      }
    }
  }
}

final class ClockViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let fifth = UILabel()
  private let bag = DisposeBag()

  private func time() -> Observable<String> {
    let request = URLRequest(url: URL(string: "https://example.org/time")!)
    return URLSession.shared.rx.data(request: request).map { "\($0.count)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let ticks = Observable<Int>.interval(.seconds(2), scheduler: MainScheduler.instance).map { "\($0)" }
    ticks.relayed().bind(to: first.rx.text).disposed(by: bag)
    ticks.handed().bind(to: second.rx.text).disposed(by: bag)
    ticks.shortened().bind(to: third.rx.text).disposed(by: bag)
    time().relayed().bind(to: fourth.rx.text).disposed(by: bag) // expect: error_handling main_thread
    time().catchAndReturn("").handed().bind(to: fifth.rx.text).disposed(by: bag) // expect: main_thread
  }
}
