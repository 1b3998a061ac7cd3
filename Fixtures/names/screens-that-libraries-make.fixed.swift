// A screen that an extension out of sight makes, `Screen.instantiate()`, is one of its type.
import Reusable
import RxCocoa
import RxSwift
import UIKit

struct Partner {
  var name = ""
}

final class OnlineViewController: UIViewController, StoryboardBased {
  @IBOutlet private var nameLabel: UILabel!
  var partner: Partner? {
    didSet { nameLabel.text = partner?.name }
  }
}

final class SignInViewController: UIViewController, StoryboardBased {
  @IBOutlet private var signInButton: UIButton!
  var didSignIn: ((String) -> Void)?
  var didCount: ((Int) -> Void)?
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let token = Session.shared.token
    token
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] token in
        self?.didSignIn?(token)
      })
      .disposed(by: disposeBag)
    token
      .subscribe(onNext: { [weak self] token in
        self?.didCount?(token.count)
      })
      .disposed(by: disposeBag)
  }
}

final class Session {
  static let shared = Session()
  var token: Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: "/")))
      .map { String(decoding: $0, as: UTF8.self) }
  }
  var partner: Observable<Partner> { token.map { Partner(name: $0) } }
}

final class BuyViewController: UIViewController {
  private lazy var online = OnlineViewController.instantiate()
  private let disposeBag = DisposeBag()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Session.shared.partner
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] partner in
        self?.online.partner = partner
      })
      .disposed(by: disposeBag)
  }

  func signIn() {
    let controller = SignInViewController.instantiate()
    controller.didSignIn = { [weak controller] _ in
      controller?.navigationController?.popViewController(animated: true)
    }
    controller.didCount = { [weak self] count in self?.count = count }
    navigationController?.pushViewController(controller, animated: true)
  }
}
