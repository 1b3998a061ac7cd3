/// RxGesture: its names for the sequences of each kind of gesture (UITapGestureRecognizer+RxGesture.swift and its
/// neighbours).
enum RxGestureModel: LibraryModel {
  static func sequence(named name: Symbol) -> SequenceTrait? { name.known.flatMap { aliases[$0] } }

  private static let aliases: [KnownName: SequenceTrait] = {
    let events: [KnownName] = [
      .TapControlEvent, .LongPressControlEvent, .PanControlEvent, .SwipeControlEvent, .PinchControlEvent,
      .RotationControlEvent, .ScreenEdgePanControlEvent, .HoverControlEvent, .TouchDownControlEvent,
      .ForceTouchControlEvent,
    ]
    let observables: [KnownName] = [
      .TapObservable, .LongPressObservable, .PanObservable, .SwipeObservable, .PinchObservable, .RotationObservable,
      .ScreenEdgePanObservable, .HoverObservable, .TouchDownObservable, .ForceTouchObservable,
    ]
    return Dictionary(
      uniqueKeysWithValues: events.map { ($0, .controlEvent) } + observables.map { ($0, .observable) })
  }()
}
