import RxCocoa
import RxSwift
import UIKit

// What an array holds says what `.init` makes in it, and with that where its closure runs.

final class Uploads {
  let state = BehaviorRelay<String>(value: "")
  private var later: [UIAlertAction]? = []

  func actions() -> [UIAlertAction] {
    var actions: [UIAlertAction] = []
    actions.append(.init(title: "Again", style: .default, handler: { _ in self.state.accept("again") }))
    return actions
  }

  func others() -> [UIAlertAction] {
    [.init(title: "Never", style: .cancel, handler: { _ in self.state.accept("never") })]
  }

  func keep() {
    later?.insert(.init(title: "Later", style: .default) { _ in self.state.accept("later") }, at: 0)
  }
}

final class UploadScreen: UIViewController {
  private let uploads = Uploads()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    uploads.state.bind(to: label.rx.text).disposed(by: bag)
  }
}
