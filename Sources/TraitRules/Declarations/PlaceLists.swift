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

  private var lists: [Symbol: List] = [:]

  mutating func add(_ element: Element, at place: Place, to name: Symbol) {
    lists[name, default: List()].append(element, at: place)
  }

  subscript(name: Symbol) -> [Element] {
    mutating get {
      guard let list = lists[name] else { return [] }
      if list.isSorted { return list.elements }
      lists[name]?.sort()
      return lists[name]?.elements ?? []
    }
  }
}
