// What a setter or an observer of a property does, it does where the property is set: a property that an extension gives to
// a class of the framework's as well, and one that `@objc` marks to be observed.
import RxCocoa
import RxSwift
import UIKit

extension UserDefaults {
  var nickname: String? {
    get { string(forKey: "nickname") }
    set { set(newValue, forKey: "nickname") }
  }

  var motto: String? {
    get { string(forKey: "motto") }
    set { set(newValue, forKey: "motto") }
  }
}

final class Account: NSObject {
  static let shared = Account()
  let tokens = PublishRelay<String>()
  let names = PublishRelay<String>()

  @objc dynamic var token = "" { didSet { tokens.accept(token) } }
  @objc dynamic var name = "" { didSet { names.accept(name) } }

  func refresh() {
    let url = URL(string: "https://example.org/account")!
    URLSession.shared.dataTask(with: url) { data, _, _ in
      let text = "\(data?.count ?? 0)"
      Account.shared.token = text
      UserDefaults.standard.nickname = text
      DispatchQueue.main.async {
        Account.shared.name = text
        UserDefaults.standard.motto = text
      }
    }.resume()
  }
}

final class AccountViewController: UIViewController {
  private let nickname = UILabel()
  private let motto = UILabel()
  private let token = UILabel()
  private let name = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Account.shared.tokens.bind(to: token.rx.text).disposed(by: bag) // expect: main_thread
    Account.shared.names.bind(to: name.rx.text).disposed(by: bag)
    let defaults = UserDefaults.standard
    defaults.rx.observe(String.self, "nickname").bind(to: nickname.rx.text).disposed(by: bag) // expect: main_thread
    defaults.rx.observe(String.self, "motto").bind(to: motto.rx.text).disposed(by: bag)
    Account.shared.refresh()
  }
}
