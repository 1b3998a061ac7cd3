/// Where variables are handed on by `&name`.
extension Lowering {
  /// The names in `&name`, in a file.
  func inOutUses(of name: Symbol, in file: Int32) -> [Place] {
    project.files[Int(file)].mentions.nodes(named: project.text(name)).map { Place(file: file, node: $0) }.filter {
      project.parent($0).map { project.kind($0) == .inOutExpr } ?? false
    }
  }
}
