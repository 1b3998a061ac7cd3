let observable = myInterval(1).shareReplayLatestWhileConnected()

let subscription1 = observable
    .subscribe(onNext: { n in
        print("First \(n)")
    })

let subscription2 = observable
    .subscribe(onNext: { n in
        print("Second \(n)")
    })

subscription1.dispose()
subscription2.dispose()

print("Observer become 0")

let subscription3 = observable
    .subscribe(onNext: { n in
        print("Third \(n)")
    })

subscription3.dispose()

print("Ended ----")
