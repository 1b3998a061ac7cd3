// Where a step further down unwraps the elements by force, `nil` is no fallback; where it takes one of several, `[]` is
// none; and where it says one thing or another, `false` is none.
import RxCocoa
import RxSwift
import UIKit

final class PortraitViewController: UIViewController {
  private let choose = UIButton()
  private let look = UIButton()
  private let portrait = UIImageView()
  private let preview = UIImageView()
  private let caption = UILabel()
  private let first = UILabel()
  private let count = UILabel()
  private let state = UILabel()
  private let index = 0
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    choose.rx.tap
      .flatMap { Portraits.load("portrait") }
      .flatMap { image in Portraits.crop(image!) }
      .asDriver(onErrorJustReturn: UIImage())
      .drive(portrait.rx.image) // expect: error_ends_stream
      .disposed(by: disposeBag)
    look.rx.tap.asDriver()
      .flatMap { Portraits.load("preview").asDriver(onErrorJustReturn: nil) }
      .drive(preview.rx.image)
      .disposed(by: disposeBag)
    Portraits.names("a")
      .asDriver(onErrorDriveWith: .empty())
      .map { [index] in $0[index] }
      .drive(caption.rx.text)
      .disposed(by: disposeBag)
    Portraits.names("b")
      .asDriver(onErrorDriveWith: .empty())
      .map { names in names.first! }
      .drive(first.rx.text)
      .disposed(by: disposeBag)
    Portraits.names("c")
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0.count)" }
      .drive(count.rx.text)
      .disposed(by: disposeBag)
    Portraits.isPublic("d")
      .asDriver(onErrorDriveWith: .empty())
      .map { $0 ? "Everybody sees it" : "Nobody sees it" }
      .drive(state.rx.text)
      .disposed(by: disposeBag)
    Portraits.isPublic("e")
      .asDriver(onErrorDriveWith: .empty())
      .map { !$0 }
      .drive(state.rx.isHidden)
      .disposed(by: disposeBag)
  }
}

enum Portraits {
  static func names(_ album: String) -> Observable<[String]> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/names/\(album)")!))
      .observe(on: MainScheduler.instance)
      .map { [String(decoding: $0, as: UTF8.self)] }
  }

  static func isPublic(_ album: String) -> Observable<Bool> { names(album).map { $0.contains("public") } }

  static func load(_ name: String) -> Observable<UIImage?> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(name)")!))
      .map { UIImage(data: $0) }
  }

  static func crop(_ image: UIImage) -> Observable<UIImage> { .just(image) }
}
