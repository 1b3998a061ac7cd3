// What is assigned as one of several values has no one end that calls could follow.
import RxCocoa
import RxSwift
import UIKit

final class Shelf {
  func titles(_ name: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(name)")!))
      .map { "\($0.count)" }
      .observe(on: MainScheduler.instance)
  }
}

final class ShelfViewModel {
  let chosen: Observable<String>
  let given: Observable<String>
  let plain: Observable<String>

  init(isOpen: Bool, other: Observable<String>? = nil) {
    let shelf = Shelf()
    chosen = isOpen ? shelf.titles("chosen") : .just("closed")
    given = other ?? shelf.titles("given")
    plain = shelf.titles("plain")
  }
}

final class ShelfViewController: UIViewController {
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  private let model = ShelfViewModel(isOpen: true)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.chosen.bind(to: a.rx.text).disposed(by: disposeBag) // expect: error_handling
    model.given.bind(to: b.rx.text).disposed(by: disposeBag) // expect: error_handling
    model.plain.bind(to: c.rx.text).disposed(by: disposeBag) // expect: error_handling
  }
}
