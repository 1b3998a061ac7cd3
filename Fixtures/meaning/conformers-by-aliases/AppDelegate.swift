import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let coordinator = GateCoordinator()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    coordinator.start()
  }
}
