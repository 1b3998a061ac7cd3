import Foundation
import RxCocoa
import RxSwift
import UIKit

final class ValuesViewController: UIViewController {
  private let first = ValueView()
  private let second = ValueView()
  private let third = ValueView()

  override func viewDidLoad() {
    super.viewDidLoad()
    first.show(.just("constant"))
    second.show(URLSession.shared.rx.json(url: URL(string: "https://example.com/value")!).map { "\($0)" }) // expect: main_thread error_handling
    third.show(constant: .just("one"))
    third.show(constant: Observable.of("two", "three"))
  }
}
