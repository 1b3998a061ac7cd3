// A stored name whose declaration is not in sight may hold anything: undecided is not guilty.
import Player
import RxCocoa
import RxSwift
import UIKit

protocol LyricsDisplaying {
  var lyrics: Observable<String> { get }
}

final class LyricsViewController: UIViewController {
  var player: PlayerViewModel!
  var display: LyricsDisplaying!
  var artist: Observable<String>!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var lyricsLabel: UILabel!
  @IBOutlet private var artistLabel: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    player.title.bind(to: titleLabel.rx.text).disposed(by: disposeBag)
    player.output.lines.map { "\($0.count)" }.bind(to: rx.title).disposed(by: disposeBag)
    display.lyrics.bind(to: lyricsLabel.rx.text).disposed(by: disposeBag)
    artist.bind(to: artistLabel.rx.text).disposed(by: disposeBag)
  }

  func show(_ subtitle: Observable<String>) {
    subtitle.bind(to: lyricsLabel.rx.text).disposed(by: disposeBag)
    subtitle.map { Int($0)! }.map(String.init).bind(to: artistLabel.rx.text).disposed(by: disposeBag)
    subtitle
      .map { line -> String in
        if line.isEmpty { throw CocoaError(.coderValueNotFound) }
        return line
      }
      .asDriver(onErrorJustReturn: "")
      .drive(titleLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
