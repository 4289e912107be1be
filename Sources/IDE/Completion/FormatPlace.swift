/// A place in a visual format, by what stands before it.
enum FormatPlace: Equatable {
  /// At the beginning.
  case start
  /// Behind `H:`.
  case beginning
  /// Behind `|`, behind `]`.
  case edge, cell
  /// Behind the `-` that begins a gap, and whether the format may end with it.
  case gap(mayEnd: Bool)
  /// Behind the `-` that ends one.
  case behindGap(mayEnd: Bool)
  /// Behind `[`.
  case view
  /// Where a view says how long it is: in the parentheses of a view.
  case demand(of: String)
  /// Where a gap says how long it is: in the parentheses of a gap.
  case gapDemand
  /// Behind `@`.
  case priority
  /// Where no name stands.
  case nothing

  /// The place behind `written`.
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
