// Who makes a node calls its closures, on whichever thread; what is handed out to a library runs where that calls it.
import AsyncDisplayKit
import RxCocoa
import RxSwift
import UIKit

final class FeedViewController: UIViewController {
  private let feed = Feed()
  private let caption = UILabel()
  private let badge = UILabel()
  private let status = UILabel()
  private let cell = ASCellNode()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    // Nothing says where a node calls what it was given.
    feed.batches.bind { [weak self] in self?.caption.text = $0 }.disposed(by: disposeBag)
    cell.layoutSpecBlock = { [weak self] _, _ in
      self?.feed.batches.accept("laid out")
      return ASLayoutSpec()
    }
    // A view does on main.
    feed.pulls.bind { [weak self] in self?.badge.text = $0 }.disposed(by: disposeBag)
    button.configurationUpdateHandler = { [weak self] _ in self?.feed.pulls.accept("pressed") }
    // Nor does anything say where a block is run that is handed out.
    feed.blocks.bind { [weak self] in self?.status.text = $0 }.disposed(by: disposeBag)
  }

  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> () -> ASCellNode {
    let title = Observable.just("row \(indexPath.row)")
    return { [feed, caption, disposeBag] in
      feed.blocks.accept("made")
      title.bind { caption.text = $0 }.disposed(by: disposeBag)
      return ASCellNode()
    }
  }
}

final class Feed {
  let batches = PublishRelay<String>()
  let pulls = PublishRelay<String>()
  let blocks = PublishRelay<String>()
}
