// A value that a type alone suggests is for showing. Where it is stored, sent on, asked with, decided by or told of, an
// error brings no element.
import RxCocoa
import RxSwift
import UIKit

final class AccountViewController: UIViewController {
  private let signIn = UIButton()
  private let refresh = UIButton()
  private let follow = UIButton()
  private let labels = (0..<12).map { _ in UILabel() }
  private let table = UITableView()
  private let recent = BehaviorRelay<[String]>(value: [])
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    stores()
    asks()
    tells()
    shows()
  }

  private func stores() {
    signIn.rx.tap
      .flatMapLatest { Account.token("kept") }
      .bind { [labels] token in  // expect: error_handling
        UserDefaults.standard.set(token, forKey: "token")
        labels[0].text = "signed in"
      }
      .disposed(by: disposeBag)
    Account.orders("saved")
      .do(onNext: { Archive.shared.save($0) })
      .map { $0.joined(separator: ", ") }
      .bind(to: labels[1].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    Account.orders("on the way")
      .map { orders -> String in
        Archive.shared.save(orders)
        return orders.joined()
      }
      .bind(to: labels[2].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    let listed = refresh.rx.tap.flatMapLatest { Account.orders("listed") }.share()
    listed
      .bind(to: table.rx.items(cellIdentifier: "order")) { _, order, cell in  // expect: error_handling
        cell.textLabel?.text = order
      }
      .disposed(by: disposeBag)
    listed.subscribe(onNext: { Archive.shared.save($0) }).disposed(by: disposeBag)
    let fresh = refresh.rx.tap.flatMapLatest { Account.orders("fresh") }.share()
    fresh.map { $0.first }
      .bind(to: labels[3].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    fresh.bind(to: recent).disposed(by: disposeBag)
  }

  private func asks() {
    signIn.rx.tap
      .flatMapLatest { Account.token("asked with") }
      .flatMapLatest { Account.name(token: $0) }
      .bind(to: labels[4].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    refresh.rx.tap
      .flatMapLatest { Account.token("nested").flatMap { Account.name(token: $0) } }
      .bind(to: labels[5].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
  }

  private func tells() {
    signIn.rx.tap
      .flatMapLatest { Account.token("told") }
      .bind(onNext: { [weak self] in self?.open(link: $0) })  // expect: error_handling
      .disposed(by: disposeBag)
    refresh.rx.tap
      .flatMapLatest { Account.follows("selected") }
      .bind(to: follow.rx.isSelected)  // expect: error_handling
      .disposed(by: disposeBag)
    Account.orders("none").map { $0.isEmpty }
      .bind(to: table.rx.isHidden)  // expect: error_handling
      .disposed(by: disposeBag)
    Account.orders("empty").filter { $0.isEmpty }.map { _ in "You have no orders" }
      .bind(to: labels[6].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    Account.orders("counted").map(\.count).map(String.init)
      .bind(to: labels[7].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    Account.token("opened")
      .bind(to: rx.link)  // expect: error_handling
      .disposed(by: disposeBag)
  }

  /// Here the value shows as nothing.
  private func shows() {
    Account.orders("first").map { $0.first ?? "" }
      .bind(to: labels[8].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    Account.orders("sorted").map { $0.sorted() }.map { $0.isEmpty ? "" : $0[0] }
      .bind(onNext: { [labels] in labels[9].text = $0 })  // expect: error_handling
      .disposed(by: disposeBag)
    Account.orders("method")
      .bind(onNext: show)  // expect: error_handling
      .disposed(by: disposeBag)
    let names = refresh.rx.tap.flatMapLatest { Account.orders("two") }.share()
    names.map(\.last)
      .bind(to: labels[10].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    names.map { $0.joined() }
      .bind(to: labels[11].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
  }

  private func show(_ orders: [String]) {
    labels[8].text = orders.joined(separator: "\n")
  }

  fileprivate func open(link: String) {
    let screen = UIViewController()
    screen.title = link
    present(screen, animated: true)
  }
}

extension Reactive where Base: AccountViewController {
  fileprivate var link: Binder<String> { Binder(base) { screen, link in screen.open(link: link) } }
}

final class Archive {
  static let shared = Archive()

  func save(_ orders: [String]) {
    UserDefaults.standard.set(orders, forKey: "orders")
  }
}

enum Account {
  static func token(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/account/\(path)")!))
      .observe(on: MainScheduler.instance)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  static func name(token: String) -> Observable<String> { self.token("name?\(token)") }

  static func orders(_ path: String) -> Observable<[String]> { token(path).map { [$0] } }

  static func follows(_ path: String) -> Observable<Bool> { token(path).map { $0 == "yes" } }
}
