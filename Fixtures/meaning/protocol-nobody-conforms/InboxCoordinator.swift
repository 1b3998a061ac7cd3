import UIKit

final class InboxCoordinator {
  private let navigation: UINavigationController

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start(with viewModel: InboxViewModelType) {
    navigation.pushViewController(InboxViewController(viewModel: viewModel), animated: true)
  }
}
