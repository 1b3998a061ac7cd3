// A property is changed in place by whoever can see it: by methods of collections, the project's own among them, and as a
// part of a tuple. Its observer runs there.
import RxCocoa
import RxSwift

final class Fleet {
  var names: [String] = [] { didSet { nameList.accept(names) } }
  var ports: [String] = [] { didSet { portList.accept(ports) } }
  var crew: [String] = [] { didSet { crewList.accept(crew) } }
  var captain = "" { didSet { captains.accept(captain) } }
  var cook = ""
  let nameList = BehaviorRelay<[String]>(value: [])
  let portList = BehaviorRelay<[String]>(value: [])
  let crewList = BehaviorRelay<[String]>(value: [])
  let captains = BehaviorRelay(value: "")
}

extension Array {
  mutating func put(_ element: Element) { append(element) }
}
