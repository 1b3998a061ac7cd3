// `[kitchen = kitchen!]`: the name inside the closure is another than the one it is given.
import RxCocoa
import RxSwift
import UIKit

final class OrderViewController: UIViewController {
  private let bar = UISearchBar()
  private let dish = UILabel()
  private let drink = UILabel()
  private let disposeBag = DisposeBag()
  private var kitchen: Kitchen? = Kitchen()
  private var cellar: Cellar? = Cellar()

  override func viewDidLoad() {
    super.viewDidLoad()

    bar.rx.text.orEmpty.asDriver()
      .flatMapLatest { [kitchen = kitchen!] in kitchen.dish($0).asDriver(onErrorJustReturn: "") }
      .drive(dish.rx.text)
      .disposed(by: disposeBag)

    bar.rx.text.orEmpty
      .flatMapLatest { [cellar = cellar!] in cellar.drink($0) }
      .bind(to: drink.rx.text)
      .disposed(by: disposeBag)
  }
}

final class Kitchen {
  func dish(_ name: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(name)")!).map { "\($0)" }
  }
}

final class Cellar {
  func drink(_ name: String) -> Observable<String> { .just(name) }
}
