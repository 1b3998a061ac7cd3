// What Foundation goes through, it is through with when the call returns: its closure runs where the call does.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class LinkViewController: UIViewController {
  private let text = PublishRelay<NSAttributedString>()
  private let textView = UITextView()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let written = text.asDriver(onErrorDriveWith: .empty())
    written.drive(onNext: { [weak self] text in
      text.enumerateAttribute(NSAttributedString.Key("link"), in: NSRange(location: 0, length: text.length)) { link, _, _ in
        if link != nil { self?.textView.text = "a link" }
      }
    }).disposed(by: bag)
    text.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).map(\.string)
      .subscribe(onNext: { [weak self] text in // expect: main_thread
        text.enumerateLines { line, _ in self?.label.text = line }
      }).disposed(by: bag)
    text.accept(NSAttributedString(string: "a"))
  }
}
