internal import LayCompiler
internal import LayJSON
internal import LayRuntime

/// Formats the tree like an app's log by `recursiveDescription` (SEMANTICS §1.9), with paths instead of addresses:
///
///     <UIView: Board; frame = (0 0; 320 320)>
///        | <PlayerBar: Board/bar1; frame = (47 0; 273 47); autoresize = W+BM; transform = [-1, 0, 0, -1, 0, 0]>
package func logText(_ tree: FrameTree, _ style: Style) -> String {
  var text = style.dim("# \(visible(tree.file)): ") + style.bold(tree.title) + "\n"
  for view in tree.views {
    text += String(repeating: "   | ", count: min(view.depth, deepestLogIndent)) + description(view, tree) + "\n"
  }
  return text
}

/// The deepest indentation: deeper views are not indented further, so that lines do not become too long.
private let deepestLogIndent = 24

private func description(_ view: FrameTree.View, _ tree: FrameTree) -> String {
  var parts = ["\(className(of: view, in: tree)): \(visible(view.path))"]
  let (frame, g) = (view.frame, { (value: Double) in significant(value, digits: 6) })
  parts.append("frame = (\(g(frame.x)) \(g(frame.y)); \(g(frame.width)) \(g(frame.height)))")
  if !view.text.isEmpty { parts.append("text = '\(visible(view.text))'") }
  if view.isHidden { parts.append("hidden = YES") }
  if !view.mask.isEmpty { parts.append("autoresize = \(MaskWords.spelled(view.mask))") }
  if let transform = view.transform {
    parts.append("transform = [\(transform.map { significant($0, digits: 17) }.joined(separator: ", "))]")
  }
  return "<\(parts.joined(separator: "; "))>"
}

/// Returns the class of a view; a component is taken as a class of the app.
private func className(of view: FrameTree.View, in tree: FrameTree) -> String {
  if !view.kind.isEmpty && view.kind != view.shape.name { return visible(view.kind) }
  return (tree.isAppKit ? "NS" : "UI") + view.shape.className(isAppKit: tree.isAppKit)
}

extension ViewKind {
  /// Returns the class for a kind, without its prefix.
  fileprivate func className(isAppKit: Bool) -> String {
    switch self {
    case .label: isAppKit ? "TextField" : "Label"
    case .image: "ImageView"
    case .progress: isAppKit ? "ProgressIndicator" : "ProgressView"
    case .spinner: isAppKit ? "ProgressIndicator" : "ActivityIndicatorView"
    case .horizontalStack, .verticalStack: "StackView"
    case .popUpButton: isAppKit ? "PopUpButton" : "Button"
    case .separator: isAppKit ? "Box" : "View"
    case .table: "TableView"
    case .view, .grid, .spacer: "View"
    case .button, .textField, .textView, .switchControl, .slider, .stepper, .scrollView,
      .segmentedControl, .datePicker, .pickerView:
      name
    }
  }
}

/// Formats `value` like C's `%.*g`: with so many significant digits, without trailing zeros, and with an exponent if the number
/// is very small or has more digits before the point.
func significant(_ value: Double, digits count: Int) -> String {
  guard let exact = Rational(exactly: value) else { return jsonNumber(value) }
  if exact.isZero { return "0" }
  let magnitude = exact.magnitude
  var exponent = 0
  var power = Rational.one
  while magnitude >= power * 10 { (power, exponent) = (power * 10, exponent + 1) }
  while magnitude < power { (power, exponent) = (power / 10, exponent - 1) }
  var scaled = magnitude / power
  for _ in 1..<count { scaled = scaled * 10 }
  var number = scaled.rounded
  // C rounds halves to even.
  if number - scaled == Rational(1, 2), !(number / 2).isInteger { number = number - 1 }
  var digits = Array(number.description)
  if digits.count > count {
    digits.removeLast()
    exponent += 1
  }
  while digits.count > 1, digits.last == "0" { digits.removeLast() }
  let sign = exact.sign < 0 ? "-" : ""
  if exponent < -4 || exponent >= count {
    let fraction = digits.count > 1 ? "." + String(digits[1...]) : ""
    let power = String(abs(exponent))
    return sign + String(digits[0]) + fraction + "e" + (exponent < 0 ? "-" : "+") + (power.count < 2 ? "0" : "") + power
  }
  if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + String(digits) }
  if digits.count <= exponent + 1 {
    return sign + String(digits) + String(repeating: "0", count: exponent + 1 - digits.count)
  }
  return sign + String(digits[...exponent]) + "." + String(digits[(exponent + 1)...])
}
