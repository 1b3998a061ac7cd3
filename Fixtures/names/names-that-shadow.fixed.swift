// The nearest declaration of a name counts.
import Foundation
import RxCocoa
import RxSwift
import UIKit

let title = URLSession.shared.rx.json(url: URL(string: "https://example.com/title")!).map { "\($0)" }

final class ShadowViewController: UIViewController {
  private let label = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let text = Observable.just("property")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    text.bind(to: label.rx.text).disposed(by: disposeBag)

    do {
      let text = URLSession.shared.rx.json(url: URL(string: "https://example.com/text")!).map { "\($0)" }.asDriver(onErrorJustReturn: "")
      text.drive(second.rx.text).disposed(by: disposeBag)
      self.text.bind(to: third.rx.text).disposed(by: disposeBag)
    }

    show(Observable.just("parameter"))
  }

  private func show(_ title: Observable<String>) {
    title.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
