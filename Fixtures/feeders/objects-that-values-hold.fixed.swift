// RxSwift 4.
import CoreData
import RxCocoa
import RxSwift
import UIKit

// What is set on an object that a Variable's value holds is no new value of it; on a part of the value it is one. Of what is
// not in sight, nobody knows which it is.

final class Note {
  var isRead = false
}

struct Mark {
  var isRead = false
}

final class Inbox {
  let notes = Variable<[Note]>([])
  let marks = Variable<[Mark]>([])
  let messages = Variable<[StoredMessage]>([])
  let frame = Variable<CGRect>(.zero)
  let drafts = Variable<[StoredMessage]>([])

  func read(_ index: Int) {
    DispatchQueue(label: "inbox").async {
      self.notes.value[index].isRead = true
      self.marks.value[index].isRead = true
      self.messages.value[index].isRead = true
      self.frame.value.origin.y = 2
    }
    drafts.value[index].isRead = true
  }
}

final class InboxViewController: UIViewController {
  private let label = UILabel()
  private let inbox = Inbox()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    inbox.notes.asObservable().map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    inbox.marks.asDriver().map { "\($0.count)" }.drive(label.rx.text)
      .disposed(by: disposeBag)
    inbox.messages.asObservable().map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    inbox.frame.asDriver().map { "\($0)" }.drive(label.rx.text).disposed(by: disposeBag)
    inbox.drafts.asObservable().map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    inbox.read(0)
  }
}
