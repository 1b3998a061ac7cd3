/// Tests send into relays, make view models and stand in for services. An app is judged without them.
extension Meaning {
  /// Whether a place counts where `declaration` is looked at: code counts for all, test code for test code only.
  func counts(_ place: Place, for declaration: Place) -> Bool {
    !isTestCode(place.file) || isTestCode(declaration.file)
  }

  func isTestCode(_ file: Int32) -> Bool {
    guard file >= 0 else { return false }
    if let known = testCodeMemo[file] { return known }
    let source = project.files[Int(file)]
    let isTest =
      !source.imports.isDisjoint(with: ["XCTest", "Quick", "Nimble", "Testing", "RxTest", "RxBlocking"])
      || source.folders.contains { $0.hasSuffix("Tests") || $0.hasSuffix("Specs") || $0.hasSuffix("Mocks") }
    testCodeMemo[file] = isTest
    return isTest
  }
}
