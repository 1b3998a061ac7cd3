// A request that each refresh asks anew is no one request for all, where nothing ever completes it: a share that somebody
// keeps open would show what it asked first for ever. One that ends is asked again.
import RxCocoa
import RxSwift
import UIKit

final class EventsService {
  struct Output {
    let open: Observable<String>
    let ended: Observable<String>
  }

  let output: Output
  let kept = BehaviorRelay(value: "")
  let keptAsWell = BehaviorRelay(value: "")
  private let bag = DisposeBag()

  init() {
    let open = EventsService.request().catchAndReturn("").observe(on: MainScheduler.instance)
    let ended = EventsService.answer().catchAndReturn("").observe(on: MainScheduler.instance)
    open.bind(to: kept).disposed(by: bag)
    ended.bind(to: keptAsWell).disposed(by: bag)
    output = Output(open: open, ended: ended)
  }

  private static func request() -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.org/events")!) { data, _, error in
        if let error { return observer.onError(error) }
        observer.onNext("\(data?.count ?? 0)")
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  private static func answer() -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.org/answer")!) { data, _, error in
        if let error { return observer.onError(error) }
        observer.onNext("\(data?.count ?? 0)")
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

final class EventsViewController: UIViewController {
  private let refresh = UIButton()
  private let first = UILabel()
  private let second = UILabel()
  private let service = EventsService()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    refresh.rx.tap.flatMapLatest { [service] in service.output.open }
      .bind(to: first.rx.text) // expect: sharing
      .disposed(by: bag)
    refresh.rx.tap.flatMapLatest { [service] in service.output.ended }
      .bind(to: second.rx.text) // expect: sharing
      .disposed(by: bag)
  }
}
