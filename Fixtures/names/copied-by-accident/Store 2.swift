import RxSwift

// A file that was copied by accident: it is in no target.
class Store {
}
