extension Dialect {
  /// RxSwift with RxCocoa and RxRelay, in the words of all releases from 2 to 6.
  static let rxSwift = Dialect(
    sequenceTypes: [
      .Observable: .observable, .Driver: .driver, .Signal: .signal, .SharedSequence: .driver, .Single: .single,
      .Maybe: .maybe, .Completable: .completable, .PrimitiveSequence: .single, .Infallible: .infallible,
      .ControlEvent: .controlEvent, .ControlProperty: .controlProperty, .ConnectableObservable: .connectable,
      .GroupedObservable: .observable, .PublishRelay: .publishRelay, .BehaviorRelay: .behaviorRelay,
      .ReplayRelay: .replayRelay, .Variable: .variable, .PublishSubject: .publishSubject,
      .BehaviorSubject: .behaviorSubject, .ReplaySubject: .replaySubject, .AsyncSubject: .asyncSubject,
      .RxObservable: .observable,
    ],
    sequenceProtocols: [
      .ObservableType, .ObservableConvertibleType, .SharedSequenceConvertibleType, .DriverConvertibleType,
      .PrimitiveSequenceType, .InfallibleType, .ControlPropertyType, .ControlEventType, .ConnectableObservableType,
    ],
    traitsOfProtocols: [
      .ObservableType: .observable, .ObservableConvertibleType: .observable, .SharedSequenceConvertibleType: .driver,
      .DriverConvertibleType: .driver, .PrimitiveSequenceType: .single, .InfallibleType: .infallible,
      .ControlPropertyType: .controlProperty, .ControlEventType: .controlEvent,
      .ConnectableObservableType: .connectable,
    ],
    observerTypes: [
      .AnyObserver: .custom, .Binder: .binder, .UIBindingObserver: .binder, .ObserverType: .custom, .Observer: .custom,
      .TestableObserver: .model,
    ],
    observerMakers: [.createObserver: .model], disposableMakers: [.Disposables, .AnonymousDisposable],
    subscriptions: [
      .bind: SubscriptionWord(), .bindTo: SubscriptionWord(takesSinkFirst: true), .bindNext: SubscriptionWord(),
      .drive: SubscriptionWord(provesGuarantees: .driver, takesSinkFirst: true),
      .driveNext: SubscriptionWord(provesGuarantees: .driver),
      .emit: SubscriptionWord(provesGuarantees: .signal), .subscribe: SubscriptionWord(isHandled: true),
      .subscribeNext: SubscriptionWord(isHandled: true),
    ],
    sendingMethods: [
      .accept: .element, .onNext: .element, .onError: .error, .onCompleted: .completion, .on: .event,
    ])
}
