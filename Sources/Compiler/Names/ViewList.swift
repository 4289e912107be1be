internal import LayDiagnostics
internal import LayModel

/// The views that one name declares with indices.
struct ViewList {
  var name: String
  /// In the order of declaration.
  var views: [ViewID] = []
  var indices: [[Int]] = []
  private var byIndices: [[Int]: ViewID] = [:]
  /// The name where it is declared first.
  var declaration: SourceRange
  /// The first index if all views have one index each, which counts up from it; otherwise nil.
  private var first: Int?

  init(name: String, declaration: SourceRange) {
    self.name = name
    self.declaration = declaration
  }

  mutating func append(_ view: ViewID, at indices: [Int]) {
    if views.isEmpty && indices.count == 1 { first = indices[0] }
    if let first, indices.count != 1 || indices[0] != first + views.count { countNoMore(first) }
    if first == nil { byIndices[indices] = view }
    views.append(view)
    self.indices.append(indices)
  }

  private mutating func countNoMore(_ first: Int) {
    for (place, view) in views.enumerated() { byIndices[[first + place]] = view }
    self.first = nil
  }

  subscript(indices: [Int]) -> ViewID? {
    guard first != nil else { return byIndices[indices] }
    return indices.count == 1 ? self[indices[0]] : nil
  }

  /// The view with one index; nil if there is none.
  subscript(index: Int) -> ViewID? {
    guard let first else { return byIndices[[index]] }
    return index >= first && index - first < views.count ? views[index - first] : nil
  }
}

extension ViewList {
  /// The indices of a list for messages: `the indices 0 to 3`, or the first of them if some are missing.
  var indicesText: String {
    let all = indices
    guard let first = all.first else { return "no index" }
    if all.count == 1 { return "only [\(ViewList.join(first))]" }
    if let (low, high) = box(of: all) {
      let (low, high) = (ViewList.join(low), ViewList.join(high))
      return first.count == 1 ? "the indices \(low) to \(high)" : "the indices [\(low)] to [\(high)]"
    }
    let shown = all.prefix(5).map { "[\(ViewList.join($0))]" }
    let rest = all.count - shown.count
    let words = shown.dropFirst().reduce(shown[0]) { "\($0), \($1)" }
    return "the indices \(words)\(rest > 0 ? " and \(rest) more" : "")"
  }

  /// The minimum and maximum of each index, if the list has all combinations between them; otherwise nil.
  private func box(of all: [[Int]]) -> (low: [Int], high: [Int])? {
    var (low, high) = (all[0], all[0])
    for indices in all {
      guard indices.count == low.count else { return nil }
      for place in indices.indices {
        low[place] = min(low[place], indices[place])
        high[place] = max(high[place], indices[place])
      }
    }
    var count = 1
    for place in low.indices {
      let (product, overflow) = count.multipliedReportingOverflow(by: high[place] - low[place] + 1)
      if overflow { return nil }
      count = product
    }
    return count == all.count ? (low, high) : nil
  }

  static func join(_ numbers: [Int]) -> String {
    var text = ""
    for (place, number) in numbers.enumerated() { text += place == 0 ? "\(number)" : ", \(number)" }
    return text
  }
}
