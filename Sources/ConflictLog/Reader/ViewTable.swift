/// The views of one log by their addresses and names.
struct ViewTable {
  private(set) var views: [LoggedView] = []
  private var indices: [LoggedView.Key: Int] = [:]
  /// The superviews that the log names.
  private(set) var superviews: [Int: Int] = [:]

  /// The index of a view; what the log says about it in several places is joined.
  mutating func index(of view: LoggedView) -> Int {
    if let index = indices[view.key] {
      if views[index].className.isEmpty { views[index].className = view.className }
      if views[index].title.isEmpty { views[index].title = view.title }
      if views[index].label.isEmpty { views[index].label = view.label }
      return index
    }
    indices[view.key] = views.count
    views.append(view)
    return views.count - 1
  }

  /// Notes that the log names the superview of a view.
  mutating func setSuperview(_ superview: Int, of view: Int) {
    if superview != view { superviews[view] = superview }
  }

  /// The superview of a view: a view without a name, where the log names none.
  mutating func superview(of view: Int) -> Int {
    superviews[view] ?? index(of: LoggedView(key: .superview(view)))
  }

  /// The index by which views are known at the end: superviews that the log names later take the place of nameless ones.
  func final(_ view: Int) -> Int {
    var view = view
    // A chain of superviews without names is as long as there are views.
    for _ in views.indices {
      guard case .superview(let inner) = views[view].key, let known = superviews[inner] else { return view }
      view = known
    }
    return view
  }

  /// Returns a class for readers: without its module, mangling and the prefix of key-value observing.
  static func plainClass(_ name: String) -> String {
    var name = Substring(name)
    if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst("NSKVONotifying_".utf8.count) }
    if name.hasPrefix("_Tt"), let plain = demangled(name) { return plain }
    let bytes = Array(name.utf8)
    var (start, depth) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      if byte == UInt8(ascii: "."), depth == 0 { start = index + 1 }
    }
    return start < bytes.count ? string(bytes, start, bytes.count) : String(name)
  }

  /// The class of a name as older compilers mangle it, such as `_TtC5Proto10HeaderView`; of a generic one, without its
  /// arguments.
  private static func demangled(_ name: Substring) -> String? {
    let bytes = Array(name.utf8)
    var index = 3
    var isGeneric = false
    while index < bytes.count, !bytes[index].isDigit {
      if bytes[index] == UInt8(ascii: "G") { isGeneric = true }
      index += 1
    }
    var words: [String] = []
    while index < bytes.count {
      // The letters between names are kinds of declarations.
      while index < bytes.count, !bytes[index].isDigit { index += 1 }
      var count = 0
      while index < bytes.count, bytes[index].isDigit, count < 1000 {
        count = count * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      guard count > 0, index + count <= bytes.count else { break }
      let word = string(bytes, index, index + count)
      index += count
      // The discriminator of a private declaration.
      if count == 33, word.hasPrefix("_") { continue }
      words.append(word)
      if isGeneric, words.count == 2 { break }
    }
    return words.count > 1 ? words.last : nil
  }
}
