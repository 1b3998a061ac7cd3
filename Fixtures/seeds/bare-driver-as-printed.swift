// As printed: the `scheduler:` of a driver's `throttle` has never compiled. Text is linted, not compiled.
let results = query.rx.text.asDriver()        // a driver from here on
    .throttle(0.3, scheduler: MainScheduler.instance)
    .flatMapLatest { query in
        fetchAutoCompleteItems(query)
            .asDriver(onErrorJustReturn: [])  // what to show where the request fails
    }

results
    .map { "\($0.count)" }
    .drive(resultCount.rx.text)
    .disposed(by: disposeBag)

results
    .drive(resultsTableView.rx.items(cellIdentifier: "Cell")) { (_, result, cell) in
        cell.textLabel?.text = "\(result)"
    }
    .disposed(by: disposeBag)
