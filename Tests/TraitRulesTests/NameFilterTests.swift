import Testing

@testable import TraitRules

@Suite struct NameFilterTests {
  @Test func whatStandsInAFileMayStandThere() {
    for file in FixtureSources.all {
      let filter = NameFilter(file.bytes)
      for token in lexed(file.bytes) where token.kind == .identifier {
        var name = file.bytes[Int(token.start)..<Int(token.end)]
        if name.first == UInt8(ascii: "`") { name = name.dropFirst().dropLast() }
        guard let key = NameFilter.Key(Array(name)) else { continue }
        #expect(filter.mayContain(key), "\(String(decoding: name, as: UTF8.self)) in \(file.path)")
      }
    }
  }

  @Test func namesEndWhereTheyEnd() throws {
    let filter = NameFilter(Array("let total≠items = a·b\n\"\\(title)\" // note\n".utf8))
    for name in ["total", "items", "a", "b", "title", "note"] {
      #expect(filter.mayContain(try #require(NameFilter.Key(Array(name.utf8)))), "\(name)")
    }
    for name in ["tot", "item", "itle", "totalitems"] {
      #expect(!filter.mayContain(try #require(NameFilter.Key(Array(name.utf8)))), "\(name)")
    }
  }

  @Test func mostOfWhatStandsElsewhereIsTurnedAway() {
    let absent = (0..<200).compactMap { NameFilter.Key(Array("absent\($0)".utf8)) }
    let asked = FixtureSources.all.count * absent.count
    let promised = FixtureSources.all.reduce(0) { sum, file in
      let filter = NameFilter(file.bytes)
      return sum + absent.count { filter.mayContain($0) }
    }
    #expect(promised * 25 < asked)
  }

  @Test func rowsOfManyFiltersPromiseWhatTheyPromise() {
    // More files than a word has bits, and one whose filter is larger than a row's places.
    let large = FixtureSources.all.flatMap(\.bytes)
    let filters = FixtureSources.all.map { NameFilter($0.bytes) } + [NameFilter(large)]
    let rows = NameRows(filters)
    let names = ["subscribe", "UITableView", "bindAndCatch", "viewDidLoad", "absent"] + (0..<50).map { "absent\($0)" }
    var promised = 0
    var more = 0
    for key in names.compactMap({ NameFilter.Key(Array($0.utf8)) }) {
      let found = rows.files(with: key)
      let having = filters.indices.filter { filters[$0].mayContain(key) }.map(Int32.init)
      #expect(found == found.sorted() && Set(found).isSuperset(of: having))
      promised += having.count
      more += found.count - having.count
    }
    #expect(promised > 0 && more * 20 < filters.count * names.count)
  }

  @Test func namesOfOtherBytesAreNotAskedFor() {
    for name in ["", "naïve", "$0", "~>", "a b"] { #expect(NameFilter.Key(Array(name.utf8)) == nil, "\(name)") }
  }
}
