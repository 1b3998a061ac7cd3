// Where a step further down unwraps the elements by force, `nil` is no fallback.
import RxCocoa
import RxSwift
import UIKit

final class PortraitViewController: UIViewController {
  private let choose = UIButton()
  private let look = UIButton()
  private let portrait = UIImageView()
  private let preview = UIImageView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    choose.rx.tap.asDriver()
      .flatMap { Portraits.load("portrait").asDriver(onErrorDriveWith: .empty()) }
      .flatMap { image in Portraits.crop(image!).asDriver(onErrorDriveWith: .empty()) }
      .drive(portrait.rx.image)
      .disposed(by: disposeBag)
    look.rx.tap.asDriver()
      .flatMap { Portraits.load("preview").asDriver(onErrorJustReturn: nil) }
      .drive(preview.rx.image)
      .disposed(by: disposeBag)
  }
}

enum Portraits {
  static func load(_ name: String) -> Observable<UIImage?> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(name)")!))
      .map { UIImage(data: $0) }
  }

  static func crop(_ image: UIImage) -> Observable<UIImage> { .just(image) }
}
