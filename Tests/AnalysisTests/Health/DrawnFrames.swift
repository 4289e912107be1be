import LayCompiler
import LayRuntime
import TestSupport

@testable import LayAnalysis

extension Layout {
  /// The part of a view's frame, relative to the root, that it may draw, by frames and the measure of texts alone: of a label or
  /// button without a background the text on one line, and as many lines as it may take, if that is smaller.
  func drawnFrame(of view: ViewID, _ compiled: CompiledLayout) -> ExactRect {
    let frame = rootFrames(of: self)[view.index]
    let description = self.description(of: view)
    let size = ViewKind.label.contentSize(
      of: description.text, fontSize: fontSize(of: view), weight: description.fontWeight, scale: environment.scale)
    var drawn = frame
    if drawsText(view, .vertical, compiled) {
      let height =
        description.lines == 1
        ? size.height
        : Rational(description.lines) * TextMeasure.lineHeight(fontSize: fontSize(of: view), scale: 1)
      if height < frame.height { (drawn.y, drawn.height) = (frame.y + (frame.height - height) / 2, height) }
    }
    if !drawsText(view, .horizontal, compiled) { return drawn }
    guard size.width < frame.width, let share = share(of: view, description, compiled) else { return drawn }
    (drawn.x, drawn.width) = (frame.x + share * (frame.width - size.width), size.width)
    return drawn
  }

  /// The same part, but of letters that all stand on their baseline down to the middle of the room below that, which is 0.241 of the font
  /// high.
  func coveringFrame(of view: ViewID, _ compiled: CompiledLayout) -> ExactRect {
    var drawn = drawnFrame(of: view, compiled)
    let (text, font) = (description(of: view).text, fontSize(of: view))
    let isText = description(of: view).kind == .label && compiled.backgroundColor(of: view, in: environment) == nil
    let stands = !text.isEmpty && text.allSatisfy { $0.isASCII && !"gjpqyJQ,;()[]{}|/\\@$_".contains($0) }
    if !isText || !stands { return drawn }
    let terms = [Term(view, .lastBaseline), Term(.root, .top, -1)]
    let baseline = value(of: terms, amid: terms)
    drawn.height = min(drawn.height, max(baseline + Rational(241, 2000) * font - drawn.y, .zero))
    return drawn
  }

  /// True if it is known where along an axis a view draws its text, and nothing else.
  func drawsText(_ view: ViewID, _ axis: LayoutAxis, _ compiled: CompiledLayout) -> Bool {
    let description = self.description(of: view)
    let isTitle = description.kind == .label || description.kind == .button
    guard isTitle, !description.text.isEmpty,
      compiled.backgroundColor(of: view, in: environment) == nil,
      compiled.textAlignment(of: view, in: environment) != "justified"
    else { return false }
    return axis == .vertical ? description.lines > 0 : share(of: view, description, compiled) != nil
  }

  /// The share of the free width that is left of a text; nil if it is not certain.
  private func share(of view: ViewID, _ description: ViewDescription, _ compiled: CompiledLayout) -> Rational? {
    if description.kind == .button { return Rational(1, 2) }
    switch compiled.textAlignment(of: view, in: environment) {
    case "left": return 0
    case "center": return Rational(1, 2)
    case "right": return 1
    case "natural" where environment.direction == .rightToLeft: return 1
    case "natural": return description.text.unicodeScalars.contains { $0.properties.isOfArabic } ? nil : 0
    default: return nil
    }
  }
}

extension Unicode.Scalar.Properties {
  /// True for the letters from right to left in the tests, which are Arabic.
  fileprivate var isOfArabic: Bool { name?.hasPrefix("ARABIC LETTER") ?? false }
}

extension ExactRect {
  /// True if each of two rectangles ends more than a point behind where the other begins.
  func overlaps(_ other: ExactRect) -> Bool {
    let common = (min(maxX, other.maxX) - max(x, other.x), min(maxY, other.maxY) - max(y, other.y))
    if common.0.sign <= 0 || common.1.sign <= 0 { return false }
    return min(maxX - other.x, other.maxX - x, maxY - other.y, other.maxY - y) > 1
  }
}
