// A Binder whose closure writes to a view feeds user interface, though its base is none.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Banner: NSObject {
  let view = UIView()
  let label = UILabel()
}

final class Settings: NSObject {
  var name = ""
}

extension Reactive where Base: Banner {
  var text: Binder<String> {
    Binder(base) { banner, text in
      banner.label.text = text
      banner.view.isHidden = false
    }
  }
}

extension Reactive where Base: Settings {
  var name: Binder<String> {
    Binder(base) { settings, name in settings.name = name }
  }
}

final class MessageModel {
  let message = PublishRelay<String>()

  func load() {
    Task { message.accept("Hello") }
  }
}

final class MessageCoordinator {
  private let banner = Banner()
  private let settings = Settings()
  private let disposeBag = DisposeBag()

  func start(_ model: MessageModel) {
    model.message
      .bind(to: banner.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    model.message.bind(to: settings.rx.name).disposed(by: disposeBag)
  }
}
