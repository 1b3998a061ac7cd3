/// Callbacks that are known by the module which a file imports.
extension Callbacks {
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
    // MoyaProvider.swift: without `callbackQueue`, Alamofire's, which is main.
    (["Moya"], .queueOrMain, ["request"]),
    // Session.swift: `callbackQueue: CallbackQueue = .main`.
    (["APIKit"], .queueOrMain, ["send"]),
    // NetworkReachabilityManager.swift: `onQueue queue: DispatchQueue = .main`.
    (["Alamofire"], .queueOrMain, ["startListening"]),
    // Result.swift of Alamofire 4: at once.
    (["Alamofire"], .here, ["ifSuccess", "ifFailure", "withValue", "withError"]),
    // Configuration.swift: `conf.Q` is main for both.
    (["PromiseKit"], .queueOrMain, ["done", "get", "ensure", "finally", "then", "catch", "recover"]),
    // firstly.swift: at once.
    (["PromiseKit"], .here, ["firstly"]),
    // OAuth2Base.swift: by `callOnMainThread`.
    (["p2_OAuth2", "OAuth2"], .main, ["authorize"]),
    // FMDatabaseQueue.m: by `dispatch_sync`.
    (
      ["FMDB"], .here,
      ["inDatabase", "inTransaction", "inDeferredTransaction", "inExclusiveTransaction", "inSavePoint"]
    ),
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
        "delete", "updateEmail", "updatePassword", "reauthenticate", "getIDToken", "getIDTokenResult",
        "getIDTokenForcingRefresh", "getIDTokenResultForcingRefresh", "idTokenForcingRefresh", "link", "unlink",
        "sendPasswordReset", "sendEmailVerification", "commitChanges", "signInAnonymously", "addStateDidChangeListener",
        "signInAndRetrieveData", "verifyPhoneNumber", "updatePhoneNumber", "reload",
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
    // CMMotionManager.h, CMMotionActivityManager.h, CMAltimeter.h: on the queue that is given.
    (
      ["CoreMotion"], .queueOrMain,
      [
        "startAccelerometerUpdates", "startGyroUpdates", "startDeviceMotionUpdates", "startMagnetometerUpdates",
        "startActivityUpdates", "queryActivityStarting", "startRelativeAltitudeUpdates", "startAbsoluteAltitudeUpdates",
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
    // What SwiftUI's views do when they are touched or their values change.
    (
      ["SwiftUI"], .main,
      ["Button", "onChange", "onReceive", "onEnded", "onChanged", "refreshable", "task"]
    ),
    (["SwiftUI"], .here, ["withAnimation"]),
    // NSEvent.h: monitors are called on main.
    (["AppKit", "Cocoa"], .main, ["addLocalMonitorForEvents", "addGlobalMonitorForEvents"]),
    // DTTableViewManager+Delegate.swift, DTCollectionViewManager+Delegate.swift: from methods of the view's delegate.
    (
      ["DTTableViewManager", "DTCollectionViewManager"], .main,
      [
        "configure", "didSelect", "willSelect", "didDeselect", "willDeselect", "didHighlight", "didUnhighlight",
        "willDisplay", "didEndDisplaying", "heightForCell", "sizeForCell", "commitEditingStyle",
      ]
    ),
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
    // AbstractClient.swift of Algolia's: `completionQueue = OperationQueue.main`.
    (
      ["InstantSearchClient", "AlgoliaSearch"], .main,
      [
        "search", "browse", "getObject", "getObjects", "multipleQueries", "searchForFacetValues",
        "searchDisjunctiveFaceting",
      ]
    ),
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
    // FBSDKGraphRequestConnection.h: on the UI thread.
    (["FBSDKCoreKit", "FacebookCore"], .main, ["start", "add"]),
    (["GoogleSignIn"], .main, ["signIn", "restorePreviousSignIn", "disconnect", "addScopes"]),
    // SDWebImageManager.m, ImagePipeline.swift, AnimationView.swift: completions on main, or on the queue that is given.
    (["SDWebImage"], .main, ["loadImage", "sd_setImage", "sd_setBackgroundImage"]),
    (["Nuke"], .queueOrMain, ["loadImage", "loadData"]),
    (["Lottie"], .main, ["play"]),
    // Results.swift, Object.swift: on the thread that observes, or on the queue of `on:`. Realm.swift: `callbackQueue:
    // DispatchQueue = .main`.
    (["RealmSwift"], .here, ["observe"]),
    (["RealmSwift"], .queueOrMain, ["asyncOpen"]),
    // DataStack+Transaction.swift: success, failure and completion on main.
    (["CoreStore"], .main, ["perform"]),
    // LPMetadataProvider.h: "on a background queue".
    (["LinkPresentation"], .background, ["startFetchingMetadata"]),
    // HKHealthStore.h, HKQuery.h: "on an arbitrary background queue".
    (
      ["HealthKit"], .background,
      [
        "HKSampleQuery", "HKStatisticsQuery", "HKStatisticsCollectionQuery", "HKObserverQuery", "HKAnchoredObjectQuery",
        "HKSourceQuery", "HKCorrelationQuery", "HKActivitySummaryQuery", "enableBackgroundDelivery",
        "disableBackgroundDelivery", "getRequestStatusForAuthorization",
      ]
    ),
    // EKEventStore.h: "on an arbitrary queue".
    (
      ["EventKit", "EventKitUI"], .background,
      [
        "requestFullAccessToEvents", "requestFullAccessToReminders", "requestWriteOnlyAccessToEvents", "fetchReminders",
      ]
    ),
    // CKContainer.h, CKDatabase.h: "on an arbitrary background queue".
    (
      ["CloudKit"], .background,
      [
        "accountStatus", "fetchUserRecordID", "requestApplicationPermission", "perform", "fetch", "fetchAllRecordZones",
        "fetchAllSubscriptions", "deleteSubscription",
      ]
    ),
    // ASAuthorizationAppleIDProvider.h, ATTrackingManager.h, DCDevice.h, WCSession.h, CSSearchableIndex.h,
    // QLThumbnailGenerator.h, SKCloudServiceController.h: on queues of their own.
    (["AuthenticationServices"], .background, ["getCredentialState"]),
    (["AppTrackingTransparency"], .background, ["requestTrackingAuthorization"]),
    (["DeviceCheck"], .background, ["generateToken", "generateKey", "attestKey", "generateAssertion"]),
    (["WatchConnectivity"], .background, ["sendMessage", "sendMessageData"]),
    (
      ["CoreSpotlight"], .background,
      ["indexSearchableItems", "deleteSearchableItems", "deleteAllSearchableItems"]
    ),
    (["QuickLookThumbnailing"], .background, ["generateBestRepresentation", "generateRepresentations"]),
    (["StoreKit"], .background, ["requestCapabilities", "requestStorefrontCountryCode", "requestUserToken"]),
    // UIImage.h: on a private queue.
    (["UIKit"], .background, ["prepareForDisplay", "prepareThumbnail"]),
    // OperationDispatcher.swift of RevenueCat: completions are dispatched to main.
    (
      ["RevenueCat", "Purchases"], .main,
      [
        "getOfferings", "getCustomerInfo", "offerings", "purchaserInfo", "purchase", "purchasePackage",
        "purchaseProduct", "restorePurchases", "restoreTransactions", "logIn", "logOut",
      ]
    ),
    // What pickers, alerts and refreshing headers answer to touches.
    (["YPImagePicker"], .main, ["didFinishPicking"]),
    (["BSImagePicker"], .main, ["presentImagePicker", "bs_presentImagePickerController"]),
    (["SCLAlertView"], .main, ["addButton"]),
    (["PopupDialog"], .main, ["DefaultButton", "CancelButton", "DestructiveButton"]),
    (["Toast_Swift", "Toast"], .main, ["makeToast", "showToast"]),
    (
      [
        "ESPullToRefresh", "PullToRefreshKit", "CRRefresh", "KafkaRefresh", "UIScrollView_InfiniteScroll",
        "SVPullToRefresh", "Refreshable", "MJRefresh",
      ], .main,
      [
        "addPullToRefresh", "addInfiniteScrolling", "addInfiniteScroll", "configRefreshHeader", "configRefreshFooter",
        "addHeadRefresh", "addFootRefresh", "bindHeadRefreshHandler", "bindFootRefreshHandler",
        "bindRefreshStyle", "MJRefreshNormalHeader", "MJRefreshGifHeader", "MJRefreshStateHeader",
        "MJRefreshAutoNormalFooter", "MJRefreshAutoFooter", "MJRefreshBackNormalFooter", "MJRefreshBackFooter",
        "MJRefreshAutoGifFooter", "MJRefreshBackGifFooter", "MJRefreshAutoStateFooter",
      ]
    ),
  ]
}
