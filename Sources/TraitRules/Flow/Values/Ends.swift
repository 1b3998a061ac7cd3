/// Where a sequence's end can come, an error or its completion, beside the threads of its elements.
///
/// It matters only for steps that send something when the sequence above ends: `toArray`, `catchAndReturn`. A `flatMap`
/// whose closure hops to main has all elements there, and still the errors of what is above it where those arise.
struct Ends {
  var errors = EndThreads()
  var completions = EndThreads()

  /// Also wherever `facts` have their elements and their own ends; an error only if there can be one.
  mutating func join(_ facts: Facts) {
    completions.join(facts, writers: facts.subjects)
    if facts.fails || facts.unknownFailure != nil {
      // A relay sends no error, but a closure below it that throws does, where its writers send.
      errors.join(facts, writers: facts.canFail == nil ? facts.subjects : facts.relays + facts.subjects)
    }
    join(facts.ends)
    if facts.canBeOver { joinSubscriber() }
  }

  mutating func join(_ ends: Ends) {
    errors.join(ends.errors)
    completions.join(ends.completions)
  }

  /// Errors that are caught complete the sequence where they came, or what replaces them does.
  mutating func joinErrors(of facts: Facts) {
    guard facts.isOpenToFailure else { return }
    var caught = Ends()
    caught.join(facts)
    completions.join(caught.errors)
  }

  /// What is over already, as a subject can be, says so to whoever subscribes, at once.
  mutating func joinSubscriber() {
    errors.threads.insert(.subscriber)
    completions.threads.insert(.subscriber)
  }

  /// Takes the subscribing thread out: it is that of an outer element.
  ///
  /// - Returns: whether it was there.
  mutating func removeSubscriber() -> Bool {
    let error = errors.threads.remove(.subscriber)
    let completion = completions.threads.remove(.subscriber)
    return error != nil || completion != nil
  }

  var hasSubscriber: Bool { errors.threads.union(completions.threads).contains(.subscriber) }

  mutating func moveSubscriber(to threads: Threads, because cause: Cause) {
    if errors.threads.remove(.subscriber) != nil { errors.join(threads, because: cause) }
    if completions.threads.remove(.subscriber) != nil { completions.join(threads, because: cause) }
  }

  /// Whatever ends one way can end the other way there too.
  mutating func mix() {
    errors.join(completions)
    completions.join(errors)
  }
}

/// Threads with why they are possible.
struct EndThreads {
  var threads: Threads = []
  var background: Cause?
  var unknownThread: Cause?
  /// Subjects whose writers end them. A relay has no end, but a `take(1)` below it has one where its writers send.
  var writers: [Place] = []

  mutating func join(_ facts: Facts, writers: [Place]) {
    threads.formUnion(facts.threads)
    background = background ?? facts.background
    unknownThread = unknownThread ?? facts.unknownThread
    self.writers.join(writers)
  }

  mutating func join(_ other: EndThreads) {
    threads.formUnion(other.threads)
    background = background ?? other.background
    unknownThread = unknownThread ?? other.unknownThread
    writers.join(other.writers)
  }

  mutating func join(_ threads: Threads, because cause: Cause) {
    self.threads.formUnion(threads)
    if threads.contains(.background) { background = background ?? cause }
    if threads.contains(.unknown) { unknownThread = unknownThread ?? cause }
  }
}

extension Facts {
  /// Elements can come wherever the sequence ended.
  mutating func deliver(at end: EndThreads) {
    threads.formUnion(end.threads)
    background = background ?? end.background
    unknownThread = unknownThread ?? end.unknownThread
    relays.join(end.writers)
  }
}
