import RxCocoa
import RxSwift

final class ArticleViewModel {
  let title: Observable<String>
  let body: Driver<String>

  init(id: Int, useCase: ReadArticleUseCase) {
    title = useCase.title(of: id)
    body = useCase.body(of: id).asDriver(onErrorJustReturn: "")
  }
}
