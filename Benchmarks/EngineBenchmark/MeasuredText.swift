internal import LayWorkloads

/// A workload as a `.lay` file.
enum MeasuredText: String, CaseIterable {
  case appLoop = "app-loop"
  case appWritten = "app-written"
  case form = "form-written"
  case open = "open-stack"

  /// The name in results.
  var name: String { rawValue }

  /// The workload with the same views.
  var workload: String {
    switch self {
    case .appLoop, .appWritten: "app"
    case .form: "form"
    case .open: "chain"
    }
  }

  /// The end of a check's output on the standard error.
  var verdict: String {
    self == .open ? " in 1 file" : " at every size from 320x480 to 1366x1366"
  }

  /// Returns the file with about `count` views.
  func bytes(views count: Int) -> [UInt8] {
    let text =
      switch self {
      case .appLoop: AppText.text(views: count, .loop)
      case .appWritten: AppText.text(views: count, .written)
      case .form: FormText.text(views: count)
      case .open: OpenText.text(views: count)
      }
    return Array(text.utf8)
  }
}
