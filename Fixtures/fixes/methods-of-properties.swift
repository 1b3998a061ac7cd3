// A method's name holds its object, not the screen: so does the closure that is written for it.
import RxCocoa
import RxSwift
import UIKit

final class HerbViewController: UIViewController {
  private let bar = UISearchBar()
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let garden = Garden()
  private var greenhouse: Garden? = Garden()
  private let park = Park()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    bar.rx.text.orEmpty
      .flatMapLatest(self.garden.herb)
      .bind(to: first.rx.text)  // expect: main_thread error_handling
      .disposed(by: disposeBag)

    bar.rx.text.orEmpty
      .flatMapLatest(greenhouse!.herb)
      .bind(to: second.rx.text)  // expect: main_thread error_handling
      .disposed(by: disposeBag)

    bar.rx.text.orEmpty
      .flatMapLatest(park.meadow.herb)
      .bind(to: third.rx.text)  // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }
}

struct Park {
  let meadow = Garden()
}

final class Garden {
  func herb(_ name: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(name)")!).map { "\($0)" }
  }
}
