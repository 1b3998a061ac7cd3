open class UIViewController: UIResponder {
  public override init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}

  open var view: UIView! = UIView()
  open var title: String?
  open var isEditing = false
  open private(set) var navigationItem = UINavigationItem()
  open weak var navigationController: UINavigationController?
  open var presentedViewController: UIViewController?

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

open class UITableViewController: UIViewController {
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open var tableView: UITableView! = UITableView(frame: .zero)
  open var refreshControl: UIRefreshControl?
}

open class UICollectionViewController: UIViewController {
  open var collectionView: UICollectionView! = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewLayout())
}

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

open class UITabBarController: UIViewController {
  open var tabBar = UITabBar()
  open var selectedIndex = 0
}

open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var searchBar = UISearchBar()
  open var isActive = false
}

@MainActor @preconcurrency open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var searchController: UISearchController?
}

@MainActor @preconcurrency open class UIBarItem: NSObject {
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var tag = 0
}

open class UIBarButtonItem: UIBarItem {
  public enum Style { case plain, done }
  public enum SystemItem { case done, cancel, edit, save, add, refresh, search, trash, action }
  public override init() {}
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    self.title = title
  }
  public init(barButtonSystemItem: SystemItem, target: AnyObject?, action: Selector?) {}
  open var tintColor: UIColor?

  private var handlers: [Int: () -> Void] = [:]
  private var lastToken = 0

  /// Calls what observes the item, as UIKit does for a touch.
  open func sendAction() { handlers.sorted { $0.key < $1.key }.forEach { $0.value() } }

  /// Observes the item until the returned closure is called.
  public func observe(_ handler: @escaping () -> Void) -> () -> Void {
    lastToken += 1
    let token = lastToken
    handlers[token] = handler
    return { [weak self] in self?.handlers[token] = nil }
  }
}

open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
}

open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
}

@MainActor @preconcurrency open class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
  open var isEnabled = true
}

open class UIAlertController: UIViewController {
  public enum Style { case alert, actionSheet }
  public init(title: String?, message: String?, preferredStyle: Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var message: String?
  open func addAction(_ action: UIAlertAction) {}
}

open class UIApplication: UIResponder {
  nonisolated(unsafe) public static let shared = UIApplication()
  open var isNetworkActivityIndicatorVisible = false
  open var isIdleTimerDisabled = false
  public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  public nonisolated static let willResignActiveNotification = Notification.Name("willResignActive")
}

open class UIImagePickerController: UINavigationController {
  public enum SourceType { case camera, photoLibrary, savedPhotosAlbum }
  open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { true }
}
