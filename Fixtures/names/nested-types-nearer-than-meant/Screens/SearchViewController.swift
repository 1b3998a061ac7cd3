import RxCocoa
import RxSwift
import UIKit

final class SearchViewController: UIViewController, ViewType {
  private let field = UITextField()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel = SearchViewModel()
  }

  func bind(viewModel: SearchViewModel) {
    viewModel.search(field.rx.text.orEmpty.asObservable())
    viewModel.results.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread error_handling
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = SearchViewController()
    return true
  }
}
