import RxCocoa
import RxSwift
import UIKit

final class SearchViewController: UIViewController {
  private let field = UITextField()
  private let hitsLabel = UILabel()
  private let sizeLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = SearchViewModel(query: field.rx.text.orEmpty.asObservable())
    let index = IndexViewModel(
      query: field.rx.text.orEmpty.asObservable(),
      scheduler: SerialDispatchQueueScheduler(qos: .utility)
    )

    search.hits.bind(to: hitsLabel.rx.text).disposed(by: disposeBag)
    index.size.drive(sizeLabel.rx.text).disposed(by: disposeBag)
  }
}
