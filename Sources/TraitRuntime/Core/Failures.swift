func rxAbstractMethod(file: StaticString = #file, line: UInt = #line) -> Swift.Never {
  fatalError("Abstract method", file: file, line: line)
}

func rxFatalError(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) -> Swift.Never {
  fatalError(message(), file: file, line: line)
}

/// Stops a debug build, prints one line in a release build: RxSwift's answer to a mistake of its caller.
func rxFatalErrorInDebug(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
  #if DEBUG
    fatalError(message(), file: file, line: line)
  #else
    print("\(file):\(line): \(message())")
  #endif
}
