import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class NoteViewController: UIViewController, View {
  @IBOutlet private var textView: UITextView!
  @IBOutlet private var loadButton: UIButton!
  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var noticeLabel: UILabel!
  var disposeBag = DisposeBag()

  func bind(reactor: NoteReactor) {
    textView.rx.text.orEmpty
      .map { Reactor.Action.type($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    loadButton.rx.tap
      .map { Reactor.Action.load }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state
      .map { "\($0.text.count)" }
      .bind(to: countLabel.rx.text)
      .disposed(by: disposeBag)

    reactor.pulse(\.$notice)
      .compactMap { $0 }
      .bind(to: noticeLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
