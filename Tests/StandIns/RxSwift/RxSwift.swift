// What RxSwift exports. The runtime is one module where RxSwift is three, so a file that forgets `import RxCocoa`
// compiles here and not there.
@_exported import TraitRuntime
