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
      .flatMapLatest({ [garden = self.garden] in garden.herb($0).catchAndReturn("") })
      .asDriver(onErrorDriveWith: .empty())
      .drive(first.rx.text)
      .disposed(by: disposeBag)

    bar.rx.text.orEmpty
      .flatMapLatest({ [greenhouse = greenhouse!] in greenhouse.herb($0).catchAndReturn("") })
      .asDriver(onErrorDriveWith: .empty())
      .drive(second.rx.text)
      .disposed(by: disposeBag)

    bar.rx.text.orEmpty
      .flatMapLatest({ [meadow = park.meadow] in meadow.herb($0).catchAndReturn("") })
      .asDriver(onErrorDriveWith: .empty())
      .drive(third.rx.text)
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
