import UIKit

protocol Aim {}

enum Goal: Aim {
  case summit, hut
}

protocol Guide {
  func go(_ aim: Aim, from start: UIViewController)
}

final class PathGuide: Guide {
  func go(_ aim: Aim, from start: UIViewController) {
    start.navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

enum Guides {
  static let shared: Guide = PathGuide()
}

extension UIViewController {
  func walk(_ aim: Aim) { Guides.shared.go(aim, from: self) }
  func note(_ text: String) { print(text) }
}

extension UIViewController {
  func walk(_ steps: Int) { print(steps) }
  func note(_ text: String, in label: UILabel) { label.text = text }
}
