import LayRuntime
import TestSupport

/// A random file with masks that run out of room, inside each other and beside constraints, and with what else regions are about:
/// ties, states, conditions, conflicts, texts of several lines, stacks and assertions. A seed decides everything.
struct RandomFile {
  private var generator: SeededGenerator
  private(set) var text = ""
  private var lines: [String] = []
  /// The views in the root, by whether a mask places them, and the path of each view.
  private var paths: [String] = []
  private var texts = 0
  private var count = 0
  /// Whether the state is declared.
  private let hasState: Bool

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    hasState = Int.random(in: 0..<6, using: &generator) == 0
    lines.append("layout R(300x300) {")
    lines.append("  sizes \(range())")
    if chance(8) { lines.append("  autoresizing = even") }
    var siblings: [String] = []
    for _ in 0..<pick([1, 1, 2, 2, 3, 4]) { addView(to: &siblings, in: "", depth: 1, size: (300, 300)) }
    for _ in 0..<pick([0, 0, 1, 2]) { addConditional() }
    if hasState { addState() }
    for _ in 0..<pick([0, 1, 2, 3]) { addAssertion() }
    lines.append("}")
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Sizes between two, some of them whole.
  mutating func sizes(_ count: Int, from lowest: ExactSize, to highest: ExactSize) -> [ExactSize] {
    func length(_ low: Rational, _ high: Rational) -> Rational {
      let share = Int.random(in: 0...12, using: &generator)
      if share == 0 { return low }
      if share == 1 { return high }
      let exact = low + (high - low) * Rational(Int.random(in: 0...997, using: &generator), 997)
      return share < 9 ? min(max(exact.floor, low), high) : exact
    }
    return (0..<count).map { _ in
      ExactSize(width: length(lowest.width, highest.width), height: length(lowest.height, highest.height))
    }
  }
}

// MARK: - Numbers

extension RandomFile {
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
  private mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &generator)] }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  private mutating func range() -> String {
    switch number(0...5) {
    case 0: return "300x\(number(0...120)) ... 300x\(number(200...420))"
    case 1: return "\(number(0...120))x300 ... \(number(200...420))x300"
    case 2: return "100x100 ... 300x400"
    default: return "\(number(0...120))x\(number(0...120)) ... \(number(200...450))x\(number(200...450))"
    }
  }

  private mutating func extent() -> Int { pick([10, 20, 30, 40, 60, 80, 100, 120, 150, 200, 240]) }
  private mutating func gap() -> Int { pick([0, 0, 4, 8, 10, 20, 35]) }
  private mutating func priority() -> String { pick(["", "", " @high", " @750", " @500", " @low"]) }
}

// MARK: - Views

extension RandomFile {
  private mutating func addView(to siblings: inout [String], in path: String, depth: Int, size: (Int, Int)) {
    let name = "v\(count)"
    count += 1
    let indent = String(repeating: "  ", count: depth)
    let full = path.isEmpty ? name : "\(path).\(name)"
    let kind = number(0...99)
    var own = size
    if kind < 45 {
      let width = number(10...max(10, size.0))
      let height = number(10...max(10, size.1))
      own = (width, height)
      let (x, y) = (number(0...max(0, size.0 - width)), number(0...max(0, size.1 - height)))
      lines.append("\(indent)view \(name) {")
      lines.append("\(indent)  frame = (\(x), \(y), \(width), \(height)); mask = \(mask())")
      if chance(20) { lines.append("\(indent)  .\(pick(["width", "height"])) >= \(extent())") }
    } else if kind < 53 && texts < 2 {
      texts += 1
      own = (0, 0)
      lines.append(
        "\(indent)view \(name): Label { text = \"\(pick(["한한 한한한 한", "Read them, compare them.", "a b c"]))\"; lines = \(pick([0, 0, 2]))"
      )
      addRules(indent, siblings, full)
    } else if kind < 59 {
      addStack(name, indent, siblings, full)
      siblings.append(name)
      paths.append(full)
      return
    } else {
      own = (pick([80, 100, 160]), pick([80, 100, 160]))
      lines.append("\(indent)view \(name) { bounds = \(own.0)x\(own.1)")
      addRules(indent, siblings, full)
    }
    paths.append(full)
    if own.0 > 0 && depth < 4 && chance(depth == 1 ? 60 : 35) {
      var inner: [String] = []
      for _ in 0..<pick([1, 1, 2]) { addView(to: &inner, in: full, depth: depth + 1, size: own) }
    }
    lines.append("\(indent)}")
    siblings.append(name)
  }

  private mutating func mask() -> String {
    var parts: [String] = []
    for part in ["LM", "W", "RM", "TM", "H", "BM"] where chance(part == "W" || part == "H" ? 60 : 20) {
      parts.append(part)
    }
    return parts.isEmpty ? "none" : parts.joined(separator: "+")
  }

