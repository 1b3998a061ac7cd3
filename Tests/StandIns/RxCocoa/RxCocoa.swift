@_exported import Foundation
@_exported import TraitRuntime

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
