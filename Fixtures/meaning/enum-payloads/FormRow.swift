// What a case of an enum carries.
import RxSwift

enum FormRow {
  case heading(Observable<String>)
  case field(placeholder: String, value: Observable<String>)
  case gap
  case note(Observable<String>)
}
