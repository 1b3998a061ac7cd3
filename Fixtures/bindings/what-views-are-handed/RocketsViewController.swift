import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class RocketStore {
  let rocket = BehaviorRelay<Rocket?>(value: nil)

  func load() {
    DispatchQueue.global().async { [rocket] in
      rocket.accept(Rocket(name: "a", cost: "1"))
    }
  }
}

final class RocketsViewController: UIViewController {
  private let store = RocketStore()
  private let first = RocketView()
  private let second = RocketView()
  private let pictureView = PictureView()
  private let button = UIButton()
  private let shown = BehaviorRelay<Rocket?>(value: nil)
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.rocket.bind(to: shown).disposed(by: bag)
    store.load()
    first.configure(with: store.rocket, isShort: false)
    second.configure(with: shown, isShort: true)

    let image = button.rx.tap
      .flatMapLatest { URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/picture")!)) }
      .map { UIImage(data: $0) }
      .asDriver(onErrorJustReturn: nil)
    pictureView.bind(image: image)
    pictureView.bind(caption: image.map { $0?.description })
  }
}
