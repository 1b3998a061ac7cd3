/// Names that mean something to the linter itself. What operators, members and classes are called stands in tables, not
/// here: these are words of Swift, of its standard library and of frameworks that code around chains is written with.
// Cases are spelt as the names that they stand for.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum KnownName: UInt32, CaseIterable {
  // MARK: Swift
  case `self` = 1
  case `Self`, `Type`, `init`, get, set, newValue, oldValue, wrappedValue, projectedValue, callAsFunction
  case Published, ObservedObject, StateObject, EnvironmentObject
  case dynamicMemberLookup, dynamicType, type, of, propertyWrapper, MainActor, keyPath, fatalError, preconditionFailure
  case objc, objcMembers, discardableResult, available, inline, IBAction, IBOutlet, didSet, willSet, Task, _Concurrency
  case detached, run
  case Never, buildBlock, buildFinalResult, buildPartialBlock, resultBuilder
  case assumeIsolated, concurrent, globalActor, Sendable

  // MARK: The standard library
  case Failure, Result, Success
  case AnyObject, Array, ArraySlice, BidirectionalCollection, Bool, CGFloat, Character, Collection, ContiguousArray
  case Decimal, Dictionary, Double, Error, Float, Int, Int16, Int32, Int64, Int8, Optional, RandomAccessCollection
  case Sequence, Set, StaticString, String, Substring
  case TimeInterval, UInt, UInt16, UInt32, UInt64, UInt8, Void
  case append, compactMap, compactMapValues, contentsOf, insert, dropFirst, dropLast, element, enumerated, filter, first
  case flatMap, forEach, index, indices, into, last, lazy, map, mapValues, max, merging, min, offset, popLast, prefix
  case randomElement, toggle, updateValue
  case failure, next, success
  case reduce, removeFirst, removeLast, repeating, reversed, shuffled, sorted, suffix, value, values
  case print, debugPrint, dump, assertionFailure, os_log, NSLog, log, debug, info, verbose
  case seconds, milliseconds, microseconds, nanoseconds

  // MARK: Words of configuration
  case also, apply, build, configure, `do`, `let`, setup, then, with

  // MARK: Foundation, Core Data and Dispatch
  case DispatchQueue, DispatchSource, DispatchWorkItem, OperationQueue, NSNotification, NSObject, NSString, Name
  case Notification
  case current, `default`, delegate, delegateQueue, forName, instance, isMainThread, isSynchronous, main, onQueue, post
  case NSUserDefaults, UserDefaults, removeObject, setValue
  case register
  case addObserver, observe, postNotificationName, queue, shared, sharedInstance, standard
  case async, asyncAfter, perform, sync, target, underlyingQueue
  case NSManagedObjectContext, newBackgroundContext, viewContext, privateQueueConcurrencyType, privateQueue
  case mainQueueConcurrencyType, mainQueue

  // MARK: RxGesture
  case TapControlEvent, LongPressControlEvent, PanControlEvent, SwipeControlEvent, PinchControlEvent
  case RotationControlEvent, ScreenEdgePanControlEvent, HoverControlEvent, TouchDownControlEvent, ForceTouchControlEvent
  case TapObservable, LongPressObservable, PanObservable, SwipeObservable, PinchObservable, RotationObservable
  case ScreenEdgePanObservable, HoverObservable, TouchDownObservable, ForceTouchObservable

  // MARK: Values kept under key paths
  case Dependency, DependencyValues, liveValue, Environment, EnvironmentValues, defaultValue

  // MARK: User interface
  case CALayer, NSApp, NSApplicationDelegate, UIViewRepresentable, UIViewControllerRepresentable, NSViewRepresentable
  case NSViewControllerRepresentable, UIApplicationDelegate, UIBarButtonItem, UICollectionView, UIImageView
  case trigger, prepareTransition
  case UILabel, UINavigationBar, UINavigationController, UINavigationItem, UIPickerView, UIRefreshControl
  case UISceneDelegate, UITextField, UISearchBar, UITabBarController, UITabBarItem, UITableView, UIView
  case UIViewController, UIWindow
  case UIWindowSceneDelegate, UIAlertAction, ASWebAuthenticationSession
  case arrangedSubviews, collectionView, contentView, detailTextLabel, imageView, keyWindow, layer, leftBarButtonItem
  case navigationBar, navigationController, navigationItem, parent, presentedViewController, presentingViewController
  case refreshControl, rightBarButtonItem, rootViewController, searchBar, sublayers, subviews, superview
  case tabBarController, tabBarItem, tableView, textLabel, titleLabel, topViewController, view, visibleCells, window
  case windows
  case CellRegistration, SupplementaryRegistration, childViewControllers, children, viewControllers
  case coder, collectionViewLayout, frame, items, nibName, object, style

  // MARK: RxSwift's types
  case AnonymousDisposable, AnyObserver, AsyncSubject, Base, BehaviorRelay, BehaviorSubject, Binder, Completable
  case ConnectableObservable, DisposeBag, Disposables
  case connect
  case ConnectableObservableType, ControlEvent, ControlEventType, ControlProperty, ControlPropertyType, Driver
  case DriverConvertibleType
  case GroupedObservable, Infallible, InfallibleType, MainScheduler, Maybe, Observable, ObservableConvertibleType
  case ObservableType, Observer, ObserverType, PrimitiveSequence, PrimitiveSequenceType, PublishRelay, PublishSubject
  case Reactive, TextInput, ReplayRelay, ReplaySubject, RxObservable, SharedSequence, SharedSequenceConvertibleType,
    Signal, Single
  case UIBindingObserver, Variable, CompletableTrait, MaybeTrait, SignalSharingStrategy

  // MARK: RxSwift's words
  case accept, asDriver, asInfallible, asObservable, asObserver, asSharedSequence, asSignal, asyncInstance, base, bind
  case KeyPath, WritableKeyPath, ReferenceWritableKeyPath
  case createObserver, mapObserver, TestableObserver, inputs, afterSuccess
  case DelegateProxyType, proxy, proxyForObject
  case bindNext, bindTo, drive, driveNext, emit, events, methodInvoked, on, onCompleted, onError, onErrorDriveWith
  case dataSource, onErrorFallbackTo, onErrorJustReturn, onErrorSignalWith, onNext, onSuccess, onFailure, onDisposed,
    onDispose
  case onSubscribe, onSubscribed, afterNext, afterError, afterCompleted, latest, operationQueue, other, replay,
    resultSelector, ignoreElements, completed, Completed, error
  case rx, textInput, scheduler, scope, sentMessage, share, subscribe, subscribeNext, switchTo, to, weak

  // MARK: Libraries beside it
  case Action, execute, Item, Mutation, Object, Pulse, Reactor, RealmSwiftObject, RxAlamofire, State, StoryboardView,
    View
  case RxTableViewSectionedReloadDataSource, action, callbackQueue, cellType, configureCell, currentState, filterByType
  case initialState, mutate, mutation, ofType, pulse, sectionModels
  case reactor, state, transform
  case Builder, Component, PresentableInteractor, Router, ViewableRouter
  case dependency, interactor, presenter, viewController, viewControllable, uiviewController

  var text: String { "\(self)" }
}
