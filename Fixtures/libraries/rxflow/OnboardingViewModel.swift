// Steps of a flow are no sinks of a UI.
import RxCocoa
import RxFlow
import RxSwift

enum OnboardingStep: Step {
  case welcome
  case done
}

final class OnboardingViewModel: Stepper {
  let steps = PublishRelay<Step>()
  let title = BehaviorRelay(value: "Welcome")
}
