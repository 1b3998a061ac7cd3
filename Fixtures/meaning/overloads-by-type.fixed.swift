// Of overloads that differ in the type of a parameter alone, one mostly hands on to the other.
import RxCocoa
import RxSwift
import UIKit

struct NoPicture: Error {}

final class Gallery {
  func picture(_ number: Int) -> Single<String> { picture(String(number)) }

  func picture(_ name: String) -> Single<String> {
    Single.create { single in
      single(.failure(NoPicture()))
      return Disposables.create()
    }
  }

  func frame(of request: URLRequest) -> Observable<String> {
    URLSession.shared.rx.data(request: request).map { "\($0.count)" }.catchAndReturn("")
      .observe(on: MainScheduler.instance)
  }

  func frame(of url: URL) -> Observable<String> {
    let request = URLRequest(url: url)
    return self.frame(of: request)
  }
}

final class GalleryViewController: UIViewController {
  private let gallery = Gallery()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    gallery.picture(1).asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    gallery.picture(1).asObservable().catchAndReturn("").bind(to: label.rx.text).disposed(by: disposeBag)
    gallery.frame(of: URL(string: "https://example.com")!).bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
