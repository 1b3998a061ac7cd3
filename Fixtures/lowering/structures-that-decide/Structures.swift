import Foundation

enum Lane {
  case front, back
}

/// Nothing but numbers and texts.
struct Ticket {
  let number: Int
  var note = ""

  /// The same whichever ticket it is.
  func inBack(_ work: @escaping () -> Void) { DispatchQueue.global().async(execute: work) }
  func inFront(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }
}

/// A flag among them.
struct Plan {
  let ticket: Ticket
  let isQuiet: Bool

  func run(_ work: @escaping () -> Void) {
    if isQuiet {
      DispatchQueue.global().async(execute: work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}

/// A case among them.
struct Route {
  let ticket: Ticket
  let lane: Lane

  func run(_ work: @escaping () -> Void) {
    switch lane {
    case .front: DispatchQueue.main.async(execute: work)
    case .back: DispatchQueue.global().async(execute: work)
    }
  }
}

/// A queue among them.
struct Desk {
  let ticket: Ticket
  let queue: DispatchQueue

  func run(_ work: @escaping () -> Void) { queue.async(execute: work) }
}

/// A queue in what it holds.
struct Hall {
  let ticket: Ticket
  let desk: Desk
}

/// A closure among them.
struct Errand {
  let ticket: Ticket
  let start: (@escaping () -> Void) -> Void
}
