// What is assigned to another object's property of the same name is not this one's.
import RxCocoa
import RxSwift
import UIKit

final class Preview {
  var caption: Observable<String>?
}

final class CaptionViewController: UIViewController {
  private let field = UITextField()
  private let label = UILabel()
  private let shownLabel = UILabel()
  private let preview = Preview()
  private var caption: Observable<String>!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    self.caption = field.rx.text.orEmpty.asObservable()
    preview.caption = URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: "/caption")))
      .map { String(decoding: $0, as: UTF8.self) }

    caption.bind(to: label.rx.text).disposed(by: disposeBag)
    preview.caption?.asDriver(onErrorJustReturn: "").drive(shownLabel.rx.text).disposed(by: disposeBag)
  }
}
