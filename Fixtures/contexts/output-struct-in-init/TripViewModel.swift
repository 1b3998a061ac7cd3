// `viewModel.output.x`, where the output is built in `init`.
import RxSwift

final class TripViewModel {
  struct Output {
    let name: Observable<String>
    let stops: Observable<[String]>
    let price: Observable<String>
    let offer: Observable<String>
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
      price: service.price(of: id).observe(on: MainScheduler.instance),
      offer: service.price(of: -id).catchAndReturn("no offer")
    )
  }
}
