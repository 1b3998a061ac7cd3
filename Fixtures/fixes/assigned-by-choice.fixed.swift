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
  let plain: Driver<String>

  init(isOpen: Bool, other: Observable<String>? = nil) {
    let shelf = Shelf()
    chosen = isOpen ? shelf.titles("chosen") : .just("closed")
    given = other ?? shelf.titles("given")
    plain = shelf.titles("plain").asDriver(onErrorJustReturn: "")
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
    model.chosen.asDriver(onErrorJustReturn: "").drive(a.rx.text).disposed(by: disposeBag)
    model.given.asDriver(onErrorJustReturn: "").drive(b.rx.text).disposed(by: disposeBag)
    model.plain.drive(c.rx.text).disposed(by: disposeBag)
  }
}
