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
    look.rx.tap
      .flatMap { Portraits.load("preview") }
      .asDriver(onErrorJustReturn: nil)
      .drive(preview.rx.image) // expect: error_ends_stream
      .disposed(by: disposeBag)
    Portraits.names("a")
      .map { [index] in $0[index] }
      .bind(to: caption.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    Portraits.names("b")
      .map { names in names.first! }
      .bind(to: first.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    Portraits.names("c")
      .map { "\($0.count)" }
      .bind(to: count.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    Portraits.isPublic("d")
      .map { $0 ? "Everybody sees it" : "Nobody sees it" }
      .bind(to: state.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    Portraits.isPublic("e")
      .map { !$0 }
      .bind(to: state.rx.isHidden) // expect: error_handling
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
