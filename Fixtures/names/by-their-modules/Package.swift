// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Library",
  targets: [
    .target(name: "Local"), .target(name: "Remote"), .target(name: "Screens", dependencies: ["Local", "Remote"]),
  ])
