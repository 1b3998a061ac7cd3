@_exported import Foundation
@_exported import TraitRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

public enum RxCocoaError: Error {
  case unknown
  case invalidOperation(object: Any)
  case itemsNotYetBound(object: Any)
  case invalidPropertyName(object: Any, propertyName: String)
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  case errorDuringSwizzling
  case castingError(object: Any, targetType: Any.Type)
}

public enum RxCocoaURLError: Error {
  case unknown
  case nonHTTPResponse(response: URLResponse)
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  case deserializationError(error: Error)
}
