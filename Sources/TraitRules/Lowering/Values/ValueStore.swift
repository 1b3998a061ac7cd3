/// Keeps what values consist of, each once. (Why its tables are unchecked says `QuestionStack`.)
final class ValueStore {
  @exclusivity(unchecked) private var objects = KeyTable<ObjectValue>()
  @exclusivity(unchecked) private var outsides = KeyTable<OutsideValue>()
  @exclusivity(unchecked) private var tuples = KeyTable<TupleValue>()
  @exclusivity(unchecked) private var closures = KeyTable<ClosureValue>()
  @exclusivity(unchecked) private var functions = KeyTable<FunctionsValue>()
  @exclusivity(unchecked) private var observers = KeyTable<Observer>()
  @exclusivity(unchecked) private var values = KeyTable<Value>()
  @exclusivity(unchecked) private var lists = KeyTable<[Value]>()
  @exclusivity(unchecked) private var frames = KeyTable<Frame>()
  /// How deep calls are nested in each frame.
  @exclusivity(unchecked) private var frameDepths: [Int32] = []

  /// Calls that are nested deeper mean what they mean for any caller. Hardly any app nests helpers so deep, and whatever
  /// calls itself with ever more around its arguments comes to an end here where `Recursion` does not see that it does.
  static let maximumDepth: Int32 = 10

  init() {
    _ = frames.number(of: .none)
    frameDepths.append(0)
  }

  // MARK: - Making values

  func object(_ object: ObjectValue) -> Value { .object(Ref(number: objects.number(of: object))) }

  /// An object of which nothing but its type is known.
  func object(of type: TypeID) -> Value { object(ObjectValue(type: type)) }

  func outside(_ type: Symbol, site: Place = .nowhere, frame: FrameID = .none, arguments: [Value] = []) -> Value {
    .outside(
      Ref(number: outsides.number(of: OutsideValue(type: type, site: site, frame: frame, arguments: arguments))))
  }

  func tuple(_ labels: [Symbol], _ values: [Value]) -> Value {
    .tuple(Ref(number: tuples.number(of: TupleValue(labels: labels, values: values))))
  }

  func array(of element: Value) -> Value { .array(Ref(number: values.number(of: element))) }

  func reactive(_ base: Value) -> Value { .reactive(Ref(number: values.number(of: base))) }

  func closure(_ place: Place, in frame: FrameID) -> Value {
    .closure(Ref(number: closures.number(of: ClosureValue(place: place, frame: frame))))
  }

  func functions(_ places: [Place], of receiver: Value, in frame: FrameID = .none) -> Value {
    .functions(
      Ref(number: functions.number(of: FunctionsValue(places: places, receiver: receiver, frame: frame))))
  }

  func observer(_ observer: Observer) -> Value { .observer(Ref(number: observers.number(of: observer))) }

  func either(_ values: [Value]) -> Value { .either(Ref(number: lists.number(of: values))) }

  func ref(of value: Value) -> Ref<Value> { Ref(number: values.number(of: value)) }

  func list(_ values: [Value]) -> Ref<[Value]> { Ref(number: lists.number(of: values)) }

  // MARK: - Looking into them

  subscript(object: Ref<ObjectValue>) -> ObjectValue { objects[object.number] }

  subscript(outside: Ref<OutsideValue>) -> OutsideValue { outsides[outside.number] }

  subscript(tuple: Ref<TupleValue>) -> TupleValue { tuples[tuple.number] }

  subscript(closure: Ref<ClosureValue>) -> ClosureValue { closures[closure.number] }

  subscript(functions: Ref<FunctionsValue>) -> FunctionsValue { self.functions[functions.number] }

  subscript(observer: Ref<Observer>) -> Observer { observers[observer.number] }

  subscript(value: Ref<Value>) -> Value { values[value.number] }

  subscript(list: Ref<[Value]>) -> [Value] { lists[list.number] }

  subscript(frame: FrameID) -> Frame { frames[frame.number] }

  // MARK: - Frames

  /// The number of a frame that is there.
  func known(_ frame: Frame) -> FrameID? { frames.find(frame).map(FrameID.init) }

  /// - Parameter nesting: how deep the calls are that its values come from.
  func frame(_ frame: Frame, nesting: Int32) -> FrameID {
    let number = frames.number(of: frame)
    if Int(number) == frameDepths.count { frameDepths.append(nesting + 1) }
    return FrameID(number: number)
  }

  func depth(of frame: FrameID) -> Int32 { frameDepths[Int(frame.number)] }
}
