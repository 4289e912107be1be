internal import LayWorkloads

/// A workload as a `.lay` text.
enum MeasuredText: String, CaseIterable {
  case appLoop = "app-loop"
  case appWritten = "app-written"
  case form = "form-written"

  /// What it is called in results.
  var name: String { rawValue }

  /// The workload that it has the views of.
  var workload: String { self == .form ? "form" : "app" }

  /// The bytes of the text with about `count` views.
  func bytes(views count: Int) -> [UInt8] {
    let text =
      switch self {
      case .appLoop: AppText.text(views: count, .loop)
      case .appWritten: AppText.text(views: count, .written)
      case .form: FormText.text(views: count)
      }
    return Array(text.utf8)
  }
}
