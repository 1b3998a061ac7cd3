import Foundation
import RxCocoa
import RxSwift

final class InvoiceViewModel: BaseViewModel {
  func send() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/invoice")!) { [message] _, _, error in
      message.accept(error == nil ? "Sent" : "Not sent")
    }.resume()
  }
}