  private mutating func addStack(_ name: String, _ indent: String, _ siblings: [String], _ path: String) {
    lines.append("\(indent)view \(name): \(pick(["HStack", "VStack"])) {")
    lines.append("\(indent)  distribution = \(pick(["fillEqually", "fill", "equalSpacing"])); spacing = \(gap())")
    if chance(40) {
      lines.append("\(indent)  frame = (10, 10, \(number(40...200)), \(number(40...200))); mask = \(mask())")
    } else {
      addRules(indent, siblings, path)
    }
    for _ in 0..<number(1...3) {
      let inner = "v\(count)"
      count += 1
      lines.append("\(indent)  view \(inner) { intrinsic = \(number(10...90))x\(number(10...90)); bounds = 60x60")
      if chance(30) {
        let masked = "v\(count)"
        count += 1
        lines.append("\(indent)    view \(masked) { frame = (5, 5, 40, 40); mask = \(mask())")
        if chance(50) { lines.append("\(indent)      .width >= 0; .height >= 0") }
        lines.append("\(indent)    }")
        paths.append("\(path).\(inner).\(masked)")
      }
      lines.append("\(indent)  }")
      paths.append("\(path).\(inner)")
    }
    lines.append("\(indent)}")
  }
}

// MARK: - Rules

extension RandomFile {
  private mutating func addRules(_ indent: String, _ siblings: [String], _ path: String) {
    for (near, far, middle, length) in [
      ("leading", "trailing", "centerX", "width"), ("top", "bottom", "centerY", "height"),
    ] {
      let rules = rules(near, far, middle, length, siblings)
      if !rules.isEmpty { lines.append("\(indent)  \(rules)") }
    }
    if chance(8) { lines.append("\(indent)  .width >= \(pick([200, 300, 500, 700])) - superview.height") }
  }

  private mutating func rules(
    _ near: String, _ far: String, _ middle: String, _ length: String, _ siblings: [String]
  ) -> String {
    let start = ".\(near) == superview.\(near) + \(gap())"
    let end = ".\(far) == superview.\(far) - \(gap())"
    switch number(0...13) {
    case 0, 1, 2: return "\(start); \(end)"
    case 3: return "\(start); \(end); .\(length) >= \(extent())\(priority())"
    case 4: return "\(start); .\(length) == \(extent())\(priority())"
    case 5: return "\(start); .\(length) == \(pick(["0.5", "1/3", "1"])) * superview.\(length) - \(gap())"
    case 6: return "\(start); .\(far) <= superview.\(far) - \(gap()); .\(length) >= \(extent())\(priority())"
    case 7, 8:
      guard let other = siblings.last else { return "\(start); \(end)" }
      return ".\(near) == \(other).\(far) + \(gap()); \(end)"
    case 9: return ".\(middle) == superview.\(middle); .\(length) == \(extent())"
    case 10: return start
    case 11: return ".\(near) >= superview.\(near) + \(gap()); .\(far) <= superview.\(far) - \(gap())"
    case 12: return "\(start); .\(length) == \(extent()) @500; .\(length) == \(extent()) @500"
    default: return "\(start); \(end); .\(length) <= \(extent())\(priority())"
    }
  }

  private mutating func addConditional() {
    let path = pick(paths)
    let (axis, relation) = (pick(["width", "height"]), pick(["<", "<=", ">=", ">", "=="]))
    let limit = pick([60, 100, 150, 200, 250, 300])
    lines.append("  when \(axis) \(relation) \(limit) { \(demand(path)) }")
  }

  private mutating func demand(_ path: String) -> String {
    "\(path).\(pick(["width", "height"])) \(pick([">=", ">=", "<=", "=="])) \(extent())\(priority())"
  }

  private mutating func addState() {
    lines.append("  state busy { \(demand(pick(paths)))")
    lines.append("  }")
  }

  private mutating func addAssertion() {
    let (path, other) = (pick(paths), pick(paths))
    let side = pick(["right", "bottom", "left", "top", "centerX", "centerY", "width", "height"])
    switch number(0...5) {
    case 0: lines.append("  assert \(path).isInside(root)")
    case 1: lines.append("  assert \(path).isAtLeast(\(extent())x\(extent()))")
    case 2 where path != other: lines.append("  assert \(path).doesNotOverlap(\(other))")
    case 3 where path != other: lines.append("  assert \(path).\(side) <= \(other).\(side) + \(gap())")
    default: lines.append("  assert \(path).\(pick(["width", "height"])) \(pick([">=", "<="])) \(extent())")
    }
  }
}
