public import LayDiagnostics
internal import LayParser

/// A colour literal in the file, its components from 0 to 1.
public struct ColourPlace: Hashable, Sendable {
  /// The range of the literal.
  public var range: SourceRange
  /// The colour's components; `alpha` is its opacity.
  public var red, green, blue, alpha: Double
}

extension ColourPlace {
  /// Reads the token of a literal; nil for other tokens.
  init?(_ tree: SyntaxTree, _ token: Int) {
    guard tree.tokenKinds[token] == .colour else { return nil }
    let digits = tree.tokenText(token).dropFirst()
    guard digits.utf8.count == 6 || digits.utf8.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
    let parts = digits.utf8.count == 6 ? value << 8 | 0xFF : value
    func part(_ shift: UInt32) -> Double { Double(parts >> shift & 0xFF) / 255 }
    self.init(range: tree.tokenRange(token), red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

/// Returns the literal of a colour, without its alpha component if it is opaque.
public func spelledColour(red: Double, green: Double, blue: Double, alpha: Double) -> String {
  let parts = alpha >= 1 ? [red, green, blue] : [red, green, blue, alpha]
  return parts.reduce("#") { text, part in
    let value = Int((min(max(part, 0), 1) * 255).rounded())
    return text + (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
