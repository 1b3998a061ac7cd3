// Prints only: no sink of a UI, nothing to say.
func myJust(_ element: String) -> Observable<String> {
    print("Creating an Observable in thread : \(Thread.current)")
    return Observable.create { observer in
        print("Emitting one Event in thread : \(Thread.current)")
        observer.on(.next(element))
        observer.on(.completed)
        return Disposables.create()
    }
}

myJust("🍎")
    .do(onNext: { print("Intercepted \($0) in thread : \(Thread.current)") }
        , onError: nil, onCompleted: nil
    )
    .filter({
        print("Filtering \($0) in thread : \(Thread.current)")
        return $0 != "🍐"
    })
    .subscribe(onNext: {
        print("Receiving \($0) in thread : \(Thread.current)")
    })
    .disposed(by: disposeBag)

let serialScheduler1 = SerialDispatchQueueScheduler(internalSerialQueueName: "example.first")
let serialScheduler2 = SerialDispatchQueueScheduler(internalSerialQueueName: "example.second")

myJust("🍎")
    .observeOn(serialScheduler1)
    .filter({
        print("Filtering \($0) in thread : \(Thread.current)")
        return $0 != "🍐"
    })
    .observeOn(serialScheduler2)
    .map({ fruit in
        print("Mapping \(fruit) in thread : \(Thread.current)")
        return "🍊"
    })
    .observeOn(MainScheduler.instance)
    .subscribe(onNext: { (fruit: String) in
        print("Receiving \(fruit) in thread : \(Thread.current)")
    })
    .disposed(by: disposeBag)

let serialScheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "example.serial")

myJust("🍎")
    .map({ fruit in
        print("Mapping \(fruit) in thread : \(Thread.current)")
        return "🍋"
    })
    .subscribeOn(serialScheduler)
    .observeOn(MainScheduler.instance)
    .subscribe(onNext: { (fruit: String) in
        print("Receiving \(fruit) in thread : \(Thread.current)")
    })
    .disposed(by: disposeBag)

let observable = Observable.just("🍎").delay(1.0, scheduler: serialScheduler)

observable
    .map({ fruit in
        print("Mapping \(fruit) in thread : \(Thread.current)")
        return "🍐"
    })
    .observeOn(MainScheduler.instance)
    .subscribe(onNext: { (fruit: String) in
        print("Receiving \(fruit) in thread : \(Thread.current)")
    })
    .disposed(by: disposeBag)

Observable<Int>
    .interval(0.3, scheduler: MainScheduler.instance)
    .subscribe (onNext: { print($0) })
    .disposed(by: disposeBag)
