/// Which declaration a name or a written type means. Knows declarations and scopes; what an expression stands for is the
/// next layer's affair.
final class Meaning {
  let project: Project
  var dialect: Dialect { project.dialect }

  @exclusivity(unchecked) var inheritedNamesMemo = NumberMemo<Set<Symbol>>()
  @exclusivity(unchecked) var conformersMemo = NumberMemo<[TypeID]>()
  @exclusivity(unchecked) var typesAboveMemo = NumberMemo<[TypeID]>()
  @exclusivity(unchecked) var isolationMemo = NumberMemo<Isolation?>()
  @exclusivity(unchecked) var statementNamesMemo = KeyMemo<Place, StatementNames>()
  @exclusivity(unchecked) var calleeTypeMemo = KeyMemo<Place, TypeID?>()
  @exclusivity(unchecked) var targetMemo = KeyMemo<NameUse, NameTarget?>()
  @exclusivity(unchecked) var testCodeMemo = NumberMemo<Bool>()
  @exclusivity(unchecked) var developersMemo = NumberMemo<Bool>()
  @exclusivity(unchecked) var kindOfUIMemo = KeyMemo<Symbol, KindOfUI>()
  @exclusivity(unchecked) var superclassNamesMemo = KeyMemo<Symbol, [Symbol]>()
  var callbackMemo: [Symbol: Callbacks.Effect?] = [:]
  let stack = QuestionStack()
  let writtenTypes: Questions<Place, TypeID?>
  let superTypes: Questions<TypeID, [TypeID]>

  init(project: Project) {
    self.project = project
    writtenTypes = Questions(stack, bottom: nil) { known, new in new ?? known }
    superTypes = Questions(stack, bottom: []) { known, new in known + new.filter { !known.contains($0) } }
  }
}

/// What is known of types and of files: both are numbered, so that looking it up needs no hash.
struct NumberMemo<Value> {
  private var values: [Value?] = []

  subscript(type: TypeID) -> Value? {
    get { self[type.index] }
    set { self[type.index] = newValue }
  }

  subscript(file: Int32) -> Value? {
    get { Int(file) < values.count ? values[Int(file)] : nil }
    set {
      while values.count <= Int(file) { values.append(nil) }
      values[Int(file)] = newValue
    }
  }
}
