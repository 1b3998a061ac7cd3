// `.empty()` beside another choice is of that one's type: a Driver's ends with the Driver.
import RxCocoa
import RxSwift
import UIKit

final class MenuStore {
  let opened = PublishRelay<String>()
  let chosen = PublishRelay<String>()
  let picked = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init(initial: Driver<String>?, taps: Driver<String>?, isQuiet: Bool) {
    (initial ?? .empty()).drive(onNext: { [opened] in opened.accept($0) }).disposed(by: disposeBag)
    (isQuiet ? .never() : Self.load()).drive(onNext: { [picked] in picked.accept($0) }).disposed(by: disposeBag)
    (taps ?? .empty()).drive(onNext: { [chosen] in chosen.accept($0) }).disposed(by: disposeBag)
  }

  static func load() -> Driver<String> {
    dishes("today").asDriver(onErrorJustReturn: "")
  }

  static func dishes(_ of: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(of)")!).map { "\($0)" }
      .observe(on: MainScheduler.instance)
  }
}

final class MenuViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<3).map { _ in UILabel() }
  private let disposeBag = DisposeBag()
  private var store: MenuStore?

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.map { "tapped" }.asDriver(onErrorJustReturn: "")
    let store = MenuStore(initial: MenuStore.load(), taps: taps, isQuiet: false)
    self.store = store
    // One request has asked once: its relay has nothing more to bring.
    store.opened.flatMapLatest(MenuStore.dishes).catchAndReturn("")
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    store.picked.flatMapLatest(MenuStore.dishes).catchAndReturn("")
      .bind(to: labels[1].rx.text)
      .disposed(by: disposeBag)
    store.chosen.flatMapLatest({ MenuStore.dishes($0).catchAndReturn("") }).asDriver(onErrorJustReturn: "")
      .drive(labels[2].rx.text)
      .disposed(by: disposeBag)
  }
}
