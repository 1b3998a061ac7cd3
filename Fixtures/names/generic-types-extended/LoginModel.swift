import RxCocoa
import RxSwift

final class LoginModel: ScreenModel {
  let title = Driver.just("Log in")
  let isBusy = Observable.just(false)
}
