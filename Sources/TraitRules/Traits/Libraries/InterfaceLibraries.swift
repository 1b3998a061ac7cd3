/// Libraries whose sequences come from the user interface, or from delegates that are called where it is: on main, without
/// errors, cheap to subscribe to.
enum InterfaceLibraries {
  static let rows: [CatalogueRow] = keyboard + gestures + gestureSteps + lifecycle + flow + location

  private static let keyboard: [CatalogueRow] = [
    driver("frame"), driver("visibleHeight"), driver("willShowVisibleHeight"), driver("isHidden"),
  ]

  private static let gestures: [CatalogueRow] = [
    gesture("tapGesture(configuration?:)"), gesture("panGesture(configuration?:)"),
    gesture("swipeGesture(_:…configuration?:)"),
    gesture("longPressGesture(configuration?:)"),
    gesture("pinchGesture(configuration?:)"), gesture("rotationGesture(configuration?:)"),
    gesture("screenEdgePanGesture(configuration?:)"), gesture("hoverGesture(configuration?:)"),
    gesture("touchDownGesture(configuration?:)"), gesture("forceTouchGesture(configuration?:)"),
    gesture("transformGestures()"), gesture("clickGesture(buttonMask:configuration?:)"),
    gesture("leftClickGesture(configuration?:)"), gesture("rightClickGesture(configuration?:)"),
    gesture("pressGesture(configuration?:)"),
    gesture("magnificationGesture(configuration?:)"), gesture("anyGesture(_:…)"), gesture("gesture(_:)"),
  ]

  private static let gestureSteps: [CatalogueRow] = [
    gestureStep("when(_:…)"), gestureStep("asLocation(in?:)"), gestureStep("asTranslation(in?:)"),
    gestureStep("asLocationInView()"), gestureStep("asTransform(in?:)"), gestureStep("asForce()"),
    gestureStep("asTouches()"), gestureStep("asMagnification()"), gestureStep("when(fractionCompletedExceeds:)"),
    gestureStep("asScale()"), gestureStep("asRotation()"),
  ]

  private static let lifecycle: [CatalogueRow] = [
    controller("viewDidLoad"), controller("viewWillAppear"), controller("viewDidAppear"),
    controller("viewWillDisappear"), controller("viewDidDisappear"), controller("viewWillLayoutSubviews"),
    controller("viewDidLayoutSubviews"), controller("willMoveToParentViewController"),
    controller("didMoveToParentViewController"), controller("didReceiveMemoryWarning"), controller("isVisible"),
    controller("isDismissing"),
    application("appState"), application("didOpenApp"), application("didOpenAppCount"),
    application("applicationWillEnterForeground"), application("applicationDidBecomeActive"),
    application("applicationDidEnterBackground"), application("applicationWillResignActive"),
    application("applicationWillTerminate"), application("isFirstLaunch"), application("firstLaunchOnly"),
  ]

  private static let flow: [CatalogueRow] = [
    .made(
      by: "RxFlow", "steps", type: "Stepper", delivery: .caller, sharing: .hot, result: .relay,
      "Stepper.swift: a PublishRelay, no UI"),
    .made(
      by: "RxFlow", "displayed", on: .reactive, type: "UIViewController", delivery: .mainByContract,
      "Reactive+UIViewController.swift"),
    .made(
      by: "RxFlow", "dismissed", on: .reactive, type: "UIViewController", delivery: .mainByContract,
      result: .controlEvent, "Reactive+UIViewController.swift"),
    .made(by: "RxFlow", "rxVisible", type: "Presentable", delivery: .mainByContract, "Presentable.swift"),
    .made(
      by: "RxFlow", "rxDismissed", type: "Presentable", delivery: .mainByContract, lifetime: .finite, result: .single,
      "Presentable.swift"),
    .made(
      by: "RxFlow", "willNavigate", on: .reactive, type: "FlowCoordinator", delivery: .caller, sharing: .hot,
      "FlowCoordinator.swift"),
    .made(
      by: "RxFlow", "didNavigate", on: .reactive, type: "FlowCoordinator", delivery: .caller, sharing: .hot,
      "FlowCoordinator.swift"),
    .step(
      of: "RxFlow", "pausable(withPauser:)", failure: .inputs, sharing: .inputs, "ObservableType+Pausable.swift"),
    .step(
      of: "RxFlow", "pausable(afterCount:withPauser:)", failure: .inputs, sharing: .inputs,
      "ObservableType+Pausable.swift"),
  ]

  private static let location: [CatalogueRow] = [
    event("didChangeAuthorization"), event("didUpdateLocations"), event("didError"), event("didDetermineState"),
    event("didReceiveRegion"), event("didErrorMonitoringRegion"), event("didPause"), event("didResume"),
    event("didRangeBeacons"), event("didErrorRangingBeacons"), event("didVisit"), event("didUpdateHeading"),
    manager("location", .mainByDefault, "CLLocationManagerEvents+Rx.swift: with what the delegate is told"),
    manager("placemark", .mainByDefault, "CLLocationManagerEvents+Rx.swift: a geocoder's errors are dropped"),
    manager(
      "placemark(preferredLocale:)", .mainByDefault, "CLLocationManagerEvents+Rx.swift: a geocoder's errors are dropped"
    ),
    asked("isEnabled"), asked("status"), asked("isDeferred"), asked("hasChanges"), asked("isHeadingAvailable"),
    asked("isRangingAvailable"),
  ]

  private static func event(_ signature: StaticString) -> CatalogueRow {
    manager(
      signature, .mainByDefault, result: .controlEvent,
      "CLLocationManagerDelegateEvents+Rx.swift: the delegate is called on the run loop that made the manager")
  }

  private static func asked(_ signature: StaticString) -> CatalogueRow {
    manager(signature, .subscriber, "CLLocationManagerEvents+Rx.swift: what the class says, at once")
  }

  private static func manager(
    _ signature: StaticString, _ delivery: CatalogueRow.DeliveryEffect, result: CatalogueRow.ResultTrait = .observable,
    _ note: String
  ) -> CatalogueRow {
    .made(
      by: "RxCoreLocation", signature, on: .reactive, type: "CLLocationManager", delivery: delivery, result: result,
      note)
  }

  private static func driver(_ signature: StaticString) -> CatalogueRow {
    .made(
      by: "RxKeyboard", signature, type: "RxKeyboard", delivery: .main, sharing: .shares, result: .driver,
      "RxKeyboard.swift: a Driver of a relay")
  }

  private static func gesture(_ signature: StaticString) -> CatalogueRow {
    .made(
      by: "RxGesture", signature, on: .reactive, type: "UIView", delivery: .mainByContract, result: .controlEvent,
      "View+RxGesture.swift: one recognizer a subscriber; must be subscribed to on main")
  }

  private static func gestureStep(_ signature: StaticString) -> CatalogueRow {
    .step(of: "RxGesture", signature, "GestureRecognizer+RxGesture.swift and its neighbours")
  }

  private static func controller(_ signature: StaticString) -> CatalogueRow {
    .made(
      by: "RxViewController", signature, on: .reactive, type: "UIViewController", delivery: .mainByContract,
      result: .controlEvent, "UIViewController+Rx.swift; RxAppState has most of them too")
  }

  private static func application(_ signature: StaticString) -> CatalogueRow {
    .made(
      by: "RxAppState", signature, on: .reactive, type: "UIApplication", delivery: .mainByContract,
      "UIApplication+Rx.swift: messages of the application's delegate")
  }
}
