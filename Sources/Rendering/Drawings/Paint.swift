internal import LayRuntime

/// The colours of boxes: those of Okabe and Ito, which people of any colour vision can distinguish.
enum Paint {
  static let ink = "#1f2937"
  static let paleInk = "#6b7280"
  static let hidden = "#9ca3af"

  /// Returns the colour of a kind. Similar kinds share one.
  static func colour(of kind: ViewKind) -> String {
    switch kind {
    case .view, .spacer, .separator: "#64748b"
    case .label: "#0072b2"
    case .button, .popUpButton: "#009e73"
    case .image: "#cc79a7"
    case .textField, .textView: "#e69f00"
    case .switchControl, .slider, .stepper, .segmentedControl, .datePicker, .pickerView: "#d55e00"
    case .progress, .spinner: "#56b4e9"
    case .scrollView, .table: "#7a3b8f"
    case .horizontalStack, .verticalStack, .grid: "#8c6d1f"
    }
  }

  /// Returns the attributes of the rectangle of `view`.
  static func box(_ view: FrameTree.View) -> String {
    if view.superview == nil { return fill(view.background) ?? "fill=\"#f9fafb\"" }
    if !view.isShown { return "fill=\"none\" stroke=\"\(hidden)\" stroke-width=\"0.75\" stroke-dasharray=\"3 3\"" }
    let colour = colour(of: view.shape)
    let tint = fill(view.background) ?? "fill=\"\(colour)\" fill-opacity=\"\(view.shape == .view ? "0.1" : "0.18")\""
    return "\(tint) stroke=\"\(colour)\" stroke-width=\"0.75\""
  }

  /// Returns the `backgroundColor` as attributes: `#rrggbb` and the opacity.
  private static func fill(_ background: String?) -> String? {
    guard let background else { return nil }
    let digits = background.dropFirst()
    guard digits.count == 8, let alpha = UInt8(digits.suffix(2), radix: 16) else { return "fill=\"\(background)\"" }
    return "fill=\"#\(digits.prefix(6))\" fill-opacity=\"\(n(Double(alpha) / 255))\""
  }

  /// True if light text is more legible on `background`.
  static func isDark(_ background: String) -> Bool {
    let digits = Array(background.utf8.dropFirst())
    guard digits.count >= 6 else { return false }
    if digits.count == 8, let alpha = UInt8(String(decoding: digits.suffix(2), as: UTF8.self), radix: 16), alpha < 128 {
      return false
    }
    let parts = stride(from: 0, to: 6, by: 2).map { place in
      Double(UInt8(String(decoding: digits[place..<place + 2], as: UTF8.self), radix: 16) ?? 255)
    }
    return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] < 140
  }
}
