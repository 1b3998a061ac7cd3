// Whether a stream goes on whose beginning is not in sight, nobody can say: neither that its first error ends it, nor
// that nothing does.
import RxCocoa
import RxSwift
import UIKit

final class RadioViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<2).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  private func song(_ id: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(id)")!).map { "\($0)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.asDriver().flatMapLatest { [unowned self] in song("current").asDriver(onErrorJustReturn: "") }
      .drive(labels[1].rx.text)
      .disposed(by: disposeBag)
  }

  func show(_ playing: Observable<String>) {
    playing.flatMapLatest { [unowned self] in song($0) }.asDriver(onErrorJustReturn: "")
      .drive(labels[0].rx.text)
      .disposed(by: disposeBag)
  }
}
