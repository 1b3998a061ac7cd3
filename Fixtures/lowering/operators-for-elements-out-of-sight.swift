// An operator of the project's own for one kind of a module's elements: where these are not known, the module's own operator
// of that name may be meant, for all of them.
import Answers
import RxCocoa
import RxSwift
import UIKit

struct Profile {
  let name: String
}

enum Reply<Content> {
  case content(Content)
  case nothing
}

extension ObservableType where Element == Answer<Profile> {
  func contents() -> Observable<String> { map { $0.value?.name ?? "" } }
}

extension Observable where Element == Reply<Profile> {
  func replies() -> Observable<String> {
    map { reply in
      if case .content(let profile) = reply { profile.name } else { "" }
    }
  }
}

extension ObservableType where Self.Element == Bool {
  func words() -> Observable<String> { map { $0 ? "yes" : "no" } }
}

final class ProfileViewController: UIViewController {
  private let nameLabel = UILabel()
  private let refresh = PublishSubject<Void>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    // The module's operator, or this one.
    refresh.flatMapLatest { Answers.shared.requestProfile() }.contents()
      .asDriver(onErrorJustReturn: "").drive(nameLabel.rx.text).disposed(by: bag)
    // What these are for is in sight, or everybody's.
    refresh.flatMapLatest { Answers.shared.requestReply() }.replies()
      .asDriver(onErrorJustReturn: "").drive(nameLabel.rx.text).disposed(by: bag)  // expect: error_ends_stream
    refresh.flatMapLatest { Answers.shared.requestFlag() }.words()
      .asDriver(onErrorJustReturn: "").drive(nameLabel.rx.text).disposed(by: bag)  // expect: error_ends_stream
    // The elements are known.
    let answers: Observable<Answer<Profile>> = refresh.flatMapLatest { Answers.shared.requestProfile() }
    answers.contents()
      .asDriver(onErrorJustReturn: "").drive(nameLabel.rx.text).disposed(by: bag)  // expect: error_ends_stream
  }
}
