@_exported import Foundation
import TraitRuntime

// The runtime does without Foundation. RxSwift does not, and whoever imports it gets this.
extension NSObject: ReactiveCompatible {}
