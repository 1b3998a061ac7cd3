/// What UIKit does once for each object.
enum CalledOnce {
  /// Methods that a subclass overrides. (UIViewController.h: `loadView`, `viewDidLoad`; UINibLoading.h: `awakeFromNib`)
  static let methods: Set<String> = ["loadView", "viewDidLoad", "awakeFromNib"]
}
