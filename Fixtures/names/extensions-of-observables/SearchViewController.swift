import RxCocoa
import RxSwift
import UIKit

final class SearchViewController: UIViewController {
  private let field = UITextField()
  private let echoLabel = UILabel()
  private let meaningLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = Search(field.rx.text.orEmpty.asObservable())
    search.echo.bind(to: echoLabel.rx.text).disposed(by: disposeBag)
    search.meaning.bind(to: meaningLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
  }
}
