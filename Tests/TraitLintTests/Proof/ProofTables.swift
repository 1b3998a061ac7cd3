/// What a run for real needs to know of the fixtures beyond their text.
enum ProofTables {
  /// How to open the screen of a sink where its class alone does not show it, by file or by `FILE:LINE`.
  static let openings = [
    "Fixtures/meaning/extensions-for-classes-that-conform.swift": open("PlayerViewController()"),
    "Fixtures/meaning/overloads-of-several-extensions/Screen.swift":
      call("TourViewController", "follow(.just(.summit))"),
    "Fixtures/meaning/aliases-of-generic-bases.swift": open("Gauges.far()"),
    "Fixtures/lowering/objects-that-are-handed-over.swift": open("WatchedCoordinator().screen()"),
    "Fixtures/main_thread/one-after-the-other.swift": open("Toasts()"),
    "Fixtures/sharing/subscribed-and-handed-back.swift": open("SignUpScreen()"),
    "Fixtures/bindings/methods-that-views-have-too.swift": open("ShellScreen()"),
    "Fixtures/meaning/associated-types-by-parameters.swift:59": open("FeedViewController(FeedModel())"),
    "Fixtures/meaning/associated-types-by-parameters.swift:70": open("CardViewController(FeedModel())"),
    "Fixtures/main_thread/told-of-the-end-elsewhere.swift": open("PhotoViewController()"),
    "Fixtures/bindings/callbacks-of-callbacks.swift": open("RemarksScreen()"),
    "Fixtures/bindings/closures-of-coordinators.swift": call("RootCoordinator", "start()"),
    "Fixtures/meaning/aliases-that-hand-arguments-on.swift:63": open("FarScreen(model: FarModel())"),
    "Fixtures/meaning/aliases-that-hand-arguments-on.swift:75": open("PlainFarScreen(model: FarModel())"),
    "Fixtures/meaning/handed-by-a-protocol.swift": open("CoastViewController()"),
    "Fixtures/meaning/handed-on-after-being-made.swift": open("Station.open()"),
    "Fixtures/meaning/overloads-of-refined-protocols.swift": open("BoardsViewController()"),
    "Fixtures/meaning/functions-held-by-screens.swift": open("TabsViewController()"),
    "Fixtures/meaning/made-as-an-associated-type.swift:55": open("ThermometerScreen().equipped(with: 5)"),
    "Fixtures/sharing/shares-made-by-each-call.swift": open("ParcelViewController()"),
    "Fixtures/fixes/names-read-elsewhere.swift": open("TimetableViewController(harbour: \"Kiel\")"),
    "Fixtures/contexts/super-initialisers/RowView.swift": call("RowView", "show(PriceRowViewModel())"),
    "Fixtures/error_handling/conversions.swift": call("FlightViewController", "show(\"LH1\")"),
    "Fixtures/feeders/set-up-by-methods.swift":
      call("BarometerViewController", "show(Barometer(unit: \"hPa\"))"),
    "Fixtures/error_handling/infallible.swift": open("TideViewController(harbours: [\"Kiel\"])"),
    "Fixtures/error_handling/order-of-the-catch.swift": call("ReceiptViewController", "show(\"1\")"),
    "Fixtures/error_handling/subscribe-is-its-authors-business.swift": call("VoteViewController", "count()"),
    "Fixtures/names/aliases-of-compositions.swift":
      open("FilesViewController(viewModel: FilesViewModel(starting: Files(), adding: Files()))"),
    "Fixtures/meaning/abstract-members.swift": open("PageViewController(page: LocalPage())"),
    "Fixtures/lowering/as-observable/MeterViewController.swift": given(
      "MeterViewModel(sensor: URLSession.shared.rx.json(url: URL(string: \"https://example.com/sensor\")!).map { \"\\($0)\" })",
      "MeterViewController"),
    "Fixtures/contexts/assigned-in-other-files/TickerViewController.swift": open("TickerCoordinator().open()"),
    "Fixtures/contexts/assigned-by-another-object.swift": open("TimetableViewController()"),
    "Fixtures/meaning/objects-of-other-classes.swift":
      "let it = BillViewController().given(BillModel()); it.viewDidLoad(); return it",
    "Fixtures/contexts/assigned-by-the-object-itself.swift":
      "let it = Chapter().screen(); it.viewDidLoad(); return it",
    "Fixtures/meaning/casts.swift": """
    let model = LoginModel()
    let it = LoginViewController()
    it.model = model
    it.viewDidLoad()
    it.viewDidAppear(false)
    DispatchQueue.main.async { model.fail() }
    return it
    """,
    "Fixtures/names/extended-in-terms-of-itself.swift": given(
      "TracksViewModel(service: TrackService())", "TracksViewController"),
    "Fixtures/contexts/setters-given-to-views.swift": open("LampViewController()"),
    "Fixtures/contexts/explicit-initialisers/CardViewController.swift": open(
      "CardViewController(card: Card(owner: \"A\"))"),
    "Fixtures/meaning/generic-superclass.swift": "let model = WordsModel(); defer { model.count() }; "
      + open("WordsViewController(model)"),
    "Fixtures/meaning/generic-view-model/ListViewController.swift": open(
      "ListViewController(viewModel: WordsViewModel())"),
    "Fixtures/contexts/layers/ArticleViewController.swift": open("ArticleViewController(id: 1)"),
    "Fixtures/names/local-functions.swift": open("LocalViewController()"),
    "Fixtures/bindings/observers-that-travel.swift": open("StatusViewController()"),
    "Fixtures/contexts/one-property-for-each-subclass.swift": """
    let screens = (Chapters.first(), Chapters.last())
    screens.0.viewDidLoad()
    screens.1.viewDidLoad()
    return Stage.Group([screens.0, screens.1])
    """,
    "Fixtures/contexts/one-static-value/SettingsViewController.swift": """
    let screens = (HomeViewController(), SettingsViewController())
    screens.0.viewDidLoad()
    screens.1.viewDidLoad()
    return Stage.Group([screens.0, screens.1])
    """,
    "Fixtures/contexts/presenter-that-hops.swift": open("PierController()"),
    "Fixtures/meaning/optional-chains/ScoreViewController.swift": given("ScoreViewModel()", "ScoreViewController"),
    "Fixtures/contexts/output-struct-in-init/TripViewController.swift":
      given("TripViewModel(id: 1, service: TripService())", "TripViewController"),
    "Fixtures/contexts/parameters-apart/Labels.swift": open("ValuesViewController()"),
    "Fixtures/meaning/protocol-methods/GreetingViewController.swift": open(
      "GreetingViewController(backend: LiveBackend())"),
    "Fixtures/meaning/protocol-one-conformer/ProfileViewController.swift":
      open("ProfileViewController(viewModel: ProfileViewModel(user: \"A\"))"),
    "Fixtures/meaning/protocol-several-conformers/ClockViewController.swift":
      "let it = ClockViewController(); it.useAtomicTime(); it.viewDidLoad(); return it",
    "Fixtures/meaning/superclass/BaseViewController.swift":
      "let model = InvoiceViewModel(); model.send(); " + open("InvoiceViewController(viewModel: model)"),
    "Fixtures/contexts/what-parameters-are.swift": open("BoardViewController()"),
    "Fixtures/main_thread/what-bare-calls-touch.swift": open("CounterViewController()"),
    "Fixtures/main_thread/declared-types.swift": """
    struct QuietPlayer: Player {
      let position = Driver.just("0:00")
      let finished = Signal<Void>.empty()
      let volume = UISlider().rx.value
      let rating = ControlEvent(events: Observable<Int>.empty())
      let title = Infallible.just("")
      let artist = BehaviorRelay(value: "")
      let album = Observable.just("")
    }
    \(open("PlayerViewController(player: QuietPlayer())"))
    """,
    "Fixtures/relay_error/closures-that-accept.swift":
      call("Ledger", "start(with: URLSession.shared.rx.data(request: \(page)))"),
    "Fixtures/relay_error/variables-rx3.swift":
      call("CompassModel", "steer(by: URLSession.shared.rx.data(request: \(page)).map { _ in \"1\" })"),
    "Fixtures/main_thread/subscribe-closures.swift":
      call("AvatarViewController", "show(URL(string: \"https://example.com/avatar\")!)"),
    "Fixtures/seeds/beginner-rx6.swift": open("RecipeSearchViewController(kitchen: RecipeKitchen())"),
    "Fixtures/meaning/aliases-that-protocols-have.swift": open("LoanViewController(loan: LibraryLoan())"),
    "Fixtures/sharing/one-event-or-several.swift": open("StationsViewController()"),
    "Fixtures/sharing/in-other-methods.swift": open("DashboardViewController()"),
    "Fixtures/bindings/methods-that-structs-hold.swift": """
    let it = StationCoordinator(
      navigationController: UINavigationController(rootViewController: UIViewController()))
    it.begin(Observable.just("Bath"))
    return it
    """,
    "Fixtures/meaning/private-members-are-no-witnesses/QuizViewController.swift":
      open("QuizViewController(model: QuizModelImplementation())"),
    "Fixtures/meaning/private-members-are-no-witnesses/QuizSheetController.swift":
      open("QuizSheetController(model: QuizModelImplementation())"),
    "Fixtures/lowering/autoclosures.swift": open("Screens().price()"),
    "Fixtures/lowering/overloads-by-what-is-asked-for.swift": open("Assembly().make() as PlayersViewController"),
    "Fixtures/lowering/collections-as-parameters-have-them.swift":
      open("IssueViewController(model: IssueModel(issues: [Issue(number: 1), Issue(number: 2)]))"),
  ]

