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
    signIn.rx.tap.asDriver()
      .flatMapLatest { Account.token("kept").asDriver(onErrorDriveWith: .empty()) }
      .drive(onNext: { [labels] token in
        UserDefaults.standard.set(token, forKey: "token")
        labels[0].text = "signed in"
      })
      .disposed(by: disposeBag)
    Account.orders("saved")
      .asDriver(onErrorDriveWith: .empty())
      .do(onNext: { Archive.shared.save($0) })
      .map { $0.joined(separator: ", ") }
      .drive(labels[1].rx.text)
      .disposed(by: disposeBag)
    Account.orders("on the way")
      .asDriver(onErrorDriveWith: .empty())
      .map { orders -> String in
        Archive.shared.save(orders)
        return orders.joined()
      }
      .drive(labels[2].rx.text)
      .disposed(by: disposeBag)
    let listed = refresh.rx.tap.asDriver().flatMapLatest { Account.orders("listed").asDriver(onErrorDriveWith: .empty()) }
    listed
      .drive(table.rx.items(cellIdentifier: "order")) { _, order, cell in
        cell.textLabel?.text = order
      }
      .disposed(by: disposeBag)
    listed.asObservable().subscribe(onNext: { Archive.shared.save($0) }).disposed(by: disposeBag)
    let fresh = refresh.rx.tap.asDriver().flatMapLatest { Account.orders("fresh").asDriver(onErrorDriveWith: .empty()) }
    fresh.map { $0.first }
      .drive(labels[3].rx.text)
      .disposed(by: disposeBag)
    fresh.asObservable().bind(to: recent).disposed(by: disposeBag)
  }

  private func asks() {
    signIn.rx.tap.asDriver()
      .flatMapLatest { Account.token("asked with").asDriver(onErrorDriveWith: .empty()) }
      .flatMapLatest { Account.name(token: $0).asDriver(onErrorJustReturn: "") }
      .drive(labels[4].rx.text)
      .disposed(by: disposeBag)
    refresh.rx.tap.asDriver()
      .flatMapLatest { Account.token("nested").flatMap { Account.name(token: $0) }.asDriver(onErrorJustReturn: "") }
      .drive(labels[5].rx.text)
      .disposed(by: disposeBag)
  }

  private func tells() {
    signIn.rx.tap.asDriver()
      .flatMapLatest { Account.token("told").asDriver(onErrorDriveWith: .empty()) }
      .drive(onNext: { [weak self] in self?.open(link: $0) })
      .disposed(by: disposeBag)
    refresh.rx.tap.asDriver()
      .flatMapLatest { Account.follows("selected").asDriver(onErrorDriveWith: .empty()) }
      .drive(follow.rx.isSelected)
      .disposed(by: disposeBag)
    Account.orders("none").asDriver(onErrorDriveWith: .empty()).map { $0.isEmpty }
      .drive(table.rx.isHidden)
      .disposed(by: disposeBag)
    Account.orders("empty").asDriver(onErrorDriveWith: .empty()).filter { $0.isEmpty }.map { _ in "You have no orders" }
      .drive(labels[6].rx.text)
      .disposed(by: disposeBag)
    Account.orders("counted").asDriver(onErrorDriveWith: .empty()).map(\.count).map(String.init)
      .drive(labels[7].rx.text)
      .disposed(by: disposeBag)
    Account.token("opened")
      .asDriver(onErrorDriveWith: .empty())
      .drive(rx.link)
      .disposed(by: disposeBag)
  }

  /// Here the value shows as nothing.
  private func shows() {
    Account.orders("first").asDriver(onErrorJustReturn: []).map { $0.first ?? "" }
      .drive(labels[8].rx.text)
      .disposed(by: disposeBag)
    Account.orders("sorted").asDriver(onErrorJustReturn: []).map { $0.sorted() }.map { $0.isEmpty ? "" : $0[0] }
      .drive(onNext: { [labels] in labels[9].text = $0 })
      .disposed(by: disposeBag)
    Account.orders("method")
      .asDriver(onErrorJustReturn: [])
      .drive(onNext: show)
      .disposed(by: disposeBag)
    let names = refresh.rx.tap.asDriver().flatMapLatest { Account.orders("two").asDriver(onErrorJustReturn: []) }
    names.map(\.last)
      .drive(labels[10].rx.text)
      .disposed(by: disposeBag)
    names.map { $0.joined() }
      .drive(labels[11].rx.text)
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
