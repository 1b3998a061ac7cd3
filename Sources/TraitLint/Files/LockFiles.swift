import TraitRules

/// The releases that a project's lock files pin. Manifests only give ranges, so they are not read.
struct PinnedVersions: Equatable, Sendable {
  var rxSwift: RxVersion?
  var reactorKit: RxVersion?
  var realm: RxVersion?

  /// What a project's lock files say together. Of each package, those nearest to the top that pin it count: what lies
  /// deeper is of a part, such as an example or a tool.
  ///
  /// - Parameter top: the project's absolute folder.
  init(_ lockFiles: [LockFile], below top: String) {
    rxSwift = Self.agreed("rxswift", lockFiles, top)
    reactorKit = Self.agreed("reactorkit", lockFiles, top)
    // Its pod, its package and what that was called before.
    realm = ["realmswift", "realm-swift", "realm-cocoa"].lazy.compactMap { Self.agreed($0, lockFiles, top) }.first
  }

  /// The lowest release, since code that compiles against it compiles against all; nothing where they disagree on the
  /// major one, for then they belong to different apps.
  private static func agreed(_ package: String, _ lockFiles: [LockFile], _ top: String) -> RxVersion? {
    let pinning = lockFiles.filter { $0.pins[package] != nil }
    let least = pinning.map { $0.depth(below: top) }.min()
    let versions = pinning.filter { $0.depth(below: top) == least }.compactMap { $0.pins[package] }
    return Set(versions.map(\.major)).count == 1 ? versions.min() : nil
  }
}

extension ProjectOptions {
  /// Takes releases from lock files where nothing else says them.
  func pinned(_ versions: PinnedVersions) -> ProjectOptions {
    var options = self
    options.rxSwift = rxSwift ?? versions.rxSwift
    options.reactorKit = reactorKit ?? versions.reactorKit
    options.realm = realm ?? versions.realm
    return options
  }
}

/// A file that pins package versions.
struct LockFile {
  /// Absolute.
  let path: String
  /// The releases by package, in lower case. A pin of a branch or a commit gives none.
  let pins: [String: RxVersion]

  /// Reads the file at an absolute path; one that cannot be read pins nothing.
  init(_ path: String) {
    self.path = path
    let bytes = (try? FileReader.bytes(at: path).get()) ?? []
    pins = Self.pins(in: bytes, named: FilePath.name(of: path))
  }

  /// How many folders below `top` it lies. Inside Xcode's bundles it lies where they do.
  func depth(below top: String) -> Int {
    let folders = FilePath.folder(of: path).dropFirst(top.utf8.count).split(separator: "/")
    return folders.firstIndex { $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xcodeproj") } ?? folders.count
  }

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

  /// Lines such as `  - RxSwift (6.5.0):` below `PODS:`. What is indented more is a requirement, not a release. Of a pod
  /// that `CHECKOUT OPTIONS:` pins to a commit, the release there is the one before. An app pins hundreds of pods, so this
  /// looks at bytes.
  private static func podfileLock(_ bytes: [UInt8]) -> [String: RxVersion] {
    var versions: [String: RxVersion] = [:]
    var section = [UInt8]()[...]
    var checkedOut = ""
    for line in bytes.split(whereSeparator: isLineEnd) {
      if line.first != UInt8(ascii: " ") { section = line }
      if section.starts(with: "CHECKOUT OPTIONS:".utf8) {
        if line.starts(with: "    :commit:".utf8) {
          versions[checkedOut] = nil
        } else if !line.starts(with: "    ".utf8) {
          checkedOut = pod(line.dropFirst(2).prefix { $0 != UInt8(ascii: ":") })
        }
      }
      guard section.starts(with: "PODS:".utf8), line.starts(with: "  - ".utf8),
        let open = line.firstIndex(of: UInt8(ascii: "(")),
        let close = line[open...].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      versions[pod(line.dropFirst(4).prefix { $0 != UInt8(ascii: " ") })] = RxVersion(
        text: text(line[(open + 1)..<close]))
    }
    return versions
  }

  /// A pod's name, which is quoted where YAML asks for it.
  private static func pod(_ name: ArraySlice<UInt8>) -> String {
    text(name.filter { $0 != UInt8(ascii: "\"") }).lowercased()
  }

  /// Lines such as `github "ReactiveX/RxSwift" "6.6.0"`; of a binary, the name of its description comes last, which says
  /// how it is linked behind the name: `binary "https://example.com/RxSwift-Static.json" "6.6.0"`.
  private static func cartfileResolved(_ bytes: [UInt8]) -> [String: RxVersion] {
    var versions: [String: RxVersion] = [:]
    for line in bytes.split(whereSeparator: isLineEnd) {
      let quoted = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard quoted.count >= 4 else { continue }
      var name = package(text(quoted[1]))
      if line.starts(with: "binary".utf8) { name = String(name.prefix { $0 != "." && $0 != "-" }) }
      versions[name] = RxVersion(text: text(quoted[3]))
    }
    return versions
  }

  /// The last part of an address, which forks keep.
  private static func package(_ address: String) -> String {
    let name = address.split { $0 == "/" || $0 == ":" }.last.map { $0.lowercased() } ?? ""
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