  private static let page = "URLRequest(url: URL(string: \"https://example.com/page\")!)"
  private static func call(_ type: String, _ method: String) -> String { "let it = \(type)(); it.\(method); return it" }
  private static func given(_ model: String, _ type: String) -> String {
    "let it = \(type)(); it.viewModel = \(model); it.viewDidLoad(); return it"
  }
  private static func open(_ screen: String) -> String { "let it = \(screen); it.viewDidLoad(); return it" }

  /// Cases that are not run, and why.
  static let leftOut = [
    "Fixtures/bindings/views-written-by-key-paths.swift": "has nobody who makes what it writes to",
    "Fixtures/fixes/who-comes-later.swift": "subscribes later than anybody opens it",
    "Fixtures/bindings/methods-of-protocols-handed-by-name.swift": "has presenters that are handed what others make",
    "Fixtures/bindings/overrides-called-by-name.swift": "has screens of a generic class",
    "Fixtures/bindings/own-members-of-observers.swift": "names observers that releases of RxSwift tell apart",
    "Fixtures/bindings/objects-handed-to-helpers.swift": "has presenters that nobody opens",
    "Fixtures/bindings/observers-that-are-subscribed.swift": "runs a closure twice, and no request",
    "Fixtures/bindings/observers-made-of-binders.swift": "its sequences do nothing but fail",
    "Fixtures/error_handling/properties-made-of-binders.swift": "its sequences do nothing but fail",
    "Fixtures/meaning/overloads-by-result.swift": "its sequences do nothing but fail",
    "Fixtures/contexts/threads-of-their-own.swift": "calls by selectors, of which there are none here",
    "Fixtures/feeders/selectors-that-notifications-call.swift": "calls by selectors, of which there are none here",
    "Fixtures/feeders/delegates-of-other-objects.swift": "asks a session's delegate, which nobody calls here",
    "Fixtures/feeders/results-that-are-handed-on.swift": "its answers fail or do not, as nobody here decides",
    "Fixtures/fixes/bound-off-main.swift": "has a cell that nobody asks for",
    "Fixtures/fixes/values-that-are-acted-on.swift": "has a screen that is handed what others make",
    "Fixtures/fixes/work-stays-off-main.swift": "its work is done before anybody looks",
    "Fixtures/fixes/methods-of-properties.swift": "asks three times for one event",
    "Fixtures/lowering/steps-of-some-builds.swift": "runs in one build alone",
    "Fixtures/bindings/data-named-as-views-members.swift": "writes to one array from several threads at once",
    "Fixtures/meaning/made-for-developers.swift": "has previews, of which there are none here",
    "Fixtures/meaning/objects-registered-by-name.swift": "asks a module that is not there",
    "Fixtures/contexts/asked-in-other-words.swift": "asks for threads in words that only a Mac has",
    "Fixtures/names/by-their-modules": "has modules of its own",
    "Fixtures/names/what-a-module-shows": "has modules of its own",
    "Fixtures/contexts/publishers-that-receive-elsewhere.swift": "asks a module that is not there",
    "Fixtures/lowering/bridges-of-publishers.swift": "asks a module that is not there",
    "Fixtures/contexts/handlers-on-their-queue.swift": "asks a module that is not there",
    "Fixtures/lowering/members-that-subclasses-override.swift": "shows screens of which it makes those below alone",
    "Fixtures/lowering/functions-of-outside-protocols": "asks a module that is not there",
    "Fixtures/feeders/objects-that-values-hold.swift": "has objects that are not there",
    "Fixtures/bindings/touches-behind-names.swift": "calls by selectors, of which there are none here",
    "Fixtures/lowering/first-arguments-of-swift-2.swift": "RxSwift 2 and Swift 2",
    "Fixtures/lowering/collections-of-rx2.swift": "RxSwift 2 and Swift 2",
    "Fixtures/libraries/requests-of-rx2.swift": "RxSwift 2 and Swift 2",
    "Fixtures/contexts/queues-of-capture.swift": "asks a module that is not there",
    "Fixtures/fixes/bound-with-an-argument-more.swift": "asks a module that is not there",
    "Fixtures/lowering/operators-for-elements-out-of-sight.swift": "asks a module that is not there",
    "Fixtures/bindings/views-that-containers-hold.swift": "has a library's container that is not there",
    "Fixtures/meaning/classes-named-after-uikits.swift": "has libraries' views that are not there",
    "Fixtures/libraries/actions-set-on-controls.swift": "has a library's members of controls that are not there",
    "Fixtures/main_thread/steps-of-what-is-not-in-sight.swift": "begins with what is declared nowhere",
    "Fixtures/lowering/the-only-function-of-its-name.swift": "extends a library that is not there",
    "Fixtures/bindings/methods-that-are-performed.swift": "calls by selectors, of which there are none here",
    "Fixtures/bindings/performed-on-main.swift": "calls by selectors, of which there are none here",
    "Fixtures/bindings/overloads-that-take-models.swift": "subscribes to what is declared nowhere",
    "Fixtures/error_ends_stream/listeners-that-go-on.swift": "asks a library's database that is not there",
    "Fixtures/contexts/factories-of-containers.swift": "has a library's container that is not there",
    "Fixtures/meaning/variables-behind-methods-of-their-name.swift": "calls a library's extension of a view",
    "Fixtures/lowering/tuples-made-by-an-alias.swift": "its table has no rows",
    "Fixtures/bindings/views-properties-in-extensions.swift": "nobody asks its lists for cells",
    "Fixtures/bindings/methods-of-views-whatever-they-are-called.swift": "calls methods that the stand-ins do not have",
    "Fixtures/bindings/properties-that-views-observe.swift": "has views of SwiftUI, which is not there",
    "Fixtures/bindings/views-whatever-libraries-call-them.swift": "has libraries' views that are not there",
    "Fixtures/libraries/states-that-stores-tell.swift": "has a library's store that is not there",
    "Fixtures/libraries/members-of-several-reactive-bases.swift": "extends a library that is not there",
    "Fixtures/contexts/delegates-of-library-views.swift": "has a library's views that are not there",
    "Fixtures/meaning/two-types-of-a-name": "has two types of a name, of which no target compiles both",
    "Fixtures/names/items-without-an-identifier.swift": "nobody asks its lists for rows",
    "Fixtures/names/screens-that-libraries-make.swift": "has a library make its screens",
    "Fixtures/main_thread/handed-out-of-sight.swift": "hands closures to a library that is not there",
    "Fixtures/bindings/views-that-classes-show.swift": "shows a library's view that is not there",
    "Fixtures/bindings/addresses-that-navigators-show.swift": "has a library show what is not there",
    "Fixtures/bindings/casts-of-what-is-found.swift": "asks for scenes, of which there are none here",
    "Fixtures/contexts/closures-that-observe-properties.swift": "observes by what Objective-C alone has",
    "Fixtures/feeders/objects-that-functions-make.swift": "has an app's delegate",
    "Fixtures/feeders/methods-that-nobody-else-names.swift": "has an app's delegate",
    "Fixtures/contexts/setters-that-nobody-calls": "has an app's delegate",
    "Fixtures/error_ends_stream/which-streams-go-on.swift": "most of its streams wait for what nothing here sends",
    "Fixtures/error_handling/own-operators.swift": "stops a debug build when an error reaches its own operator",
    "Fixtures/bindings/told-by-notifications.swift": "observes by selectors, of which there are none here",
    "Fixtures/contexts/closures-that-call.swift": "calls a library's extension of a view",
    "Fixtures/main_thread/calls-out-of-sight.swift": "what it calls is declared nowhere",
    "Fixtures/libraries/closures-of-library-objects.swift": "has a layout that no stand-in knows",
    "Fixtures/names/code-outside-of-types.swift": "has an app's delegate",
    "Fixtures/names/dynamic-self.swift": "its screens come out of a storyboard",
    "Fixtures/meaning/elements.swift": "its list has no rows",
    "Fixtures/meaning/own-methods-named-apply.swift": "its presenter is handed its view",
    "Fixtures/bindings/functions-that-subscribe.swift": "what is handed to functions is not watched",
    "Fixtures/bindings/functions-handed-by-name.swift": "what is handed to functions is not watched",
    "Fixtures/bindings/inherited-setters.swift": "nobody types into its bar",
    "Fixtures/bindings/parts-of-inherited-views.swift": "its label is a closure's",
    "Fixtures/names/private-names": "two files with the same private names do not fit into one",
    "Fixtures/feeders/relays-made-elsewhere.swift": "nobody makes its relays",
    "Fixtures/names/rxswift-in-sight": "declares a part of RxSwift itself",
    "Fixtures/names/same-name-other-target": "two modules with the same names do not fit into one",
    "Fixtures/bindings/what-views-are-handed": "what is handed to functions is not watched",
    "Fixtures/bindings/text-inputs.swift": "has a type that no stand-in knows",
    "Fixtures/feeders/sent-into-new-objects.swift": "its table asks for no cells here",
    "Fixtures/sharing/bound-to-relays.swift": "what relays are bound to is not watched",
    "Fixtures/sharing/closures-that-last.swift": "what is written is not watched",
    "Fixtures/sharing/closures-that-tell-captured-objects.swift": "what is written is not watched",
    "Fixtures/contexts/whose-property-it-is.swift": "nothing in it calls what assigns",
    "Fixtures/names/test-code": "its tests import the app as a module",
    "Fixtures/meaning/compositions.swift": "overrides a property of UIKit, which is none in Objective-C's terms",
    "Fixtures/main_thread/cells-of-items.swift": "its list has no rows",
    "Fixtures/main_thread/rx2-spellings.swift": "RxSwift 2 and Swift 2",
    "Fixtures/seeds/beginner-rx2.swift": "RxSwift 2 and Swift 2",
    "Fixtures/seeds/binding-observer-rx3.swift": "Swift 3: String.characters",
    "Fixtures/seeds/control-property-deferred-rx6.swift": "delegate proxies need Objective-C",
    "Fixtures/seeds/bare-api-beginner-rx3.swift": bare, "Fixtures/seeds/bare-beginner-rx3.swift": bare,
    "Fixtures/seeds/bare-beginner-flat-rx3.swift": bare, "Fixtures/seeds/bare-beginner-rx5.swift": bare,
  ]
  private static let bare = "no types and no imports; beginner-rx3 and beginner-rx5 are the same in a class"

