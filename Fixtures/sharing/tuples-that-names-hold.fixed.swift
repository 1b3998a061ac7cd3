// A tuple keeps its sequences: who takes one out of it twice runs that one twice, by its label or its number. Two parts are
// two sequences, a part that is shared is one, and each call of a function makes new ones.
import RxCocoa
import RxSwift
import UIKit

final class ReadingViewModel {
  let pages = PublishRelay<Int>()

  func outputs() -> (page: Observable<String>, note: Observable<String>) {
    (
      page: pages.flatMapLatest { [unowned self] in text("page", $0) },
      note: pages.flatMapLatest { [unowned self] in text("note", $0) }
    )
  }

  func text(_ kind: String, _ number: Int) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(kind)/\(number)")!)
      .map { "\($0)" }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}

final class ReadingViewController: UIViewController {
  private let viewModel = ReadingViewModel()
  private let page = UILabel()
  private let header = UILabel()
  private let footer = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let outputs = viewModel.outputs()
    outputs.page.bind(to: page.rx.text).disposed(by: disposeBag)
    outputs.page.bind(to: header.rx.text).disposed(by: disposeBag) // expect: sharing
    outputs.note.bind(to: footer.rx.text).disposed(by: disposeBag)
    viewModel.pages.accept(1)
  }
}

final class NumberedViewController: UIViewController {
  private let viewModel = ReadingViewModel()
  private let page = UILabel()
  private let header = UILabel()
  private let footer = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let asked = viewModel.pages.flatMapLatest { [viewModel] in viewModel.text("page", $0) }.share(replay: 1, scope: .whileConnected)
    let pair = (asked.map { "\($0)" }, asked.map { "\($0)!" }.share())
    pair.0.bind(to: page.rx.text).disposed(by: disposeBag)
    pair.1.bind(to: header.rx.text).disposed(by: disposeBag)
    pair.1.bind(to: footer.rx.text).disposed(by: disposeBag)
    viewModel.pages.accept(1)
  }
}

final class ShelfViewModel {
  private let reading = ReadingViewModel()
  var shared: Driver<String> { reading.outputs().page.asDriver(onErrorJustReturn: "") }
  var own: Observable<String> { reading.outputs().note }

  func turn() { reading.pages.accept(1) }
}

/// What a computed property makes is held as anything else is; one that stands there twice was asked twice.
final class ShelfViewController: UIViewController {
  private let viewModel = ShelfViewModel()
  private let labels = (0..<6).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let shelf = (title: viewModel.shared, note: viewModel.own, isFirst: true)
    shelf.title.drive(labels[0].rx.text).disposed(by: disposeBag)
    shelf.title.drive(labels[1].rx.text).disposed(by: disposeBag)
    shelf.note.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    shelf.note.bind(to: labels[3].rx.text).disposed(by: disposeBag) // expect: sharing

    // With the one above, three in all.
    let twice = (viewModel.shared, viewModel.shared)
    twice.0.drive(labels[4].rx.text).disposed(by: disposeBag) // expect: sharing
    twice.1.drive(labels[5].rx.text).disposed(by: disposeBag) // expect: sharing
    viewModel.turn()
  }
}
