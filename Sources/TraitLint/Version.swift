/// The one place that says which release this is.
enum Version {
  static let current = "0.1.0"
}