  /// Whether a fault of this rule is one that happens.
  static func isRun(_ rule: String) -> Bool { rule != "unused_suppression" && rule != "prefer_driver" }

  /// Faults that this run does not show, and why, by `FILE:LINE RULE`.
  static let notSeen = [
    "Fixtures/error_handling/concat-after-what-never-ends.swift:29 error_handling": uncalled,
    "Fixtures/error_handling/concat-after-what-never-ends.swift:35 error_handling": uncalled,
    "Fixtures/error_handling/concat-after-what-never-ends.swift:35 error_ends_stream": uncalled,
    "Fixtures/meaning/elements-that-nothing-tells-apart.swift:28 main_thread": "no key is asked for",
    "Fixtures/error_ends_stream/one-element-is-enough.swift:34 error_ends_stream": "its first request succeeds",
    "Fixtures/error_ends_stream/one-element-is-enough.swift:43 error_ends_stream": "its first request succeeds",
    "Fixtures/lowering/drivers-handed-to-functions.swift:34 main_thread": "no books come",
    "Fixtures/bindings/functions-named-as-a-queues.swift:38 main_thread": "its view is on no screen",
    "Fixtures/bindings/closures-that-elements-hold.swift:41 main_thread": "its table has no rows",
    "Fixtures/bindings/closures-that-elements-hold.swift:50 main_thread": "its table has no rows",
    "Fixtures/sharing/asked-anew.swift:60 sharing": "asks once by itself, and once more for a tap",
    "Fixtures/sharing/asked-anew.swift:63 sharing": "asks once by itself, and once more for a tap",
    "Fixtures/sharing/steps-that-only-print.swift:54 sharing": noRequest,
    "Fixtures/sharing/steps-that-only-print.swift:92 sharing": noRequest,
    "Fixtures/lowering/branches-that-makers-decide.swift:82 main_thread": "what it tries succeeds",
    "Fixtures/main_thread/told-of-the-end-elsewhere.swift:70 main_thread": "completions are not watched",
    "Fixtures/error_ends_stream/caught-in-other-files/HarvestViewController.swift:33 error_ends_stream": branch,
    "Fixtures/error_ends_stream/own-end-and-a-feeders.swift:66 error_ends_stream": branch,
    "Fixtures/error_ends_stream/own-end-and-a-feeders.swift:69 error_ends_stream": branch,
    "Fixtures/error_ends_stream/through-a-subject.swift:35 error_ends_stream": throwing,
    "Fixtures/lowering/several-elements.swift:27 error_ends_stream": branch,
    "Fixtures/relay_error/requests-into-relays.swift:25 relay_error": uncalled,
    "Fixtures/relay_error/requests-into-relays.swift:35 relay_error": uncalled,
    "Fixtures/libraries/cell-registrations.swift:38 main_thread": "its list has no rows",
    "Fixtures/main_thread/delegates-by-queue.swift:36 main_thread": "nothing starts the session",
    "Fixtures/contexts/handed-on-by-reference.swift:44 error_handling": "the trail is not rough",
    "Fixtures/main_thread/where-errors-come.swift:37 error_ends_stream": "a harbour is somewhere",
    "Fixtures/main_thread/where-code-runs.swift:75 main_thread": uncalled,
    "Fixtures/main_thread/where-code-runs.swift:76 main_thread": uncalled,
    "Fixtures/main_thread/where-code-runs.swift:80 main_thread": uncalled,
    "Fixtures/main_thread/where-code-runs.swift:81 main_thread": uncalled,
    "Fixtures/error_ends_stream/open-without-more.swift:37 error_ends_stream": "each number is above seven",
    "Fixtures/main_thread/ends-that-bring-nothing.swift:55 main_thread": "the pier is enabled",
    "Fixtures/main_thread/ends-that-bring-nothing.swift:63 main_thread": "the pier is enabled",
    "Fixtures/main_thread/where-ends-come.swift:30 main_thread": "without a tap there is no last one",
    "Fixtures/main_thread/where-ends-come.swift:61 error_ends_stream": "nobody taps once the time is over",
    "Fixtures/main_thread/where-ends-come.swift:64 error_ends_stream": "nobody taps once the time is over",
    "Fixtures/main_thread/where-ends-meet.swift:95 main_thread": "nobody taps in time to be sampled",
    "Fixtures/error_ends_stream/what-the-error-takes-away.swift:33 error_ends_stream": throwing,
    "Fixtures/error_ends_stream/what-the-error-takes-away.swift:39 error_ends_stream": throwing,
    "Fixtures/error_ends_stream/what-the-error-takes-away.swift:44 error_ends_stream": "changes come before the tap",
    "Fixtures/error_ends_stream/what-the-error-takes-away.swift:57 error_ends_stream": "the name goes on",
    "Fixtures/error_ends_stream/what-the-error-takes-away.swift:105 error_ends_stream": "the taps go on",
    "Fixtures/contexts/assigned-again.swift:15 main_thread": "nobody is impatient",
    "Fixtures/lowering/created-from-other-sequences.swift:37 error_handling": "its picker has no configuration yet",
    "Fixtures/error_ends_stream/lasting-sources.swift:21 error_ends_stream": slow,
    "Fixtures/error_ends_stream/retry-outside.swift:28 error_ends_stream": "its tries outlast the two failures",
    "Fixtures/error_handling/conversions.swift:42 error_handling": "no answer of the server is empty",
    "Fixtures/error_handling/made-by-hand.swift:18 error_handling": "there is paper in the tray that it uses",
    "Fixtures/error_handling/retries.swift:37 error_handling": slow,
    "Fixtures/error_handling/subjects.swift:24 error_handling": "the stand-in has a camera",
    "Fixtures/contexts/called-off-main/LampViewController.swift:13 main_thread": slow,
    "Fixtures/names/extended-in-terms-of-itself.swift:51 main_thread": "nobody asks for a track",
    "Fixtures/names/globals-and-statics/AboutViewController.swift:14 main_thread": slow,
    "Fixtures/contexts/assigned-by-the-object-itself.swift:38 sharing": noRequest,
    "Fixtures/meaning/made-by-metatypes.swift:51 sharing": noRequest,
    "Fixtures/contexts/code-that-nobody-reaches.swift:37 main_thread": uncalled,
    "Fixtures/feeders/names-of-notifications.swift:44 main_thread": "nobody posts a notification while it is watched",
    "Fixtures/feeders/names-of-notifications.swift:47 main_thread": "nobody posts a notification while it is watched",
    "Fixtures/meaning/operators-that-take-types.swift:33 error_handling": "its reply is no refusal",
    "Fixtures/contexts/queue-arguments.swift:37 main_thread": "nobody posts a notification",
    "Fixtures/lowering/results-handed-on.swift:50 error_ends_stream": "every answer of its client is the same",
    "Fixtures/feeders/defaults-that-are-observed.swift:50 main_thread": "defaults tell nobody of changes here",
    "Fixtures/contexts/setters-where-they-are-set.swift:53 main_thread": "defaults tell nobody of changes here",
    "Fixtures/contexts/set-while-made.swift:57 main_thread": "nobody sells again once it is observed",
    "Fixtures/names/types-in-extensions.swift:20 error_handling": "nobody is its delegate yet",
    "Fixtures/lowering/handed-nil.swift:53 main_thread": "the server lets everybody in",
    "Fixtures/meaning/overloads-of-sequences.swift:40 error_handling": endless,
    "Fixtures/meaning/overloads.swift:33 error_handling": "no bytes are an empty text, which is no error",
    "Fixtures/bindings/sinks-in-other-files/StatusViewController.swift:16 main_thread": slow,
    "Fixtures/main_thread/binder-with-scheduler.swift:34 main_thread": "the Binder leaves main, below what is watched",
    "Fixtures/main_thread/closures-that-move-themselves.swift:42 main_thread": slow,
    "Fixtures/main_thread/closures-that-move-themselves.swift:51 main_thread": slow,
    "Fixtures/main_thread/inline-binders.swift:22 main_thread": slow,
    "Fixtures/main_thread/inline-binders.swift:28 main_thread": slow,
    "Fixtures/main_thread/relay-with-one-bad-writer.swift:18 main_thread": slow,
    "Fixtures/main_thread/timers-from-background.swift:41 error_handling": slow,
    "Fixtures/main_thread/timers-to-background.swift:24 main_thread": "one use at a time is never throttled",
    "Fixtures/main_thread/throttles-without-the-latest.swift:22 main_thread": "one use at a time is never throttled",
    "Fixtures/main_thread/throttles-without-the-latest.swift:26 main_thread": "one use at a time is never throttled",
    "Fixtures/main_thread/timers-to-background.swift:52 main_thread": slow,
    "Fixtures/seeds/cold-and-hot-shown-rx6.swift:34 sharing": noRequest,
    "Fixtures/sharing/first-of-what-is-kept.swift:51 sharing": noRequest,
    "Fixtures/sharing/effects.swift:24 sharing": noRequest,
    "Fixtures/sharing/effects.swift:36 sharing": noRequest,
    "Fixtures/sharing/effects.swift:44 sharing": noRequest,
    "Fixtures/sharing/later-sinks-of-one-run.swift:24 sharing": noRequest,
    "Fixtures/sharing/later-sinks-of-one-run.swift:43 sharing": noRequest,
  ]
  private static let branch = "others feed it, and go on"
  private static let endless = "what the error stands behind does not end"
  private static let uncalled = "nothing in the case calls it"
  private static let throwing = "what it throws for is no answer of the server"
  private static let slow = "waits for seconds or minutes"
  private static let noRequest = "what runs again is no request"

