import Foundation

/// Every object of a platform framework has reactive members.
extension NSObject: ReactiveCompatible {}
