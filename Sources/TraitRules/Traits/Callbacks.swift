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
    (.receiver, ["async", "asyncAfter", "sync", "addOperation", "addBarrierBlock", "concurrentPerform", "schedule"]),
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

  /// What libraries call by names that others have too: where a file imports the library, and nothing in sight is meant.
  static func effect(of name: String, importing imports: () -> Set<String>) -> Effect? {
    imported[name].flatMap { rows in
      let imports = imports()
      return rows.first { !$0.modules.isDisjoint(with: imports) }?.effect
    }
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
    // Result.swift of Alamofire 4: at once.
    (["Alamofire"], .here, ["ifSuccess", "ifFailure", "withValue", "withError"]),
    // Configuration.swift: `conf.Q` is main for both.
    (["PromiseKit"], .queueOrMain, ["done", "get", "ensure", "finally", "then"]),
    // FIRDatabase.h: the default of `callbackQueue` is the main queue.
    (
      ["FirebaseDatabase", "Firebase"], .queueOrMain,
      ["setValue", "updateChildValues", "removeValue", "observe", "getData"]
    ),
    // StorageReference.swift, FIRStorage.h: `callbackQueue` is the main queue.
    (
      ["FirebaseStorage", "Firebase"], .queueOrMain,
      ["getData", "putFile", "getMetadata", "updateMetadata", "listAll", "list", "write", "delete", "observe"]
    ),
    // Functions.swift, FIRMessaging.h, FIRRemoteConfig.h: completions are dispatched to main.
    (["FirebaseFunctions", "Firebase"], .queueOrMain, ["call"]),
    (["FirebaseMessaging", "Firebase"], .queueOrMain, ["token", "deleteToken", "subscribe", "unsubscribe"]),
    (["FirebaseRemoteConfig", "Firebase"], .queueOrMain, ["fetch", "fetchAndActivate", "activate"]),
    // FIRFirestore.h: "the queue on which callbacks are called, by default main".
    (["FirebaseFirestore", "Firebase"], .queueOrMain, ["runTransaction", "commit", "getAggregation", "delete"]),
    // FIRUser.h, FIRAuth.h: "invoked asynchronously on the main thread".
    (
      ["FirebaseAuth", "Firebase"], .queueOrMain,
      [
        "delete", "updateEmail", "updatePassword", "reauthenticate", "getIDToken", "getIDTokenResult", "link", "unlink",
        "sendPasswordReset", "sendEmailVerification", "commitChanges", "signInAnonymously", "addStateDidChangeListener",
        "signInAndRetrieveData", "verifyPhoneNumber", "reload",
      ]
    ),
    // AWSS3TransferUtility.h: completion handlers are called on the session's queue.
    (["AWSS3"], .background, ["uploadFile", "uploadData", "downloadData", "download"]),
    // MKLocalSearch.h, MKDirections.h: "on the main thread"; MKMapSnapshotter.h: on main, or on the queue of `with:`.
    (["MapKit"], .queueOrMain, ["start", "calculate", "calculateETA"]),
    // PHImageManager.h: "on the main thread" where the request is asynchronous; a video's and PHPhotoLibrary.h's
    // changes "on an arbitrary serial queue".
    (["Photos", "PhotosUI"], .main, ["requestLivePhoto"]),
    (["Photos", "PhotosUI"], .background, ["requestAVAsset", "requestPlayerItem", "performChanges"]),
    // AVAsynchronousKeyValueLoading.h, AVAssetExportSession.h, AVAssetImageGenerator.h: on queues of their own. AVPlayer.h:
    // on main, or on the queue that is given.
    (
      ["AVFoundation", "AVKit"], .background,
      ["loadValuesAsynchronously", "exportAsynchronously", "generateCGImagesAsynchronously"]
    ),
    (["AVFoundation", "AVKit"], .queueOrMain, ["addPeriodicTimeObserver", "addBoundaryTimeObserver"]),
    // CMMotionManager.h, CMMotionActivityManager.h: on the queue that is given.
    (
      ["CoreMotion"], .queueOrMain,
      [
        "startAccelerometerUpdates", "startGyroUpdates", "startDeviceMotionUpdates", "startMagnetometerUpdates",
        "startActivityUpdates", "queryActivityStarting",
      ]
    ),
    // YMKSearchManager.h, YMKDrivingRouter.h, YMKMasstransitRouter.h: sessions answer on the main thread, where they are
    // to be made.
    (
      ["YandexMapsMobile", "YandexMapKit", "YandexMapKitSearch", "YandexMapKitDirections", "YandexMapKitTransport"],
      .main,
      ["submit", "requestRoutes", "fetchSuggestions", "suggest"]
    ),
    // SFSpeechRecognizer.h: on `queue`, which is main.
    (["Speech"], .main, ["recognitionTask"]),
    // WKWebView.h, WKHTTPCookieStore.h, WKWebsiteDataStore.h: on main.
    (
      ["WebKit"], .main,
      ["evaluateJavaScript", "callAsyncJavaScript", "takeSnapshot", "getAllCookies", "fetchDataRecords", "removeData"]
    ),
    // NSEvent.h: monitors are called on main.
    (["AppKit", "Cocoa"], .main, ["addLocalMonitorForEvents", "addGlobalMonitorForEvents"]),
    // UITableView.h, UIViewControllerTransitionCoordinator.h, UIApplication.h, UIViewPropertyAnimator.h.
    (
      ["UIKit"], .main,
      ["performBatchUpdates", "animateAlongsideTransition", "addAnimations", "addCompletion", "open", "openURL"]
    ),
    // GMSPlacesClient.h, GMSGeocoder.h: "called on the main thread".
    (
      ["GooglePlaces", "GoogleMaps", "GoogleMapsBase"], .main,
      [
        "findAutocompletePredictions", "fetchPlace", "lookUpPlaceID", "currentPlace", "loadPlacePhoto",
        "lookUpPhotos", "findPlaceLikelihoodsFromCurrentLocation", "reverseGeocodeCoordinate",
      ]
    ),
    // ApolloClient.swift, AWSAppSyncClient.swift: `queue: DispatchQueue = .main`.
    (["Apollo", "ApolloAPI", "AWSAppSync"], .queueOrMain, ["fetch", "perform", "watch", "subscribe", "upload"]),
    // SessionManager.swift of Alamofire 4: `encodingCompletion` on main. DataRequest.swift: progress on `queue`, main.
    (["Alamofire"], .queueOrMain, ["upload", "downloadProgress", "uploadProgress", "responseStream"]),
    // SocketManager.swift: `handleQueue = DispatchQueue.main`.
    (["SocketIO"], .main, ["on", "once", "onAny", "timingOut"]),
    // SwiftyStoreKit.swift: what StoreKit's delegates answer, on main.
    (
      ["SwiftyStoreKit"], .main,
      ["retrieveProductsInfo", "purchaseProduct", "restorePurchases", "verifyReceipt", "completeTransactions"]
    ),
    // KakaoSDK's requests are Alamofire's; FBSDKLoginManager.h and GIDSignIn.h answer on main.
    (
      ["KakaoSDKUser", "KakaoSDKAuth", "KakaoSDKTalk", "KakaoSDKShare"], .main,
      [
        "loginWithKakaoTalk", "loginWithKakaoAccount", "me", "logout", "unlink", "accessTokenInfo", "shareDefault",
        "shareCustom", "uploadImage", "imageUpload",
      ]
    ),
    (["FBSDKLoginKit", "FacebookLogin"], .main, ["logIn"]),
    (["GoogleSignIn"], .main, ["signIn", "restorePreviousSignIn", "disconnect", "addScopes"]),
    // SDWebImageManager.m, ImagePipeline.swift, AnimationView.swift: completions on main, or on the queue that is given.
    (["SDWebImage"], .main, ["loadImage", "sd_setImage", "sd_setBackgroundImage"]),
    (["Nuke"], .queueOrMain, ["loadImage", "loadData"]),
    (["Lottie"], .main, ["play"]),
    // Results.swift, Object.swift: on the thread that observes, or on the queue of `on:`.
    (["RealmSwift"], .here, ["observe"]),
  ]

  /// Properties of objects out of sight whose closures are called on main: of UIKit's layouts and cells, of MJRefresh
  /// (MJRefreshComponent.m) and of HMSegmentedControl.
  static let mainProperties: Set<String> = [
    "visibleItemsInvalidationHandler", "supplementaryViewProvider", "configurationUpdateHandler", "refreshingBlock",
    "beginRefreshingCompletionBlock", "endRefreshingCompletionBlock", "indexChangeBlock",
    "completionWithItemsHandler",
    // MaskedTextFieldDelegate.swift of InputMask: a text field's delegate.
    "onMaskedTextChangedCallback",
    // RxDataSources' sources of tables and collections, which ask where those are laid out.
    "configureCell", "configureSupplementaryView", "supplementaryViewFactory", "titleForHeaderInSection",
    "titleForFooterInSection", "canEditRowAtIndexPath", "canMoveRowAtIndexPath", "canMoveItemAtIndexPath",
  ]

  /// Properties of objects out of sight whose closures are called off main, in files that import one of the modules:
  /// PHImageManager.h and PHContentEditingInput.h call `progressHandler` on a serial queue of theirs.
  static let backgroundProperties: [String: Set<String>] = ["progressHandler": ["Photos", "PhotosUI"]]

  /// Functions whose first closure does its work on a queue of theirs: Firestore's transactions (firestore.cc: a concurrent
  /// executor for transactions).
  static let worksOffMain: Set<String> = ["runTransaction"]

  /// Types whose delegates are called off the main thread, by the type of their methods' first parameter.
  static let backgroundDelegates: Set<String> = [
    "URLSession", "AVCaptureOutput", "WCSession", "AVCaptureFileOutput", "MCSession", "PHChange",
  ]

  /// By the type of those methods' first parameter, what is made with a delegate and a queue, and whether it calls on
  /// main without one. (NSURLSession.h: "a serial operation queue"; CBCentralManager.h: "if nil, the main queue".)
  static let callersOfDelegates: [String: (made: String, isMain: Bool)] = [
    "URLSession": ("URLSession", false), "CBCentralManager": ("CBCentralManager", true),
    "CBPeripheral": ("CBCentralManager", true), "CBPeripheralManager": ("CBPeripheralManager", true),
  ]

  /// Those that are no user interface, and call their delegates on main all the same.
  static let mainDelegates: Set<String> = [
    "CLLocationManager", "WKWebView", "WKUserContentController", "MKMapView", "PHPickerViewController",
    "SKPaymentQueue", "UNUserNotificationCenter", "GIDSignIn", "MKLocalSearchCompleter",
  ]
}
