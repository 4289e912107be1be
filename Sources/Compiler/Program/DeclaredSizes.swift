internal import LayDevices
internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

/// A `sizes` statement of a layout with its clauses.
struct SizesStatement {
  var range: SourceRange
  var sizes: [SizePromise]
  /// The text sizes; empty if it declares none.
  var textSizes: Set<TextSize> = []
  /// The heights of the keyboard; nil if it declares none.
  var keyboard: SizeBounds?
  /// The insets of the safe area; nil if it declares none.
  var safeArea: InsetBounds?

  /// True if both declare the same text sizes, heights and insets.
  func isLike(_ other: SizesStatement) -> Bool {
    textSizes == other.textSizes && keyboard == other.keyboard && safeArea == other.safeArea
  }
}

/// The `sizes` statements of a layout. Statements with the same clauses are one part.
struct DeclaredSizes {
  private(set) var statements: [SizesStatement] = []
  /// The number of the only part to compile; nil for all. A layout with fewer parts is compiled with its last one.
  var selected: Int?

  mutating func add(_ statement: SizesStatement) { statements.append(statement) }

  /// The statements of each part, in the order of the first of each.
  var parts: [[SizesStatement]] {
    var parts: [[SizesStatement]] = []
    for statement in statements {
      if let known = parts.firstIndex(where: { $0[0].isLike(statement) }) {
        parts[known].append(statement)
      } else {
        parts.append([statement])
      }
    }
    return parts
  }

  /// The statements to compile.
  private var own: [SizesStatement] {
    guard let selected else { return statements }
    let parts = parts
    return parts.isEmpty ? [] : parts[min(selected, parts.count - 1)]
  }

  /// The declared sizes. A pose in several statements counts once.
  var sizes: [SizePromise] {
    var known: Set<Pose.Likeness> = []
    return own.flatMap { $0.sizes }.filter { promise in
      promise.pose.map { known.insert($0.likeness).inserted } ?? true
    }
  }

  /// The declared text sizes; empty if there are none.
  var textSizes: Set<TextSize> {
    let all: Set<TextSize> = own.reduce(into: []) { $0.formUnion($1.textSizes) }
    // Beside statements with text sizes, one without any declares the default one.
    return !all.isEmpty && own.contains { $0.textSizes.isEmpty } ? all.union([.large]) : all
  }

  /// The heights of the keyboard from the least to the greatest; nil if none are declared. Beside statements with a keyboard, one without
  /// any declares a hidden one.
  var keyboard: SizeBounds? {
    if own.allSatisfy({ $0.keyboard == nil }) { return nil }
    return SizeBounds(joining: own.map { $0.keyboard ?? SizeBounds(lowest: .zero, highest: .zero) })
  }

  /// The heights of the keyboard in all parts.
  var keyboardOfAll: SizeBounds? { SizeBounds(joining: statements.compactMap { $0.keyboard }) }

  /// The insets of the safe area from the least to the greatest; nil if none are declared. Beside statements with a safe area, one without
  /// any declares no insets.
  var safeArea: InsetBounds? {
    if own.allSatisfy({ $0.safeArea == nil }) { return nil }
    return InsetBounds(joining: own.map { $0.safeArea ?? InsetBounds(lowest: .zero, highest: .zero) })
  }

  /// The insets of the safe area in all parts.
  var safeAreaOfAll: InsetBounds? { InsetBounds(joining: statements.compactMap { $0.safeArea }) }
}

extension SizeBounds {
  /// Creates the bounds from the least to the greatest of all; nil if there are none.
  init?(joining bounds: [SizeBounds]) {
    guard let lowest = bounds.map({ $0.lowest }).min(), let highest = bounds.map({ $0.highest }).max() else {
      return nil
    }
    self.init(lowest: lowest, highest: highest)
  }
}

extension InsetBounds {
  /// Creates the insets from the least to the greatest of all; nil if there are none.
  init?(joining bounds: [InsetBounds]) {
    guard var whole = bounds.first else { return nil }
    for other in bounds.dropFirst() {
      whole = InsetBounds(
        lowest: whole.lowest.combined(with: other.lowest) { min($0, $1) },
        highest: whole.highest.combined(with: other.highest) { max($0, $1) })
    }
    self = whole
  }
}

extension ExactInsets {
  fileprivate func combined(with other: ExactInsets, _ choose: (Rational, Rational) -> Rational) -> ExactInsets {
    ExactInsets(
      top: choose(top, other.top), left: choose(left, other.left), bottom: choose(bottom, other.bottom),
      right: choose(right, other.right))
  }
}
