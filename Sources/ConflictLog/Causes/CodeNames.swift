/// Names of views in code that people write: what the log does not say has to be filled in.
struct CodeNames {
  private var names: [String] = []

  init(_ log: ConflictLog) {
    var counts: [String: Int] = [:]
    var taken: Set<String> = []
    for view in log.views {
      if case .content(let scrollView) = view.key {
        names.append("\(names[scrollView]).contentLayoutGuide")
        continue
      }
      let base = CodeNames.base(of: view)
      var name = base
      repeat {
        counts[base, default: 0] += 1
        let number = counts[base, default: 1]
        name = number == 1 ? base : "\(base)\(number)"
      } while !taken.insert(name).inserted
      names.append(name)
    }
  }

  subscript(view: Int) -> String { names[view] }

  /// `headerView` for a `HeaderView`, `label` for a `UILabel`.
  private static func base(of view: LoggedView) -> String {
    if case .superview = view.key { return "container" }
    switch view.title {
    case "UIViewSafeAreaLayoutGuide": return "safeArea"
    case "UIViewLayoutMarginsGuide": return "margins"
    default: break
    }
    var word = words(view.label.isEmpty ? view.className : view.label)
    if view.label.isEmpty, word.count > 1, ["UI", "NS", "_UI", "_NS"].contains(word[0]) { word.removeFirst() }
    guard let first = word.first else { return "view" }
    let name = lowered(first) + word.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.utf8.first.map { $0.isDigit } == true ? "view\(name)" : name
  }

  /// The words of a name: at capitals and at characters that names in code do not have.
  private static func words(_ text: String) -> [String] {
    var found: [String] = []
    var word = ""
    let scalars = Array(text.unicodeScalars.prefix(60))
    for (index, scalar) in scalars.enumerated() {
      let isLetter = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.value >= 0x30 && scalar.value <= 0x39)
      let isUpper = scalar.isASCII && scalar.properties.isUppercase
      let endsCapitals =
        isUpper && index > 0 && index + 1 < scalars.count && scalars[index - 1].properties.isUppercase
        && scalars[index + 1].properties.isLowercase
      let beginsWord = isUpper && index > 0 && !scalars[index - 1].properties.isUppercase
      if !word.isEmpty && (!isLetter || endsCapitals || beginsWord) {
        found.append(word)
        word = ""
      }
      if isLetter { word.unicodeScalars.append(scalar) }
    }
    if !word.isEmpty { found.append(word) }
    return found
  }

  private static func lowered(_ word: String) -> String {
    word.unicodeScalars.allSatisfy { $0.properties.isUppercase }
      ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }
}