  /// Modules of others: cases that import them are not run.
  static let foreignModules = [
    "APIKit", "AppKit", "IGListKit", "PickerKit", "SketchKit",
    "Action", "Alamofire", "Apollo", "ArticleKit", "CoreStore", "RxWebKit", "LatteKit", "QuayKit", "Containers",
    "CoreBluetooth", "CoreData",
    "ChatKit", "CoreLocation", "Dependencies",
    "Domain", "Feeds", "Gates", "GoogleMaps", "HealthKit", "KilnKit", "LinkPresentation", "MJRefresh", "MessageViews",
    "FirebaseFirestore",
    "Headlines",
    "Kingfisher", "LocalAuthentication", "Locks", "Lotteries", "Lyrics", "MapKit", "Maps",
    "Models", "Moya", "NSObject_Rx", "Photos", "PhotosUI", "Platform", "Player", "Players",
    "PromiseKit", "RIBs", "ReactorKit",
    "RealmSwift", "RxCoreLocation", "RxGesture",
    "RxDataSources", "SnapKit",
    "RxSwiftExt", "Shops", "TextInputs", "Threads", "Uploads", "UserNotifications", "WebKit", "WebServices",
    "Winch", "Access", "FeedbackLoops", "PullToRefresh", "Swinject",
  ]
}
