open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  private var handlers: [(events: Event, token: Int, handler: () -> Void)] = []
  private var lastToken = 0

  /// Calls what observes one of `events`, as UIKit does for a touch.
  open func sendActions(for events: Event) {
    for entry in handlers where !entry.events.isDisjoint(with: events) { entry.handler() }
  }

  /// Does nothing: targets need Objective-C.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}

  /// Observes `events` until the returned closure is called: in place of targets, which need Objective-C.
  public func observe(_ events: Event, _ handler: @escaping () -> Void) -> () -> Void {
    lastToken += 1
    let token = lastToken
    handlers.append((events, token, handler))
    return { [weak self] in self?.handlers.removeAll { $0.token == token } }
  }
}

open class UIButton: UIControl {
  public enum ButtonType { case custom, system }
  public struct Configuration { public var subtitle: String? }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  open var titleLabel: UILabel? = UILabel()
  open var imageView: UIImageView? = UIImageView()
  open var configuration: Configuration?
  open func setTitle(_ title: String?, for state: UIControl.State) { titleLabel?.text = title }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { imageView?.image = image }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
}

open class UITextField: UIControl {
  open var text: String? = ""
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var isSecureTextEntry = false
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
}

open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}

open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
}

open class UISegmentedControl: UIControl {
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
  open var selectedSegmentIndex = 0
  open var apportionsSegmentWidthsByContent = false
  open var numberOfSegments: Int { 0 }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {}
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
}

open class UIDatePicker: UIControl {
  open var date = Date()
  open var countDownDuration: TimeInterval = 0
  open var minimumDate: Date?
  open var maximumDate: Date?
}

open class UIPageControl: UIControl {
  open var currentPage = 0
  open var numberOfPages = 0
}

open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public enum State { case possible, began, changed, ended, cancelled, failed }
  public override init() {}
  open var state = State.possible
  open var isEnabled = true
  open weak var view: UIView?
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}
