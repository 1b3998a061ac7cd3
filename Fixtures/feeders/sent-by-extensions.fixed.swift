// What an extension gives to subjects and relays sends into the one that it is called on, without naming it.
import RxCocoa
import RxSwift
import UIKit

extension PublishSubject where Element == Void {
  func ring() { onNext(()) }
}

extension PublishRelay {
  func hand(_ element: Element) { accept(element) }
}

final class BellViewController: UIViewController {
  private let bell = PublishSubject<Void>()
  private let quietBell = PublishSubject<Void>()
  private let words = PublishRelay<String>()
  private let label = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    bell.asDriver(onErrorDriveWith: .empty()).map { "bell" }.drive(label.rx.text).disposed(by: disposeBag)
    words.asDriver(onErrorDriveWith: .empty()).drive(note.rx.text).disposed(by: disposeBag)
    quietBell.map { "quiet" }.bind(to: label.rx.text).disposed(by: disposeBag)
    quietBell.ring()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { [bell, words] in
      bell.ring()
      words.hand("words")
    }
  }
}
