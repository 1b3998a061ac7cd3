/// Smaller libraries, and helpers of RxSwift's examples that apps have copied under the same name ever since. Where an
/// app's own declaration is in sight, that is followed instead.
enum SmallLibraries {
  static let rows: [CatalogueRow] = activity + copied + tests + images + feedback + theme + network + bags

  private static let activity: [CatalogueRow] = [
    .made(
      by: "RxExample", "init()", type: "ActivityIndicator", delivery: .main, sharing: .shares, result: .driver,
      "ActivityIndicator.swift of the examples: a Driver of whether something runs"),
    .step(
      of: "RxExample", "trackActivity(_:)", on: .any, "ActivityIndicator.swift: counts subscriptions, changes nothing"),
    .made(
      by: "RxExample", "init()", type: "ErrorTracker", delivery: .main, sharing: .shares, result: .driver,
      "a companion of ActivityIndicator in many apps: a Driver of errors as elements"),
    .step(of: "RxExample", "trackError(_:)", on: .any, "a companion of trackActivity: tells of errors, handles none"),
  ]

  /// Not of any library: extensions that go from app to app with the same name and body.
  private static let copied: [CatalogueRow] = [
    .step(of: "RxSwiftX", "shareOnce()", sharing: .shares, "share(replay: 1)"),
    .step(of: "", "mapToVoid()", twin: .same, "a map to Void, in many apps"),
    .step(of: "", "catchErrorJustComplete()", failure: .catches, twin: .needless, "in many apps as in RxSwiftExt"),
    CatalogueRow(
      "asDriverOnErrorJustComplete()", kind: .conversion, on: .observable, library: "", delivery: .main,
      failure: .catches, sharing: .shares, result: .driver, note: "asDriver(onErrorDriveWith: .empty()), in many apps"),
  ]

  private static let tests: [CatalogueRow] = [
    .end(of: "RxBlocking", "toBlocking(timeout?:)", result: .other, "waits for the sequence, in tests"),
    .made(
      by: "RxTest", "createHotObservable(_:)", type: "TestScheduler", delivery: .caller,
      failure: .adds("a test may send an error"), sharing: .hot, "on the thread that advances the scheduler"),
    .made(
      by: "RxTest", "createColdObservable(_:)", type: "TestScheduler", delivery: .caller,
      failure: .adds("a test may send an error"), "on the thread that advances the scheduler"),
  ]

  private static let images: [CatalogueRow] = [
    .made(
      by: "RxNuke", "loadImage(with:)", on: .reactive, type: "ImagePipeline", delivery: .mainByDefault,
      failure: .adds("an image may not load"), sharing: .effect("an image request"), lifetime: .finite,
      result: .single, "known from its documentation: Nuke answers on its callback queue, by default main"),
    .made(
      by: "RxKingfisher", "retrieveImage(with:options?:)", on: .reactive, type: "KingfisherManager",
      delivery: .mainByDefault, failure: .adds("an image may not load"), sharing: .effect("an image request"),
      lifetime: .finite, result: .single, "known from its documentation: Kingfisher answers on its callback queue"),
    .made(
      by: "RxKingfisher", "setImage(with:placeholder?:options?:)", on: .reactive, type: "KingfisherWrapper",
      delivery: .mainByDefault, failure: .adds("an image may not load"), sharing: .effect("an image request"),
      lifetime: .finite, result: .single, "known from its documentation"),
  ]

  private static let feedback: [CatalogueRow] = [
    .made(
      by: "RxFeedback", "system(initialState:reduce:scheduler:feedback:)", on: .observable, isStatic: true,
      delivery: .scheduler, failure: .adds("a feedback may fail"), sharing: .effect("the feedback loops"),
      "ObservableType+RxFeedback.swift: ends with a hop to the scheduler"),
    .made(
      by: "RxFeedback", "system(initialState:reduce:scheduler:scheduledFeedback:)", on: .observable, isStatic: true,
      delivery: .scheduler, failure: .adds("a feedback may fail"), sharing: .effect("the feedback loops"),
      "ObservableType+RxFeedback.swift"),
    .made(
      by: "RxFeedback", "system(initialState:reduce:feedback:)", on: .shared, isStatic: true, delivery: .main,
      sharing: .shares, result: .same, "ObservableType+RxFeedback.swift"),
  ]

  private static let theme: [CatalogueRow] = [
    .made(
      by: "RxTheme", "typeStream", type: "ThemeService", delivery: .caller, sharing: .hot,
      "ThemeService.swift: a relay, on the thread that switches the theme"),
    .made(
      by: "RxTheme", "attrStream(_:)", type: "ThemeService", delivery: .caller, sharing: .hot,
      "ThemeService.swift up to 4, known from its documentation"),
    .end(of: "RxAnimated", "bind(animated:)", kind: .sink, "RxAnimated.swift: a Binder, animated"),
  ]

  /// Of a `Reachability`, or of all of them.
  private static let network: [CatalogueRow] = [
    "reachabilityChanged", "status", "isReachable", "isConnected", "isDisconnected",
  ]
  .map { (signature: StaticString) in
    .made(
      by: "RxReachability", signature, on: .reactive, type: "Reachability", delivery: .mainByDefault,
      "known from its documentation: notifications, which Reachability posts on main")
  }

  /// Members of `rx` that are no sequences.
  private static let bags: [CatalogueRow] = [
    .end(of: "NSObject_Rx", "disposeBag", on: .reactive, result: .other, "NSObject+Rx.swift: a DisposeBag"),
    .end(of: "NSObject_Rx", "rx_disposeBag", on: .library, result: .other, "NSObject+Rx.swift up to 2: a DisposeBag"),
  ]
}
