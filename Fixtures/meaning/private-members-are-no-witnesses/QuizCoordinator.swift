import UIKit

enum QuizCoordinator {
  static func show(in window: UIWindow) {
    window.rootViewController = QuizViewController(model: QuizModelImplementation())
  }
}
