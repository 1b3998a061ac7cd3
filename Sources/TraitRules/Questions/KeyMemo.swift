/// What was worked out for keys and depends on nothing else.
struct KeyMemo<Key: TableKey, Answer> {
  private var table = KeyTable<Key>()
  private var answers: [Answer] = []

  subscript(key: Key) -> Answer? {
    get { table.find(key).map { answers[Int($0)] } }
    set {
      guard let newValue else { return }
      let number = Int(table.number(of: key))
      if number == answers.count { answers.append(newValue) } else { answers[number] = newValue }
    }
  }
}
