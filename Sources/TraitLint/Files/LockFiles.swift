import TraitRules

/// The releases that lock files pin. Manifests only give ranges, so they are not read.
struct PinnedVersions: Equatable, Sendable {
  var rxSwift: RxVersion?
  var reactorKit: RxVersion?

  /// What several lock files say together: the lowest release, since code that compiles against it compiles against
  /// all; nothing where they disagree on the major one, for then they belong to different projects.
  init(lockFiles paths: [String]) {
    var pins: [[String: RxVersion]] = []
    for path in paths {
      guard case .success(let bytes) = FileReader.bytes(at: path) else { continue }
      pins.append(LockFile.pins(in: bytes, named: FilePath.name(of: path)))
    }
    rxSwift = Self.agreed(pins.compactMap { $0["rxswift"] })
    reactorKit = Self.agreed(pins.compactMap { $0["reactorkit"] })
  }

  private static func agreed(_ versions: [RxVersion]) -> RxVersion? {
    Set(versions.map(\.major)).count == 1 ? versions.min() : nil
  }
}

/// Reads a lock file: the releases by package, in lower case. A pin of a branch or a commit gives none.
enum LockFile {
  static func pins(in bytes: [UInt8], named name: String) -> [String: RxVersion] {
    switch name {
    case "Package.resolved": packageResolved(bytes)
    case "Podfile.lock": podfileLock(bytes)
    case "Cartfile.resolved": cartfileResolved(bytes)
    default: [:]
    }
  }

  /// JSON. Version 1 nests its pins in an object and calls a pin's address `repositoryURL`, 2 and 3 do neither.
  private static func packageResolved(_ bytes: [UInt8]) -> [String: RxVersion] {
    guard let root = try? YAMLReader.read(bytes) else { return [:] }
    let pins = root[key: "pins"] ?? root[key: "object"]?[key: "pins"]
    var versions: [String: RxVersion] = [:]
    for pin in pins?.elements ?? [] {
      guard let address = (pin[key: "location"] ?? pin[key: "repositoryURL"])?.text,
        let version = pin[key: "state"]?[key: "version"]?.text.flatMap(RxVersion.init(text:))
      else { continue }
      versions[package(address)] = version
    }
    return versions
  }

  /// Lines such as `  - RxSwift (6.5.0):` below `PODS:`. What is indented more is a requirement, not a release.
  private static func podfileLock(_ bytes: [UInt8]) -> [String: RxVersion] {
    var versions: [String: RxVersion] = [:]
    var isInPods = false
    for line in lines(bytes) {
      if !line.hasPrefix(" ") { isInPods = line.hasPrefix("PODS:") }
      guard isInPods, line.hasPrefix("  - "), let open = line.firstIndex(of: "("),
        let close = line[open...].firstIndex(of: ")")
      else { continue }
      let name = line.dropFirst(4).prefix { $0 != " " }.filter { $0 != "\"" }
      versions[name.lowercased()] = RxVersion(text: String(line[line.index(after: open)..<close]))
    }
    return versions
  }

  /// Lines such as `github "ReactiveX/RxSwift" "6.6.0"`.
  private static func cartfileResolved(_ bytes: [UInt8]) -> [String: RxVersion] {
    var versions: [String: RxVersion] = [:]
    for line in lines(bytes) {
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard quoted.count >= 4 else { continue }
      versions[package(String(quoted[1]))] = RxVersion(text: String(quoted[3]))
    }
    return versions
  }

  /// The last part of an address, which forks keep.
  private static func package(_ address: String) -> String {
    let name = address.split { $0 == "/" || $0 == ":" }.last.map { $0.lowercased() } ?? ""
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
