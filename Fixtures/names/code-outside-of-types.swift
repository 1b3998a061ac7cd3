// Functions outside of all types run where they are called; an app's delegate is called on main.
import Foundation
import RxCocoa
import RxSwift
import UIKit

let deviceToken = BehaviorRelay(value: "")
let syncState = BehaviorRelay(value: "")
let reachability = BehaviorRelay(value: "")
let launches = BehaviorRelay(value: "")

func sync() {
  Task { syncState.accept("running") }
}

func noteReachability(_ text: String) {
  reachability.accept(text)
}

func noteLaunch(_ text: String) {
  launches.accept(text)
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
    deviceToken.accept(token.base64EncodedString())
  }

  func note(_ token: Data) {
    deviceToken.accept("\(token.count)")
    noteLaunch("again")
  }
}

final class StatusViewController: UIViewController {
  private let labels = [UILabel(), UILabel(), UILabel(), UILabel()]
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    deviceToken.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    syncState.bind(to: labels[1].rx.text).disposed(by: disposeBag) // expect: main_thread
    reachability.bind(to: labels[2].rx.text).disposed(by: disposeBag) // expect: main_thread
    launches.bind(to: labels[3].rx.text).disposed(by: disposeBag)
    sync()
    DispatchQueue.global().async { noteReachability("offline") }
    noteLaunch("first")
  }
}
