/// Lists by name, each in order of file and place, whatever the order in which files are entered.
struct PlaceLists<Element> {
  private struct List {
    var places: [Place] = []
    var elements: [Element] = []
    var isSorted = true

    mutating func append(_ element: Element, at place: Place) {
      if let last = places.last, place < last { isSorted = false }
      places.append(place)
      elements.append(element)
    }

    mutating func sort() {
      let order = places.indices.sorted { places[$0] < places[$1] }
      places = order.map { places[$0] }
      elements = order.map { elements[$0] }
      isSorted = true
    }
  }

  private var names = KeyTable<Symbol>()
  /// By the number of the name.
  private var lists: [List] = []

  mutating func add(_ element: Element, at place: Place, to name: Symbol) {
    let number = Int(names.number(of: name))
    if number == lists.count { lists.append(List()) }
    lists[number].append(element, at: place)
  }

  subscript(name: Symbol) -> [Element] {
    mutating get {
      guard let number = names.find(name).map(Int.init) else { return [] }
      if !lists[number].isSorted { lists[number].sort() }
      return lists[number].elements
    }
  }
}
