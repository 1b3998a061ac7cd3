import Foundation
import TraitRules

let arguments = CommandLine.arguments
if arguments.dropFirst().starts(with: ["dump", "tokens"]) {
  for path in arguments.dropFirst(3) {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    var output: [UInt8] = []
    TokenDump.write(Array(data), path: path, into: &output)
    FileHandle.standardOutput.write(Data(output))
  }
}
