/// Names of classes of Apple's frameworks, of which the tables say which are user interface: what they do not name is none.
/// Of a library's class its name says nothing.
enum FrameworkNames {
  static func isOfFramework(_ name: String) -> Bool {
    bare.contains(name)
      || prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  /// Every framework's that apps import: AuthenticationServices, AVFoundation, CloudKit, Contacts, …
  private static let prefixes = [
    "AS", "AV", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "CX", "EK", "GC", "GK", "HK", "LA", "MC",
    "MF", "MK", "ML", "MP", "MTL", "NE", "NS", "NW", "PH", "PK", "SC", "SF", "SK", "SL", "UI", "UN", "VN", "WC", "WK",
    "XC",
  ]

  /// Foundation's and Dispatch's that have none.
  private static let bare: Set<String> = [
    "Bundle", "ByteCountFormatter", "Calendar", "Data", "Date", "DateComponentsFormatter", "DateFormatter",
    "DateIntervalFormatter", "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchWorkItem", "FileHandle",
    "FileManager", "FileWrapper", "Formatter", "Host", "HTTPCookieStorage", "HTTPURLResponse", "InputStream",
    "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "LengthFormatter", "Locale", "MeasurementFormatter",
    "NotificationCenter", "NotificationQueue", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
    "PersonNameComponentsFormatter", "Pipe", "Port", "Process", "ProcessInfo", "Progress",
    "PropertyListDecoder", "PropertyListEncoder", "RelativeDateTimeFormatter", "RunLoop", "Scanner", "Stream", "Thread",
    "Timer", "UndoManager", "URL", "URLCache", "URLCredentialStorage", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionUploadTask", "URLSessionWebSocketTask", "UserDefaults", "XMLParser",
  ]
}
