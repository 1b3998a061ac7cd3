import RxCocoa
import RxSwift
import UIKit

/// A relay has no error; whoever feeds it has one, and is over with it.
final class TideModel {
  let heights = BehaviorRelay<[String]>(value: [])
  let depths = PublishSubject<String>()
  let names = BehaviorRelay<String>(value: "")
  let calm = PublishRelay<String>()
  let mixed = PublishRelay<String>()
  let once = PublishRelay<String>()
  let handled = PublishRelay<String>()
  private let bag = DisposeBag()

  init(shown: PublishSubject<Void>, service: TideService) {
    shown.flatMapLatest { service.load() }.bind(to: heights).disposed(by: bag)
    shown.flatMap { service.load() }.map { $0.joined() }
      .subscribe(onNext: { [depths] in depths.onNext($0) }).disposed(by: bag)
    let named = shown.flatMapLatest { service.load() }.map { $0.first ?? "" }
    named.subscribe(onNext: names.accept).disposed(by: bag)
    shown.flatMapLatest { service.load().catchAndReturn([]) }.map { $0.joined() }.bind(to: calm).disposed(by: bag)
    shown.map { "shown" }.bind(to: mixed).disposed(by: bag)
    shown.flatMapLatest { service.load() }.map { $0.joined() }.bind(to: mixed).disposed(by: bag)
    service.load().map { $0.joined() }.bind(to: once).disposed(by: bag)
    shown.flatMapLatest { service.load() }.retry().map { $0.joined() }.bind(to: handled).disposed(by: bag)
  }
}

final class TideService {
  func load() -> Observable<[String]> {
    Observable.create { observer in
      observer.onError(RxError.timeout)
      return Disposables.create()
    }
  }
}

final class TideController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let tableView = UITableView()
  private let shown = PublishSubject<Void>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = TideModel(shown: shown, service: TideService())
    model.heights.asDriver()
      .drive(tableView.rx.items(cellIdentifier: "cell")) { _, name, cell in  // expect: error_ends_stream
        cell.textLabel?.text = name
      }
      .disposed(by: bag)
    model.depths.asDriver(onErrorJustReturn: "").drive(first.rx.text).disposed(by: bag)  // expect: error_ends_stream
    model.names.asDriver().drive(second.rx.text).disposed(by: bag)  // expect: error_ends_stream
    model.mixed.asSignal().emit(to: second.rx.text).disposed(by: bag)  // expect: error_ends_stream
    model.calm.asSignal().emit(to: first.rx.text).disposed(by: bag)
    model.once.asSignal().emit(to: first.rx.text).disposed(by: bag)
    model.handled.asSignal().emit(to: first.rx.text).disposed(by: bag)
    shown.onNext(())
  }
}
