import UIKit

final class ParcelsRouter {
  private let navigationController: UINavigationController
  private var opened = 0

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func open(_ number: String) {
    navigationController.pushViewController(ParcelViewController(number: number), animated: true)
  }

  func count(_ number: String) {
    opened += number.count
  }
}

final class ParcelViewController: UIViewController {
  private let number: String

  init(number: String) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
