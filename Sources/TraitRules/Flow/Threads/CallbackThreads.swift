/// The threads of callbacks of Apple's frameworks and well-known libraries.
extension Evaluator {
  /// Closures of system and library calls of which it is known where they run.
  func knownCallback(_ name: String, base: Place, baseText: String, call: Place, _ frame: Frame?)
    -> ThreadContext?
  {
    switch name {
    case "async", "asyncAfter", "sync", "addOperation", "addBarrierBlock", "concurrentPerform":
      let threads = threads(ofQueueAt: base, frame)
      if threads == .main { return .main }
      guard threads.contains(.unknown) else { return .on(threads, call, "\(baseText.firstLine).\(name)") }
      let last = baseText.lowercased()
      if last.hasSuffix("mainqueue") || last.hasSuffix(".main") { return .main }
      return .on(.unknown, call, "\(baseText.firstLine) is not in sight")
    case "detached" where baseText == "Task": return .on(.background, call, "a detached Task runs off the main thread")
    case "run", "assumeIsolated": if baseText == "MainActor" { return .main }
    case "scheduledTimer": return .main
    case "animate", "transition", "animateKeyframes", "addKeyframe", "performWithoutAnimation", "present", "dismiss",
      "setCompletionBlock":
      return .main
    case "dataTask", "downloadTask", "uploadTask", "dataTaskWithRequest", "dataTaskWithURL":
      // On the session's delegate queue, which is a background queue unless the app says otherwise.
      return .on(.background, call, "\(name) calls back on the session's queue")
    case "loadObject", "loadDataRepresentation", "loadItem", "loadFileRepresentation":
      return .on(.background, call, "\(name) calls back off the main thread")
    case "requestAccess", "requestAuthorization", "evaluatePolicy", "performBackgroundTask", "getNotificationSettings",
      "startUpdates", "queryPedometerData", "requestMediaAuthorization":
      return .on(.background, call, "\(name) calls back off the main thread")
    case "response", "responseJSON", "responseData", "responseString", "responseDecodable", "responseObject",
      "responseArray",
      "validate":
      if let queue = arguments(of: call, frame).first(where: { $0.label == "queue" }) {
        let threads = threads(ofQueueIn: queue)
        return threads == .main
          ? .main : .on(threads, call, "\(name) calls back on \(project.text(queue.place).firstLine)")
      }
      return .main
    case "request" where looksLikeProvider(base, frame):
      if let queue = arguments(of: call, frame).first(where: { $0.label == "callbackQueue" }) {
        let threads = threads(ofQueueIn: queue)
        return threads == .main
          ? .main : .on(threads, call, "\(name) calls back on \(project.text(queue.place).firstLine)")
      }
      return .main
    case "reverseGeocodeLocation", "geocodeAddressString", "requestImage", "retrieveImage", "setImage", "downloadImage",
      "calculateDiskStorageSize":
      return .main
    case "notify", "addObserver":
      guard let queue = arguments(of: call, frame).first(where: { $0.label == "queue" }),
        project.children(queue.place).last.map({ project.kind($0) }) != .nilLiteral
      else { break }
      let threads = threads(ofQueueIn: queue)
      return threads == .main
        ? .main : .on(threads, call, "\(name) calls back on \(project.text(queue.place).firstLine)")
    case "getDocument", "getDocuments", "addSnapshotListener", "observeSingleEvent", "setData", "updateData", "signIn",
      "createUser", "addDocument", "downloadURL", "putData":
      // Firebase calls back on main unless told otherwise.
      return .main
    default: break
    }
    return nil
  }

  private func looksLikeProvider(_ base: Place, _ frame: Frame?) -> Bool {
    typeNames(of: value(of: base, in: frame)).contains { $0.hasSuffix("Provider") || $0 == "MoyaProviderType" }
  }

  /// `dispatch_async(dispatch_get_main_queue()) { … }`.
  func oldDispatchContext(_ call: Place) -> ThreadContext {
    project.text(call).contains("dispatch_get_main_queue") ? .main : .on(.background, call, "dispatch_async off main")
  }
}
