// RxSwift 3, with the catch on the wrong side.
import RxCocoa
import RxSwift
import UIKit

class SongViewController: UIViewController {
  @IBOutlet weak var field: UITextField!
  @IBOutlet weak var lyrics: UILabel!
  @IBOutlet weak var album: UILabel!
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    field.rx.text.orEmpty.asDriver()
      .flatMapLatest { song in self.lookUp("lyrics", of: song).asDriver(onErrorJustReturn: "") }
      .drive(lyrics.rx.text)
      .addDisposableTo(disposeBag)

    field.rx.text.orEmpty
      .flatMapLatest { song in self.lookUp("album", of: song).catchErrorJustReturn("") }
      .observeOn(MainScheduler.instance)
      .bindTo(album.rx.text)
      .addDisposableTo(disposeBag)
  }

  func lookUp(_ fact: String, of song: String) -> Observable<String> {
    return URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(song)/\(fact)")!))
      .map { String(data: $0, encoding: .utf8) ?? "" }
  }
}
