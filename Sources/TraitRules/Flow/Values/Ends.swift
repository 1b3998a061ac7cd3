/// Where a sequence's end can come, an error or its completion, beside the threads of its elements.
///
/// It matters only for steps that send something when the sequence above ends: `toArray`, `catchAndReturn`. A `flatMap`
/// whose closure hops to main has all elements there, and still the errors of what is above it where those arise.
struct Ends {
  var threads: Threads = []
  var background: Cause?
  var unknownThread: Cause?
  /// Subjects whose writers end them.
  var relays: [Place] = []

  /// Also wherever the elements and the end of `facts` come.
  mutating func join(_ facts: Facts) {
    threads.formUnion(facts.threads)
    background = background ?? facts.background
    unknownThread = unknownThread ?? facts.unknownThread
    relays.join(facts.relays)
    // A subject that is over tells whoever subscribes at once.
    if !facts.subjects.isEmpty { threads.insert(.subscriber) }
    join(facts.ends)
  }

  mutating func join(_ ends: Ends) {
    threads.formUnion(ends.threads)
    background = background ?? ends.background
    unknownThread = unknownThread ?? ends.unknownThread
    relays.join(ends.relays)
  }

  mutating func join(_ threads: Threads, because cause: Cause) {
    self.threads.formUnion(threads)
    if threads.contains(.background) { background = background ?? cause }
    if threads.contains(.unknown) { unknownThread = unknownThread ?? cause }
  }
}

extension Facts {
  /// Elements can come wherever the sequence ended.
  mutating func deliverAtEnd() {
    threads.formUnion(ends.threads)
    background = background ?? ends.background
    unknownThread = unknownThread ?? ends.unknownThread
    relays.join(ends.relays)
  }
}
