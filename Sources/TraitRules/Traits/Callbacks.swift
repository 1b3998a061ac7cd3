/// Closures that functions of Apple's frameworks and of well-known libraries take: where they are called.
enum Callbacks {
  enum Effect: Sendable, Equatable {
    case main
    case background
    /// On main, or at once where the options that it is handed ask it to wait: PHImageManager.h's `isSynchronous`.
    case mainUnlessSynchronous
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
    (.receiver, ["async", "asyncAfter", "sync", "addOperation", "addBarrierBlock", "schedule"]),
    (
      .main,
      [
        "scheduledTimer", "animate", "transition", "animateKeyframes", "addKeyframe", "performWithoutAnimation",
        "present", "dismiss", "setCompletionBlock", "reverseGeocodeLocation", "geocodeAddressString",
        "retrieveImage", "setImage", "downloadImage", "calculateDiskStorageSize",
        // Firebase calls back on main unless told otherwise.
        "getDocument", "getDocuments", "addSnapshotListener", "observeSingleEvent", "setData", "updateData", "signIn",
        "createUser", "addDocument", "downloadURL", "putData",
        // RxDataSources asks for cells, titles and sections where its table view does.
        "RxTableViewSectionedReloadDataSource", "RxTableViewSectionedAnimatedDataSource",
        "RxCollectionViewSectionedReloadDataSource", "RxCollectionViewSectionedAnimatedDataSource",
        "RxPickerViewStringAdapter", "RxPickerViewAttributedStringAdapter", "RxPickerViewViewAdapter",
        // SwipeAction.swift of SwipeCellKit: its handler answers a tap.
        "SwipeAction",
        // GTLRService.h of Google's client: its callback queue is main's unless the app says otherwise.
        "executeQuery",
        // What Eureka's rows are told to do when they are shown or touched.
        "onCellSelection", "cellSetup", "cellUpdate", "onCellHighlightChanged", "onRowValidationChanged",
        "onExpandInlineRow", "onCollapseInlineRow",
        // What SwiftUI's views are told to do when something happens to them.
        "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "onSubmit", "onHover", "onDelete", "onMove",
        "onOpenURL",
      ]
    ),
    (.mainUnlessSynchronous, ["requestImage", "requestImageData", "requestImageDataAndOrientation"]),
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
        // NSThread.h; dispatch/queue.h: on threads of the system's beside the one that waits.
        "detachNewThread", "Thread", "concurrentPerform",
        // TaskGroup.swift: `@Sendable`, on the executor of no actor.
        "addTask", "addTaskUnlessCancelled",
      ]
    ),
    (
      .queueOrMain,
      [
        "response", "responseJSON", "responseData", "responseString", "responseDecodable", "responseObject",
        "responseArray", "responseImage", "responsePropertyList", "validate",
      ]
    ),
    (.queueIfAny, ["notify", "addObserver"]),
    (.sourceQueue, ["setEventHandler", "setCancelHandler", "setRegistrationHandler"]),
    (
      .here,
      [
        // DisposeBag.swift: the builder is run by `init(builder:)` and `insert(builder:)`.
        "DisposeBag", "insert", "autoreleasepool", "withExtendedLifetime", "lazy", "defer", "Result", "with",
        "configure", "synchronized",
        "withUnsafeBytes", "withCheckedContinuation", "forEach", "map", "compactMap", "flatMap", "filter", "first",
        "sorted", "reduce", "contains", "allSatisfy", "sort", "then", "do", "apply", "also", "let", "firstIndex",
        "removeAll", "min", "max", "withLock", "performAndWait",
        "loadPersistentStores", "makeConstraints", "remakeConstraints",
        "updateConstraints", "instantiateViewController", "instantiateInitialViewController", "instantiate",
        // NSString, NSAttributedString, NSRegularExpression, NSArray, PHFetchResult, NSLayoutManager, CNContactStore:
        // all are through with it when they return.
        "enumerateAttribute", "enumerateAttributes", "enumerateSubstrings", "enumerateLines", "enumerateMatches",
        "enumerateObjects", "enumerateKeysAndObjects", "enumerateLineFragments", "enumerateTags", "enumerateContacts",
        "enumerateRanges", "enumerateByteRanges",
      ]
    ),
  ]

  /// Properties of objects out of sight whose closures are called on main: of UIKit's layouts and cells, of MJRefresh
  /// (MJRefreshComponent.m) and of HMSegmentedControl.
  static let mainProperties: Set<String> = [
    "visibleItemsInvalidationHandler", "supplementaryViewProvider", "configurationUpdateHandler", "refreshingBlock",
    "beginRefreshingCompletionBlock", "endRefreshingCompletionBlock", "indexChangeBlock",
    "completionWithItemsHandler",
    // Reachability.swift: on its `notificationQueue`, which is main's unless the app says otherwise.
    "whenReachable", "whenUnreachable",
    // MaskedTextFieldDelegate.swift of InputMask: a text field's delegate.
    "onMaskedTextChangedCallback",
    // RxDataSources' sources of tables and collections, which ask where those are laid out.
    "configureCell", "configureSupplementaryView", "supplementaryViewFactory", "titleForHeaderInSection",
    "titleForFooterInSection", "canEditRowAtIndexPath", "canMoveRowAtIndexPath", "canMoveItemAtIndexPath",
  ]

  /// Properties of objects out of sight where their closures are called is known in files that import one of the modules:
  /// PHImageManager.h and PHContentEditingInput.h call `progressHandler` on a serial queue of theirs,
  /// NetworkReachabilityManager.swift of Alamofire 4 calls `listener` on its `listenerQueue`, which is main's.
  static let importedProperties: [String: (modules: Set<String>, effect: Effect)] = [
    "progressHandler": (["Photos", "PhotosUI"], .background), "listener": (["Alamofire"], .main),
  ]

  /// Properties of objects out of sight whose closures run on the queue that `start(queue:)` is told, in files that import
  /// the module. (Network: path_monitor.h, connection.h, listener.h, browser.h.)
  static let startedProperties: Set<String> = [
    "pathUpdateHandler", "stateUpdateHandler", "viabilityUpdateHandler", "betterPathUpdateHandler",
    "newConnectionHandler", "serviceRegistrationUpdateHandler", "browseResultsChangedHandler",
  ]

  /// Methods of a web socket's task, which answer on the queue of the session that made it. (NSURLSession.h:
  /// `webSocketTaskWithURL:` makes it, and all of a session's completion handlers are called on its delegate queue.)
  static let socketMethods: Set<String> = ["receive", "send", "sendPing"]

  /// Methods that only register for what comes: of `NotificationCenter`, of key-value observing, of controls, and of
  /// Realm's collections (NotificationToken).
  static let registrations: Set<String> = ["addObserver", "observe", "addTarget", "addNotificationBlock"]

  /// What queues run, by its class or the one above.
  static let operations: Set<String> = ["Operation", "BlockOperation", "NSOperation", "NSBlockOperation"]

  /// What runs a selector on a thread of its own. (NSThread.h)
  static let threadsOfSelectors: Set<String> = ["detachNewThreadSelector", "Thread", "NSThread"]

  /// Functions whose closure is `@Sendable`, and so isolated to no actor, whatever it stands in. (Dispatch.swift, Task.swift
  /// and TaskGroup.swift; `NS_SWIFT_SENDABLE` in NSOperation.h, NSURLSession.h, NSTimer.h and NSNotification.h)
  static let sendable: Set<String> = [
    "async", "asyncAfter", "addOperation", "addBarrierBlock", "BlockOperation", "detached", "addTask",
    "addTaskUnlessCancelled", "dataTask", "downloadTask", "uploadTask", "scheduledTimer", "addObserver",
  ]

  /// What keeps a closure until a queue runs it.
  static let workItems: Set<String> = ["DispatchWorkItem", "BlockOperation", "NSBlockOperation"]

  /// Functions whose first closure, by its label, does its work on a queue of theirs: Firestore's transactions
  /// (firestore.cc: a concurrent executor for transactions) and CoreStore's (DataStack+Transaction.swift: the queue of the
  /// transaction).
  static let worksOffMain: [String: String] = ["runTransaction": "", "perform": "asynchronous"]

  /// Types whose delegates are called off the main thread, by the type of their methods' first parameter.
  static let backgroundDelegates: Set<String> = [
    "URLSession", "AVCaptureOutput", "WCSession", "AVCaptureFileOutput", "MCSession", "PHChange",
  ]

  /// What is told of a delegate and of the queue to call it on.
  struct DelegateSetup {
    var function: String
    /// That of the delegate among its arguments.
    var label = "delegate"
    /// Whether it calls on main where it is told of no queue.
    var isMain = false
  }

  /// By the type of those methods' first parameter; the first that is called counts. (NSURLSession.h: "a serial operation
  /// queue"; CBCentralManager.h: "if nil, the main queue"; AVCaptureMetadataOutput.h and AVCaptureVideoDataOutput.h: "the
  /// queue on which all delegate methods will be called".)
  static let delegateSetups: [String: [DelegateSetup]] = [
    "URLSession": [DelegateSetup(function: "URLSession")],
    "CBCentralManager": [DelegateSetup(function: "CBCentralManager", isMain: true)],
    "CBPeripheral": [DelegateSetup(function: "CBCentralManager", isMain: true)],
    "CBPeripheralManager": [DelegateSetup(function: "CBPeripheralManager", isMain: true)],
    "AVCaptureMetadataOutput": [DelegateSetup(function: "setMetadataObjectsDelegate", label: "")],
    // That of all outputs, until iOS 11 of metadata as well.
    "AVCaptureOutput": [
      DelegateSetup(function: "setSampleBufferDelegate", label: ""),
      DelegateSetup(function: "setMetadataObjectsDelegate", label: ""),
    ],
  ]

  /// Those that are no user interface, and call their delegates on main all the same.
  static let mainDelegates: Set<String> = [
    "CLLocationManager", "WKWebView", "WKUserContentController", "MKMapView", "PHPickerViewController",
    "SKPaymentQueue", "UNUserNotificationCenter", "GIDSignIn", "MKLocalSearchCompleter",
    // NSNetServices.h: on the run loop of whoever starts them.
    "NetService", "NetServiceBrowser",
    // WebSocket.swift of Starscream: `callbackQueue` is main's.
    "WebSocketClient", "WebSocketEvent",
    // SwiftStomp.swift: on Starscream's queue, where `callbacksThread` is not set.
    "SwiftStomp",
  ]

  /// Functions that call their closure again and again, until whoever listens is removed. (Query.swift and DatabaseQuery of
  /// Firebase, FIRAuth.h, NSNotificationCenter.h, CMMotionManager.h)
  static let listening: Set<String> = [
    "addSnapshotListener", "observe", "addStateDidChangeListener", "addIDTokenDidChangeListener", "addObserver",
    "startDeviceMotionUpdates", "startAccelerometerUpdates", "startUpdates",
  ]

  /// Methods that a library calls on whoever conforms to its protocol, where others of its methods are called. ReSwift's
  /// Store.swift: `dispatch` sets the state, and what observes that tells each subscriber; `subscribe` tells the new one.
  /// NSXMLParser.h: `parse` is through with its delegate when it returns.
  static let told: [String: (conformance: String, where: [String])] = [
    "newState": ("StoreSubscriber", ["dispatch", "subscribe"]),
    "parser": ("XMLParserDelegate", ["parse"]), "parserDidStartDocument": ("XMLParserDelegate", ["parse"]),
    "parserDidEndDocument": ("XMLParserDelegate", ["parse"]),
  ]
}
