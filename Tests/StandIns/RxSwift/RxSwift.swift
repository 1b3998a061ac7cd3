// What RxSwift exports. The runtime is one module where RxSwift is three, so a file that forgets `import RxCocoa`
// compiles here and not there. The runtime does without Foundation; RxSwift does not, and whoever imports it gets this.
@_exported import Foundation
@_exported import TraitRuntime
@_exported import TraitRuntimeFoundation
