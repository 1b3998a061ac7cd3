// Without any indentation, as some pages print it: layout means nothing.
let results = query.rx.text
.throttle(0.3, scheduler: MainScheduler.instance) // on the main thread; the last value within 0.3 seconds
.flatMapLatest { query in // the empty values go, the sequence is flattened
fetchAutoCompleteItems(query) // asks the server for a list
}
// the number of results goes into the label
results
.map { "\($0.count)" }
.bind(to: resultCount.rx.text) // expect: main_thread error_handling
.disposed(by: disposeBag)
// the results go into the table
results
.bind(to: resultsTableView.rx.items(cellIdentifier: "Cell")) { (_, result, cell) in // expect: main_thread error_handling sharing
cell.textLabel?.text = "\(result)"
}
.disposed(by: disposeBag)
