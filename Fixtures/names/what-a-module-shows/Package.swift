// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Market",
  targets: [
    .target(name: "Cellar"), .target(name: "Market"), .target(name: "Stalls", dependencies: ["Cellar", "Market"]),
  ])
