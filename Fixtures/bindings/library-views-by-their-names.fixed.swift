// What a closure calls for nothing but its effect, on a view of a library's, of which only the name is known.
import Foundation
import MessageViews
import RxCocoa
import RxSwift
import UIKit

final class ChatViewController: UIViewController {
  private let names = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  func load() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { [weak self] _, _, _ in
      self?.names.accept("")
    }.resume()
  }

  func configure(_ avatarView: AvatarView, with parser: NameParser) {
    names.observe(on: MainScheduler.instance).subscribe(onNext: { name in
      let avatar = Avatar(initials: name)
      avatarView.set(avatar: avatar)
    })
    .disposed(by: disposeBag)
    names.subscribe(onNext: { parser.parse($0) }).disposed(by: disposeBag)
  }
}

final class Spinner: MBProgressHUD {}

extension MBProgressHUD {
  static func tell(_ text: String, in view: UIView) {
    let box = MBProgressHUD.showAdded(to: view, animated: true)
    box.isSquare = true
  }
}

final class SpinningViewController: UIViewController {
  private let names = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let away = names.observe(on: SerialDispatchQueueScheduler(qos: .utility))
    // What a library's class is given is had by those below it.
    away.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in Spinner.tell($0, in: self!.view) })
      .disposed(by: disposeBag)
    away.observe(on: MainScheduler.instance).subscribe(onNext: { QMUITips.showInfo($0) }).disposed(by: disposeBag)
    away.observe(on: MainScheduler.instance).subscribe(onNext: { HudKeeper.instance.showError(title: $0) })
      .disposed(by: disposeBag)
  }
}

final class AlertingViewController: UIViewController {
  private let names = PublishRelay<String>()
  private let disposeBag = DisposeBag()
  private var list: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let away = names.observe(on: SerialDispatchQueueScheduler(qos: .utility))
    // Nobody in sight declares these: an extension of a library's, by names that say what it does.
    away.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in self?.presentAlert(title: $0) })
      .disposed(by: disposeBag)
    away.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in
      guard let self else { return }
      showBanner($0)
    })
    .disposed(by: disposeBag)
    away.subscribe(onNext: { [weak self] in self?.remember($0) }).disposed(by: disposeBag)
    away.subscribe(onNext: { [weak self] in self?.showed($0) }).disposed(by: disposeBag)
  }

  private func showed(_ name: String) { list.append(name) }
}
