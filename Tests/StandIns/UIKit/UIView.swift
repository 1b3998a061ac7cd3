open class UIView: UIResponder {
  public enum ContentMode { case scaleToFill, scaleAspectFit, scaleAspectFill, center }

  open var frame: CGRect
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = UIColor()
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var directionalLayoutMargins = NSDirectionalEdgeInsets()
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  open var contentMode = ContentMode.scaleToFill
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var translatesAutoresizingMaskIntoConstraints = true
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  private var changeHandlers: [Int: () -> Void] = [:]
  private var lastChangeToken = 0

  /// Calls what observes the view: in place of delegates, which need Objective-C.
  public func sendChange() { changeHandlers.sorted { $0.key < $1.key }.forEach { $0.value() } }

  /// Observes the view until the returned closure is called.
  public func observeChanges(_ handler: @escaping () -> Void) -> () -> Void {
    lastChangeToken += 1
    let token = lastChangeToken
    changeHandlers[token] = handler
    return { [weak self] in self?.changeHandlers[token] = nil }
  }

  public init(frame: CGRect) { self.frame = frame }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() { superview?.subviews.removeAll { $0 === self } }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func awakeFromNib() {}
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func endEditing(_ force: Bool) -> Bool { true }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

public enum NSTextAlignment: Int { case left, center, right, justified, natural }

open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor! = UIColor()
  open var font: UIFont! = UIFont()
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
  open var isEnabled = true
}

open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

open class UIProgressView: UIView {
  open var progress: Float = 0
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

open class UIActivityIndicatorView: UIView {
  public enum Style { case medium, large, gray, white, whiteLarge }
  public convenience init(style: Style) { self.init(frame: .zero) }
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat = 0
  open var isActive = false
}
