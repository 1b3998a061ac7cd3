/// What is known of types: types are numbered, so that looking it up needs no hash.
struct TypeMemo<Value> {
  private var values: [Value?] = []

  subscript(type: TypeID) -> Value? {
    get { type < values.count ? values[type] : nil }
    set {
      while values.count <= type { values.append(nil) }
      values[type] = newValue
    }
  }
}
