import Foundation

/// Runs many programs, each in a process of its own: one that stops takes no other with it.
///
///     program NAME
///     …                what `Trial` says
///     stopped          instead, where it did not come to its end
public enum Trials {
  public static func run(_ programs: [Program]) {
    for program in programs {
      let text = Child.output { Trial(program: program).lines().map { $0 + "\n" }.joined() }
      FileHandle.standardOutput.write(Data("program\t\(program.name)\n\(text ?? "stopped\n")".utf8))
    }
  }
}

/// A copy of the process.
enum Child {
  /// What takes longer goes round in circles.
  private static let seconds: UInt32 = 20

  /// What `body` returns in a copy of the process; nil where that stopped.
  static func output(_ body: () -> String) -> String? {
    var pipe: [Int32] = [0, 0]
    guard Foundation.pipe(&pipe) == 0 else { return nil }
    let child = copyProcess()
    if child == 0 {
      alarm(seconds)
      let file = FileHandle(fileDescriptor: pipe[1])
      file.write(Data(body().utf8))
      _exit(0)
    }
    close(pipe[1])
    defer { close(pipe[0]) }
    let text = FileHandle(fileDescriptor: pipe[0]).readDataToEndOfFile()
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status == 0 ? String(decoding: text, as: UTF8.self) : nil
  }
}

// Swift's view of the C library leaves it out, because a copy has no other threads: here there are none.
@_silgen_name("fork")
private func copyProcess() -> Int32
