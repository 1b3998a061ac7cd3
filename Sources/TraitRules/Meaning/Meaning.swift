/// Which declaration a name or a written type means. Knows declarations and scopes; what an expression stands for is the
/// next layer's affair.
final class Meaning {
  let project: Project
  var dialect: Dialect { project.dialect }

  var inheritedNamesMemo = TypeMemo<Set<Symbol>>()
  var conformersMemo = TypeMemo<[TypeID]>()
  var typesAboveMemo = TypeMemo<[TypeID]>()
  var isolationMemo = TypeMemo<Isolation?>()
  @exclusivity(unchecked) var statementNamesMemo = KeyMemo<Place, StatementNames>()
  var calleeTypeMemo: [Place: TypeID?] = [:]
  var testCodeMemo: [Int32: Bool] = [:]
  var developersMemo: [Int32: Bool] = [:]
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

/// What is known of types: types are numbered, so that looking it up needs no hash.
struct TypeMemo<Value> {
  private var values: [Value?] = []

  subscript(type: TypeID) -> Value? {
    get { Int(type.index) < values.count ? values[Int(type.index)] : nil }
    set {
      while values.count <= Int(type.index) { values.append(nil) }
      values[Int(type.index)] = newValue
    }
  }
}
