// A share that lasts while somebody listens is over with what it shares. Where a `subscribe(on:)` decides when the next one
// subscribes, a request may have its answer by then and would be made again; readings that go on are shared all the same.
import RxCocoa
import RxSwift
import UIKit

final class ReportService {
  func report() -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.org/report")!) { data, _, error in
        if let error { return observer.onError(error) }
        observer.onNext("\(data?.count ?? 0)")
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

final class ReportViewController: UIViewController {
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let reload = UIButton()
  private let title1 = UILabel()
  private let title2 = UILabel()
  private let body1 = UILabel()
  private let body2 = UILabel()
  private let total1 = UILabel()
  private let total2 = UILabel()
  private let service = ReportService()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let report = service.report().catchAndReturn("")
    let moved = report.subscribe(on: queue).observe(on: MainScheduler.instance)
    moved.bind(to: title1.rx.text).disposed(by: bag)
    moved.bind(to: title2.rx.text).disposed(by: bag) // expect: sharing

    let answers = reload.rx.tap.flatMapLatest { [service] in service.report().catchAndReturn("") }
    readings(answers).bind(to: body1.rx.text).disposed(by: bag)
    readings(answers).bind(to: body2.rx.text).disposed(by: bag) // expect: sharing

    let total = service.report().catchAndReturn("").map(\.count)
    total.observe(on: MainScheduler.instance).map(String.init).bind(to: total1.rx.text).disposed(by: bag)
    total.observe(on: MainScheduler.instance).map(String.init).bind(to: total2.rx.text) // expect: sharing
      .disposed(by: bag)
  }

  private func readings(_ answers: Observable<String>) -> Observable<String> {
    answers.subscribe(on: queue).observe(on: MainScheduler.instance)
  }
}
