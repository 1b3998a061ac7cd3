// Of overloads for a protocol and for one that refines it, a call means that of the refined one, whoever else conforms to
// the other.
import RxCocoa
import RxSwift
import UIKit

protocol BoardModel {
  var posts: Observable<String> { get }
}

protocol EditableBoardModel: BoardModel {
  var draft: Observable<String> { get }
}

struct NewsModel: BoardModel {
  let posts = Observable.just("news")
}

struct NotesModel: EditableBoardModel {
  let posts = Observable.just("notes").observe(on: SerialDispatchQueueScheduler(qos: .utility))
  let draft = Observable.just("a draft")
}

final class BoardView: UIView {
  private let postLabel = UILabel()
  private let editedLabel = UILabel()
  private let draftLabel = UILabel()
  private let disposeBag = DisposeBag()

  func show(_ model: BoardModel) {
    model.posts.bind(to: postLabel.rx.text).disposed(by: disposeBag)
  }

  func show(_ model: EditableBoardModel) {
    model.posts.bind(to: editedLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
    model.draft.bind(to: draftLabel.rx.text).disposed(by: disposeBag)
  }
}

final class BoardsViewController: UIViewController {
  private let newsView = BoardView()
  private let notesView = BoardView()

  override func viewDidLoad() {
    super.viewDidLoad()
    newsView.show(NewsModel())
    notesView.show(NotesModel())
  }
}
