import Testing

@testable import TraitRules

@Suite("Members of rx and classes of user interface")
struct CatalogueMembersTests {
  @Test(
    "The sinks that apps bind to most",
    arguments: [
      ("UILabel", "text", ReactiveMember.Trait.binder, "String?"),
      ("UITextField", "text", .controlProperty, "String?"),
      ("UIButton", "isEnabled", .binder, "Bool"),
      ("UIButton", "isHidden", .binder, "Bool"),
      ("UIImageView", "image", .binder, "UIImage?"),
      ("UITableView", "items", .items, "Sequence"),
      ("UIActivityIndicatorView", "isAnimating", .binder, "Bool"),
      ("UIRefreshControl", "isRefreshing", .binder, "Bool"),
      ("NSTextField", "text", .controlProperty, "String?"),
      ("UISwitch", "isOn", .controlProperty, "Bool"),
    ])
  func sinks(type: String, name: String, trait: ReactiveMember.Trait, element: String) throws {
    let member = try #require(ReactiveMembers.standard.member(named: name, of: type))
    #expect(member.trait == trait)
    #expect(member.element == element)
    #expect(member.isSink)
  }

  @Test(
    "A source is no sink",
    arguments: [("UIButton", "tap"), ("UITableView", "itemSelected"), ("UIScrollView", "didScroll")])
  func sources(type: String, name: String) throws {
    let member = try #require(ReactiveMembers.standard.member(named: name, of: type))
    #expect(member.isSource && !member.isSink)
  }

  @Test("RxSwift 2 spells with an underscore")
  func rxSwift2() {
    let text = ReactiveMembers.standard.members(named: "rx_text")
    #expect(text.count >= 5)
    #expect(text.allSatisfy { $0.removed == RxVersion(3) && $0.renamedTo == "rx.text" })
  }

  @Test("What RxSwift 6 dropped as a declaration is a dynamic member, and still there")
  func dynamic() throws {
    let member = try #require(ReactiveMembers.standard.member(named: "text", of: "UILabel"))
    #expect(member.isDynamicSince6)
    #expect(member.exists(in: RxVersion(6, 10)))
    #expect(ReactiveMembers.standard.members(named: "refreshing").allSatisfy { !$0.exists(in: RxVersion(6)) })
  }

  @Test("No member stands twice for one class")
  func noDuplicates() {
    var seen: Set<String> = []
    for member in ReactiveMembers.standard.rows {
      let key = "\(member.base).\(member.name)(\(member.labels))\(member.introduced.map { "\($0)" } ?? "")"
      #expect(seen.insert(key).inserted, "\(key)")
    }
  }

  @Test("A class is user interface with everything above it")
  func classes() {
    for name in [
      "UILabel", "UITableViewCell", "UIBarButtonItem", "NSTextField", "MKMapView", "WKWebView", "UIAlertController",
    ] {
      #expect(UIClasses.isUI(name), "\(name)")
    }
    for name in ["UIColor", "UIImage", "UserDefaults", "BehaviorRelay", "NSObject", "ViewModel"] {
      #expect(!UIClasses.isUI(name), "\(name)")
    }
    var above: [String] = []
    var current = UIClasses.superclass(of: "UICollectionViewListCell")
    while let name = current {
      above.append(name)
      current = UIClasses.superclass(of: name)
    }
    #expect(above == ["UICollectionViewCell", "UICollectionReusableView", "UIView", "UIResponder"])
  }

  @Test("Every class whose members RxCocoa extends is known, or is no user interface")
  func bases() {
    let others: Set<String> = [
      "NSObject", "NotificationCenter", "NSNotificationCenter", "URLSession", "NSURLSession", "CLLocationManager",
      "RxTextInput",
    ]
    for member in ReactiveMembers.standard.rows {
      #expect(UIClasses.isUI(member.base) || others.contains(member.base), "\(member.base)")
    }
  }

  @Test("Members that touch the user interface, and how sure the name alone makes")
  func touching() {
    #expect(UIClasses.touchingMembers["reloadData"] == TouchingMember(use: .called, needsUIReceiver: false))
    #expect(UIClasses.touchingMembers["text"] == TouchingMember(use: .assigned, needsUIReceiver: true))
    #expect(UIClasses.touchingMembers["backgroundColor"]?.use == .assigned)
    #expect(UIClasses.touchingMembers["present"] == TouchingMember(use: .called, needsUIReceiver: true))
    #expect(UIClasses.touchingMembers["accept"] == nil)
  }

  @Test("A name can look like user interface without being known")
  func names() {
    #expect(UIClasses.isNamedLikeUI("titleLabel"))
    #expect(UIClasses.isNamedLikeUI("SearchResultCell"))
    #expect(UIClasses.isNamedLikeUI("label"))
    #expect(!UIClasses.isNamedLikeUI("viewModel"))
    #expect(!UIClasses.isNamedLikeUI("repository"))
  }
}
