// A `map` whose closure calls what returns nothing is there for what that does, whoever subscribes with nothing in hand.
import RxCocoa
import RxSwift
import UIKit

protocol StationsNavigating {
  func openStation(_ name: String)
  func close()
}

final class StationsNavigator: StationsNavigating {
  private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func openStation(_ name: String) {
    let screen = UIViewController()
    screen.title = name
    navigationController.pushViewController(screen, animated: true)
  }

  func close() { navigationController.popViewController(animated: true) }
}

final class StationsLog {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func station(_ name: String) -> String { name.uppercased() }
}

final class StationsModel {
  struct Input {
    let selected: Driver<String>
    let close: Observable<Void>
    let names: Observable<String>
  }
  struct Output {
    let opened: Driver<Void>
    let closed: Observable<Void>
    let answered: Observable<Void>
    let noted: Driver<Void>
    let loaded: Observable<Data>
  }

  private let navigator: StationsNavigating
  private let log = StationsLog()

  init(navigator: StationsNavigating) { self.navigator = navigator }

  func transform(_ input: Input) -> Output {
    let opened = input.selected.map { [navigator] name -> Void in
      navigator.openStation(name)
    }
    let closed = input.close.map { [unowned self] in self.navigator.close() }
    let answered = input.names
      .flatMap { URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: $0))) }
      .map { [navigator] data in // expect: main_thread
        navigator.openStation(String(decoding: data, as: UTF8.self))
      }
    let noted = input.selected.map { [log] name -> Void in log.note(name) }
    let loaded = input.names.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .flatMapLatest { [unowned self] name -> Observable<Data> in // expect: main_thread
        self.navigator.close()
        return URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: self.log.station(name))))
      }
    return Output(opened: opened, closed: closed, answered: answered, noted: noted, loaded: loaded)
  }
}

final class StationsViewController: UIViewController {
  @IBOutlet private var closeButton: UIButton!
  @IBOutlet private var field: UITextField!
  private var viewModel: StationsModel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel = StationsModel(navigator: StationsNavigator(navigationController!))
    let output = viewModel.transform(
      StationsModel.Input(
        selected: field.rx.text.orEmpty.asDriver(), close: closeButton.rx.tap.asObservable(),
        names: field.rx.text.orEmpty.asObservable()))
    output.opened.drive().disposed(by: disposeBag)
    output.closed.subscribe().disposed(by: disposeBag)
    output.answered.subscribe().disposed(by: disposeBag)
    output.noted.drive().disposed(by: disposeBag)
    output.loaded.subscribe().disposed(by: disposeBag)
  }
}
