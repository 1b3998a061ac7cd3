// Notifications and observed keys never fail and cost nothing to register for twice.
import Foundation
import RxCocoa
import RxSwift

extension Notification.Name {
  static let downloadFinished = Notification.Name("downloadFinished")
}

final class Download: NSObject {
  @objc dynamic var fraction = 0.0
}

final class DownloadViewModel {
  let download = Download()
  let finished: Observable<String>
  let fraction: Observable<Float>

  init() {
    finished = NotificationCenter.default.rx.notification(.downloadFinished)
      .compactMap { $0.userInfo?["name"] as? String }
    fraction = download.rx.observe(Double.self, "fraction")
      .map { Float($0 ?? 0) }
  }
}
