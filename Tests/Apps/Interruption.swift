import Foundation
import Synchronization

/// SIGINT and SIGTERM no longer end a run: it begins nothing new and reports.
///
/// A handler, for a signal that is ignored would be so in the programs that the run starts, too.
enum Interruption {
  private static let flag = Atomic(false)

  static var hasCome: Bool { flag.load(ordering: .relaxed) }

  static func watch() {
    flag.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] { signal(number) { _ in Interruption.flag.store(true, ordering: .relaxed) } }
  }
}
