/// Closures that functions of Apple's frameworks and of well-known libraries take: where they are called.
enum Callbacks {
  enum Effect: Sendable, Equatable {
    case main
    case background
    /// On the session's delegate queue, which is a background queue unless the app says otherwise.
    case sessionQueue
    /// On the queue that the receiver is: `queue.async { … }`.
    case receiver
    /// On the queue of the argument with one of these labels; on main without it.
    case queueOrMain
    /// On the queue of `queue:`, if there is one that is not nil; else where the notification of `forName:` is posted.
    case queueIfAny
    /// On the queue that the receiver, a dispatch source, was made with.
    case sourceQueue
    /// At once, with the code around it.
    case here
  }

  static let rows: [String: Effect] = {
    var rows: [String: Effect] = [:]
    for (effect, names) in table {
      for name in names { rows[name] = effect }
    }
    return rows
  }()

  private static let table: [(Effect, [String])] = [
    (.receiver, ["async", "asyncAfter", "sync", "addOperation", "addBarrierBlock", "concurrentPerform", "schedule"]),
    (
      .main,
      [
        "scheduledTimer", "animate", "transition", "animateKeyframes", "addKeyframe", "performWithoutAnimation",
        "present", "dismiss", "setCompletionBlock", "reverseGeocodeLocation", "geocodeAddressString", "requestImage",
        "retrieveImage", "setImage", "downloadImage", "calculateDiskStorageSize",
        // Firebase calls back on main unless told otherwise.
        "getDocument", "getDocuments", "addSnapshotListener", "observeSingleEvent", "setData", "updateData", "signIn",
        "createUser", "addDocument", "downloadURL", "putData",
        // RxDataSources asks for cells, titles and sections where its table view does.
        "RxTableViewSectionedReloadDataSource", "RxTableViewSectionedAnimatedDataSource",
        "RxCollectionViewSectionedReloadDataSource", "RxCollectionViewSectionedAnimatedDataSource",
        "RxPickerViewStringAdapter", "RxPickerViewAttributedStringAdapter", "RxPickerViewViewAdapter",
      ]
    ),
    (
      .sessionQueue,
      ["dataTask", "downloadTask", "uploadTask", "dataTaskWithRequest", "dataTaskWithURL"]
    ),
    (
      .background,
      [
        "loadObject", "loadDataRepresentation", "loadItem", "loadFileRepresentation", "requestAccess",
        "requestAuthorization", "evaluatePolicy", "performBackgroundTask", "getNotificationSettings", "startUpdates",
        "getPendingNotificationRequests", "getDeliveredNotifications", "getNotificationCategories",
        "queryPedometerData", "requestMediaAuthorization", "requestRecordPermission",
      ]
    ),
    (
      .queueOrMain,
      [
        "response", "responseJSON", "responseData", "responseString", "responseDecodable", "responseObject",
        "responseArray", "validate",
      ]
    ),
    (.queueIfAny, ["notify", "addObserver"]),
    (.sourceQueue, ["setEventHandler", "setCancelHandler", "setRegistrationHandler"]),
    (
      .here,
      [
        "autoreleasepool", "withExtendedLifetime", "lazy", "defer", "with", "configure", "synchronized",
        "withUnsafeBytes", "withCheckedContinuation", "forEach", "map", "compactMap", "flatMap", "filter", "first",
        "sorted", "reduce", "contains", "allSatisfy", "sort", "then", "do", "apply", "also", "let", "firstIndex",
        "removeAll", "min", "max", "withLock", "performAndWait",
        "loadPersistentStores", "makeConstraints", "remakeConstraints",
        "updateConstraints", "instantiateViewController", "instantiateInitialViewController", "instantiate",
      ]
    ),
  ]

  /// What libraries call by names that others have too: where a file imports the library, and nothing in sight is meant.
  static func effect(of name: String, importing imports: Set<String>) -> Effect? {
    imported[name]?.first { !$0.modules.isDisjoint(with: imports) }?.effect
  }

  private static let imported: [String: [(modules: Set<String>, effect: Effect)]] = {
    var rows: [String: [(modules: Set<String>, effect: Effect)]] = [:]
    for (modules, effect, names) in importedTable {
      for name in names { rows[name, default: []].append((modules, effect)) }
    }
    return rows
  }()

  private static let importedTable: [(Set<String>, Effect, [String])] = [
    // NetworkReachabilityManager.swift: `onQueue queue: DispatchQueue = .main`.
    (["Alamofire"], .queueOrMain, ["startListening"]),
    // Configuration.swift: `conf.Q` is main for both.
    (["PromiseKit"], .queueOrMain, ["done", "get", "ensure", "finally", "then"]),
    // FIRDatabase.h: the default of `callbackQueue` is the main queue.
    (
      ["FirebaseDatabase", "Firebase"], .queueOrMain,
      ["setValue", "updateChildValues", "removeValue", "observe", "getData"]
    ),
    // FIRUser.h, FIRAuth.h: "invoked asynchronously on the main thread".
    (
      ["FirebaseAuth", "Firebase"], .queueOrMain,
      [
        "delete", "updateEmail", "updatePassword", "reauthenticate", "getIDToken", "getIDTokenResult", "link", "unlink",
        "sendPasswordReset", "sendEmailVerification", "signInAnonymously", "addStateDidChangeListener",
      ]
    ),
    // Results.swift, Object.swift: on the thread that observes, or on the queue of `on:`.
    (["RealmSwift"], .here, ["observe"]),
  ]

  /// Properties of objects out of sight whose closures are called on main: of UIKit's layouts and cells, of MJRefresh
  /// (MJRefreshComponent.m) and of HMSegmentedControl.
  static let mainProperties: Set<String> = [
    "visibleItemsInvalidationHandler", "supplementaryViewProvider", "configurationUpdateHandler", "refreshingBlock",
    "beginRefreshingCompletionBlock", "endRefreshingCompletionBlock", "indexChangeBlock",
  ]

  /// Types whose delegates are called off the main thread, by the type of their methods' first parameter.
  static let backgroundDelegates: Set<String> = [
    "URLSession", "AVCaptureOutput", "WCSession", "CBPeripheral", "AVCaptureFileOutput",
  ]

  /// Those that are no user interface, and call their delegates on main all the same.
  static let mainDelegates: Set<String> = [
    "CLLocationManager", "WKWebView", "WKUserContentController", "MKMapView", "PHPickerViewController",
    "SKPaymentQueue",
  ]
}
