// Without any indentation, as some pages print it: layout means nothing.
let results = query.rx.text.asDriver()
.throttle(0.3) // on the main thread; the last value within 0.3 seconds
.flatMapLatest { query in // the empty values go, the sequence is flattened
fetchAutoCompleteItems(query) // asks the server for a list
.asDriver(onErrorJustReturn: [])
}
// the number of results goes into the label
results
.map { "\($0.count)" }
.drive(resultCount.rx.text)
.disposed(by: disposeBag)
// the results go into the table
results
.drive(resultsTableView.rx.items(cellIdentifier: "Cell")) { (_, result, cell) in
cell.textLabel?.text = "\(result)"
}
.disposed(by: disposeBag)
