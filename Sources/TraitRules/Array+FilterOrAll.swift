extension Array {
  /// The elements that are meant; all of them where none is.
  func filterOrAll(_ isMeant: (Element) -> Bool) -> [Element] {
    let meant = filter(isMeant)
    return meant.isEmpty ? self : meant
  }
}
