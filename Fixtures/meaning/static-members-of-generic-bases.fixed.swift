// What a generic class's static members make is said by the arguments that the class at hand inherits it with, at any
// depth, or by those that are written out.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol Lasting: AnyObject {
  associatedtype Model
  static var kept: Model? { get set }
  static func make() -> Model
}

protocol Answering {
  associatedtype Answer
  func answer() -> Answer
}

class Keeper<Owner: Lasting> {
  static var current: Owner.Model { instance() }

  static func instance() -> Owner.Model {
    if Owner.kept == nil { Owner.kept = Owner.make() }
    return Owner.kept!
  }
}

class NamedKeeper<Kind: Lasting>: Keeper<Kind> {
  static func named(_ name: String) -> Kind.Model { instance() }
}

final class StoriesModel: NamedKeeper<StoriesModel>, Lasting, Answering {
  typealias Model = StoriesModel
  static var kept: StoriesModel?
  static func make() -> StoriesModel { StoriesModel() }

  func answer() -> Answer {
    Answer(
      title: URLSession.shared.rx.json(url: URL(string: "https://example.com/stories")!).map { "\($0)" }.asDriver(onErrorDriveWith: .empty()),
      subtitle: .just("today"),
      note: URLSession.shared.rx.json(url: URL(string: "https://example.com/notes")!).map { "\($0)" }.asDriver(onErrorDriveWith: .empty()))
  }

  struct Answer {
    let title: Driver<String>
    let subtitle: Observable<String>
    let note: Driver<String>
  }
}

final class SettingsModel: Keeper<SettingsModel>, Lasting, Answering {
  typealias Model = SettingsModel
  static var kept: SettingsModel?
  static func make() -> SettingsModel { SettingsModel() }

  func answer() -> Answer {
    Answer(title: .just("Settings"), level: .just(1))
  }

  struct Answer {
    let title: Observable<String>
    let level: Observable<Int>
  }
}

final class StoriesViewController: UIViewController {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let levelLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let stories = StoriesModel.instance().answer()
    stories.title.drive(titleLabel.rx.text).disposed(by: disposeBag)
    stories.subtitle.bind(to: subtitleLabel.rx.text).disposed(by: disposeBag)
    let settings = SettingsModel.instance().answer()
    settings.title.bind(to: titleLabel.rx.text).disposed(by: disposeBag)
    settings.level.map { "\($0)" }.bind(to: levelLabel.rx.text).disposed(by: disposeBag)
    StoriesModel.current.answer().subtitle.bind(to: subtitleLabel.rx.text).disposed(by: disposeBag)
    SettingsModel.current.answer().level.map { "\($0)" }.bind(to: levelLabel.rx.text).disposed(by: disposeBag)
    StoriesModel.named("first").answer().subtitle.bind(to: subtitleLabel.rx.text).disposed(by: disposeBag)
    NamedKeeper<StoriesModel>.named("second").answer().note
      .drive(titleLabel.rx.text)
      .disposed(by: disposeBag)
    Keeper<SettingsModel>.current.answer().title.bind(to: titleLabel.rx.text).disposed(by: disposeBag)
  }
}
