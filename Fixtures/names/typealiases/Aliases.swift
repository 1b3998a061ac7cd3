import RxSwift

typealias TextStream = Observable<String>
typealias CurrentViewModel = SettingsViewModel
typealias SettingsOutput = (name: TextStream, plan: TextStream)
