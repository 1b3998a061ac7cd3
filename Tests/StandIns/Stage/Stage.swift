import Foundation
import RxCocoa
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Runs screens for real, on the main queue, and prints what happens: a line for each request and for each event that
/// arrives at a watched sink, in columns that tabs separate.
///
///     request PHASE URL
///     element PHASE PLACE main|background
///     error   PHASE PLACE main|background
public enum Stage {
  /// What the server and the user do. In each phase but those that open the screens, every control is used once.
  public enum Phase: String, CaseIterable, Sendable {
    /// Screens open and are used twice, and all goes well.
    case opened, used, usedAgain
    /// They open anew while every request fails, are used, and are used twice more after requests succeed again.
    case openedFailing, usedFailing, usedAfterwards, usedAfterwardsAgain

    var opensScreens: Bool { self == .opened || self == .openedFailing }
    var fails: Bool { self == .openedFailing || self == .usedFailing }
  }

  /// A screen that can be opened, again and again.
  public struct Screen {
    let open: @MainActor () -> AnyObject
    public init(_ open: @escaping @MainActor () -> AnyObject) { self.open = open }
  }

  /// Screens that belong together.
  public final class Group {
    let screens: [AnyObject]
    public init(_ screens: [AnyObject]) { self.screens = screens }
  }

  /// A screen with actions that UIKit would find by their selectors.
  @MainActor public protocol Acting {
    /// Calls each action once.
    func act()
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var phase = Phase.opened

  /// Goes through all phases, and ends the process.
  @MainActor public static func run(_ screens: [Screen], phaseLasts seconds: Double) -> Never {
    URLProtocol.registerClass(Server.self)
    StandInNetwork.protocolClasses = [Server.self]
    go(through: Phase.allCases, screens, [], seconds)
    // `dispatchMain` would hand the main queue to other threads than the main one.
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  @MainActor private static func go(
    through phases: [Phase], _ screens: [Screen], _ opened: [AnyObject], _ seconds: Double
  ) {
    guard let current = phases.first else {
      fflush(stdout)
      exit(0)
    }
    lock.withLock { phase = current }
    var opened = opened
    if current.opensScreens {
      opened = screens.map { $0.open() }
    } else {
      let round = Phase.allCases.firstIndex(of: current) ?? 0
      for screen in opened { User.use(screen, round: round) }
      NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [opened] in
      go(through: Array(phases.dropFirst()), screens, opened, seconds)
    }
  }

  /// Notes a request, and tells whether it has to fail.
  static func noteRequest(_ url: URL) -> Bool {
    lock.withLock {
      print("request", phase.rawValue, url.absoluteString, separator: "\t")
      return phase.fails
    }
  }

  static func noteArrival(_ kind: String, at place: String) {
    let thread = Thread.isMainThread ? "main" : "background"
    lock.withLock { print(kind, phase.rawValue, place, thread, separator: "\t") }
  }
}
