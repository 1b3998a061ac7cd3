// What RxSwift exports. The runtime is one module where RxSwift is three, so a file that forgets `import RxCocoa`
// compiles here and not there.
@_exported import TraitRuntime

// Foundation has `URLSession` on Apple's platforms; here it is a module of its own.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
