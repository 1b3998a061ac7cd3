import Foundation
import RxCocoa
import RxSwift

final class StatusViewModel {
  @RelayBacked var status = "unknown"

  func check() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/status")!) { _, response, _ in
      self.status = "\((response as? HTTPURLResponse)?.statusCode ?? 0)"
    }.resume()
  }
}
