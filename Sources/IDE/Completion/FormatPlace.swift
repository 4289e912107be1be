/// A position in a visual format, by the text before it.
enum FormatPlace: Equatable {
  /// At the beginning of the string.
  case start
  /// Behind `H:` or `V:`.
  case beginning
  /// Behind `|`; behind `]`.
  case edge, cell
  /// Behind the `-` that begins a gap; `mayEnd` if the format may end with it.
  case gap(mayEnd: Bool)
  /// Behind the `-` that ends a gap.
  case behindGap(mayEnd: Bool)
  /// Behind `[`.
  case view
  /// In the parentheses of a view, which constrain its size.
  case demand(of: String)
  /// In the parentheses of a gap, which constrain its size.
  case gapDemand
  /// Behind `@`.
  case priority
  /// At a position that takes no name.
  case nothing

  /// Reads the position behind `written`.
  init(behind written: some Sequence<UInt8>) {
    self = .start
    var (view, isGap, hasCell) = ("", false, false)
    var (isInView, isInDemand) = (false, false)
    for byte in written {
      switch byte {
      case UInt8(ascii: ":"): self = .beginning
      case UInt8(ascii: "|"): (self, isGap) = (.edge, false)
      case UInt8(ascii: "["): (self, isInView, view) = (.view, true, "")
      case UInt8(ascii: "]"): (self, isInView, isInDemand, isGap, hasCell) = (.cell, false, false, false, true)
      case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "="):
        isInDemand = isInDemand || byte == UInt8(ascii: "(")
        self = isInView ? .demand(of: view) : .gapDemand
      case UInt8(ascii: ")"): (self, isInDemand) = (.nothing, false)
      case UInt8(ascii: "-") where !isInDemand && !isInView:
        self = isGap ? .behindGap(mayEnd: hasCell) : .gap(mayEnd: hasCell)
        isGap = true
      case UInt8(ascii: "@"): self = .priority
      default:
        if isInView && !isInDemand { view.unicodeScalars.append(UnicodeScalar(byte)) }
        self = .nothing
      }
    }
  }
}
