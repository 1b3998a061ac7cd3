// RxSwift 6. What a function makes anew at each call is another object for each property that is given one: what is set in
// one of them is not heard of in the others. A function that keeps what it makes hands out the same again.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol Holding: AnyObject {
  associatedtype Value
  var value: Value { get set }
}

extension Holding {
  static func stored(_ initial: Value) -> Stored<Value> { Stored(initial) }

  /// Nobody asks for one.
  func mirrored() -> Mirror<Value> {
    Mirror { [weak self] in self?.value = $0 }
  }
}

final class Mirror<Value> {
  let set: (Value) -> Void

  init(_ set: @escaping (Value) -> Void) {
    self.set = set
  }
}

final class Stored<Value>: Holding {
  var value: Value

  init(_ initial: Value) {
    value = initial
  }

  func seen(by reader: @escaping (Value) -> Void) -> Stored<Value> {
    reader(value)
    return Stored(value)
  }

  func published() -> Published<Value> {
    return Published<Value>(of: self)
  }
}

final class Published<Value>: Holding {
  private let stored: Stored<Value>
  private let changes = PublishSubject<Value>()

  init(of stored: Stored<Value>) {
    self.stored = stored
  }

  var value: Value {
    get { stored.value }
    set {
      stored.value = newValue
      changes.onNext(newValue)
    }
  }

  func replayed() -> Observable<Value> { changes.startWith(value) }
}

final class Profile {
  static let shared = Profile()
  private static var rooms: [String: Published<String>] = [:]

  let name: Published<String> = {
    let before = UserDefaults.standard.string(forKey: "name") ?? ""
    return Stored.stored(before).seen { UserDefaults.standard.set($0, forKey: "name") }.published()
  }()
  let town = Stored.stored("").published()
  let street: Published<String>
  let room = Profile.room("hall")
  let sameRoom = Profile.room("hall")

  init() {
    street = Stored("").published()
  }

  static func room(_ name: String) -> Published<String> {
    if let known = rooms[name] { return known }
    let made = Published(of: Stored(""))
    rooms[name] = made
    return made
  }

  func load() {
    name.value = "Ada"
    DispatchQueue.global().async {
      self.town.value = "Bath"
      Profile.shared.room.value = "12"
    }
  }

  func walk() {
    DispatchQueue.global().async { Profile.shared.street.value = "Hill" }
  }
}

final class ProfileViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let profile = Profile.shared
    profile.name.replayed().subscribe(onNext: { [label] in label.text = $0 }).disposed(by: disposeBag)
    profile.town.replayed()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    profile.street.replayed()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    profile.room.replayed()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    profile.sameRoom.replayed()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    profile.load()
    profile.walk()
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = ProfileViewController()
    return true
  }
}
