import RxCocoa
import RxSwift
import UIKit

// A generic parameter that is called makes an object of the type that it is bound to.

protocol Captioned {
  init(caption: Observable<String>)
}

struct Banner: Captioned {
  let caption: Observable<String>
}

final class Poster: Captioned {
  let caption: Observable<String>

  init(caption: Observable<String>) {
    self.caption = caption.catchAndReturn("")
  }
}

struct NoCaption: Error {}

func make<Sign: Captioned>(_ kind: Sign.Type, saying caption: Observable<String>) -> Sign {
  Sign(caption: caption)
}

func make<Sign: Captioned>(saying caption: Observable<String>, as kind: Sign.Type) -> Sign {
  kind.init(caption: caption)
}

final class SignsViewController: UIViewController {
  private let bannerLabel = UILabel()
  private let posterLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let caption = Observable<String>.create { observer in
      URLSession.shared.dataTask(with: URL(string: "https://example.com/captioned")!).resume()
      observer.onError(NoCaption())
      return Disposables.create()
    }.share(replay: 1, scope: .whileConnected)

    make(Banner.self, saying: caption).caption
      .asDriver(onErrorJustReturn: "")
      .drive(bannerLabel.rx.text)
      .disposed(by: disposeBag)

    make(saying: caption, as: Poster.self).caption
      .bind(to: posterLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
