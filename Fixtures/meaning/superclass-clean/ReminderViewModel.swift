import Foundation
import RxCocoa
import RxSwift

final class ReminderViewModel: RootViewModel {
  init() {
    super.init(title: .just("Reminders"))
  }

  func remind() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/remind")!) { [message] _, _, error in
      DispatchQueue.main.async {
        message.accept(error == nil ? "Sent" : "Not sent")
      }
    }.resume()
  }
}
