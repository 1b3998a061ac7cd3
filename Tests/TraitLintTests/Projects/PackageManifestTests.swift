import Testing

@testable import TraitLint

/// What a `Package.swift` says of its targets.
@Suite struct PackageManifestTests {
  /// `KIND NAME [PATH]`.
  private func targets(_ text: String) -> [String] {
    PackageManifest(Array(text.utf8)).targets.map { target in
      "\(target.kind) \(target.name)" + (target.path.map { " \($0)" } ?? "")
    }
  }

  @Test func declarationsAreReadAndMentionsAreNot() {
    let text = """
      // swift-tools-version:5.9
      let package = Package(
        name: "Wallet",
        products: [
          .library(name: "Wallet", targets: ["Wallet"]),
          .plugin(name: "Checks", targets: ["Checks"]),
        ],
        dependencies: [.package(path: "../Tools")],
        targets: [
          .target(
            name: "Wallet",
            dependencies: [.target(name: "WalletData"), .product(name: "RxSwift", package: "RxSwift")],
            path: "Wallet/Code", exclude: ["Info.plist"], plugins: [.plugin(name: "Checks")]),
          .target(name: "WalletData"),
          Target.executableTarget(name: "wallet", path: #"Tool"#),
          .testTarget(name: "WalletTests", dependencies: ["Wallet"], resources: [.process("x")]),
          .macro(name: "WalletMacros"),
          .plugin(name: "Checks", capability: .buildTool()),
          .binaryTarget(name: "Lib", url: "https://example.com/lib.zip", checksum: "0"),
        ])
      """
    #expect(
      targets(text) == [
        "target Wallet Wallet/Code", "target WalletData", "executableTarget wallet Tool", "testTarget WalletTests",
        "macro WalletMacros", "plugin Checks",
      ])
  }

  @Test(
    arguments: [
      #".target(name: prefix + "A")"#, #".target(name: "A" + suffix)"#, #".target(name: "A\(x)")"#,
      #".target(name: "A", path: root)"#, #".target(name: "A", path: "\(root)/A")"#, #".target(named: "A")"#,
      #"target(name: "A")"#, #"// .target(name: "A")"#, #"/* /* */ .target(name: "A") */"#,
      #"let text = ".target(name: \"A\")""#, "let text = \"\"\"\n.target(name: \"A\")\n\"\"\"", #".target("#,
      #".target(name: "A"#, #".target(name: """#, "\"", "#", #""\("#, "",
    ])
  func whatIsNotPlainIsNotGuessedAt(_ text: String) {
    #expect(targets(text) == [])
  }

  @Test func targetsMayStandAnywhere() {
    let text = """
      let a: Target = .target(name: "A")
      package.targets.append(.testTarget(name: "B", path: "./Checks/"))
      #if os(Linux)
      package.targets += [.target(/* why */ name /* not */ : "C", path: "src/\\u{63}")]
      package.targets += [.target(name: "D", dependencies: ["é\\"(", .target(name: "E")])]
      #endif
      """
    #expect(targets(text) == ["target A", "testTarget B ./Checks/", "target D"])
  }

  @Test(
    arguments: [
      ("Sources/A", "A"), ("Sources/A/Deep/er", "A"), ("Source/A", "A"), ("src/A", "A"), ("Sources/AB", nil),
      ("Sources", nil), ("Tests/AT", "AT"), ("Sources/AT", "AT"), ("Own/B", "B"), ("Own/B/Inner/C", "C"),
      ("Own", nil), ("Plugins/P", "P"), (".", nil),
    ] as [(String, String?)])
  func aFolderBelongsToTheInnermostTargetAround(_ folder: String, _ target: String?) {
    let text = """
      .target(name: "A"), .testTarget(name: "AT"), .target(name: "B", path: "Own/B"),
      .target(name: "C", path: "./Own/B/Inner/"), .plugin(name: "P", capability: .buildTool())
      """
    #expect(PackageManifest(Array(text.utf8)).target(in: folder)?.name == target)
  }

  @Test func aSingleTargetMayDoWithoutAFolder() {
    let manifest = PackageManifest(Array(#".executableTarget(name: "tool"), .testTarget(name: "Checks")"#.utf8))
    #expect(manifest.target(in: "Sources")?.name == "tool")
    #expect(manifest.target(in: "Sources/Anything")?.name == "tool")
    #expect(manifest.target(in: "Tests/Checks")?.name == "Checks")
    #expect(PackageManifest(Array(#".target(name: "A", path: ".")"#.utf8)).target(in: "Sub")?.name == "A")
  }
}
