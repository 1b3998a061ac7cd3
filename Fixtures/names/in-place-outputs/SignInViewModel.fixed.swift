// Inputs and outputs as protocols, and both as `self`.
import Foundation
import RxCocoa
import RxSwift

protocol SignInInputs {
  func name(_ name: String)
  func submit()
}

protocol SignInOutputs {
  var isValid: Observable<Bool> { get }
  var result: Observable<String> { get }
  var safeResult: Observable<String> { get }
}

protocol SignInType {
  var inputs: SignInInputs { get }
  var outputs: SignInOutputs { get }
}

final class SignInViewModel: SignInType, SignInInputs, SignInOutputs {
  let isValid: Observable<Bool>
  let result: Observable<String>
  let safeResult: Observable<String>

  var inputs: SignInInputs { self }
  var outputs: SignInOutputs { self }

  private let nameSubject = BehaviorSubject(value: "")
  private let submitSubject = PublishSubject<Void>()

  init() {
    isValid = nameSubject.map { $0.count > 3 }

    result = submitSubject
      .withLatestFrom(nameSubject)
      .flatMapLatest { SignInViewModel.signIn($0).catchAndReturn("") }
      .share()

    safeResult = submitSubject
      .withLatestFrom(nameSubject)
      .flatMapLatest {
        SignInViewModel.signIn($0)
          .observe(on: MainScheduler.instance)
          .catch { .just($0.localizedDescription) }
      }
      .share()
  }

  func name(_ name: String) {
    nameSubject.onNext(name)
  }

  func submit() {
    submitSubject.onNext(())
  }

  private static func signIn(_ name: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/sign-in/\(name)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
