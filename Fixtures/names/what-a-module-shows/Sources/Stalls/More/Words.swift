import RxSwift

func greeting() -> Observable<String> { .just("good morning") }
