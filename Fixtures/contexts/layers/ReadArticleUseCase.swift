import RxSwift

protocol ReadArticleUseCase {
  func title(of id: Int) -> Observable<String>
  func body(of id: Int) -> Observable<String>
}

struct DefaultReadArticleUseCase: ReadArticleUseCase {
  let repository: ArticleRepository

  func title(of id: Int) -> Observable<String> {
    repository.title(of: id).asObservable()
  }

  func body(of id: Int) -> Observable<String> {
    repository.body(of: id).retry(2).asObservable()
  }
}
