// `viewModel.output.x`, where the output is built in `init`.
import RxCocoa
import RxSwift

final class TripViewModel {
  struct Output {
    let name: Observable<String>
    let stops: Observable<[String]>
    let price: Driver<String>
    let offer: Driver<String>
  }

  let output: Output

  init(id: Int, service: TripService) {
    let trip = service.trip(id)
      .observe(on: MainScheduler.instance)
      .catchAndReturn(Trip())
      .share(replay: 1)

    output = Output(
      name: trip.map(\.name),
      stops: trip.map(\.stops),
      price: service.price(of: id).asDriver(onErrorDriveWith: .empty()),
      offer: service.price(of: -id).asDriver(onErrorJustReturn: "no offer")
    )
  }
}
