import RxSwift

final class AccountViewModel {
  @Live var name = "Ada"
  @Live var isEditing = false

  func rename(to name: String) {
    self.name = name
    isEditing = false
  }
}
