import Foundation
import QuayKit

final class Quay {
  static let shared = Quay()
  let client = QuayClient(url: URL(string: "https://example.com/quay")!)
}
