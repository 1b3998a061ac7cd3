import Foundation
import TraitRuntime

// As in RxSwift, where every object has `rx`.
extension NSObject: ReactiveCompatible {}
