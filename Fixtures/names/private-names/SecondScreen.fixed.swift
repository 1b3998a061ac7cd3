import Foundation
import RxCocoa
import RxSwift
import UIKit

private final class Model {
  let text = URLSession.shared.rx.json(url: URL(string: "https://example.com/second")!).map { "\($0)" }.asDriver(onErrorJustReturn: "")
}

final class SecondViewController: UIViewController {
  private let label = UILabel()
  private let model = Model()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.text.drive(label.rx.text).disposed(by: disposeBag)
  }
}
