internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

// Diagnostics about frames, masks and transforms.

extension Diagnostic {
  static func frameNumbers(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .frameNumbers, "a frame has four numbers: x, y, width, height; here are \(count)", at: range,
      notes: [.help("`(x, y, width, height)`, for example `(0, 20, 375, 44)`")])
  }

  static func frameIsTakenOnce(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .frameIsTakenOnce,
      "'frame' is read once, at the design size; for a size that follows the superview, write `mask = W` or a constraint",
      at: range)
  }

  static func maskNeedsFrame(_ name: String, hasBounds: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .maskNeedsFrame, "the mask of '\(name)' needs a frame to start from", at: range,
      notes: [
        .help(
          hasBounds
            ? "give it a place: `center = (x, y)` beside its `bounds`, or `frame = (x, y, width, height)`"
            : "give it `frame = (x, y, width, height)`, or `bounds` and `center`")
      ])
  }

  static func maskNeedsSize(
    _ name: String, superview: String, isRoot: Bool, hasMask: Bool, hasRule: Bool, at range: SourceRange,
    declaration: SourceRange
  ) -> Diagnostic {
    let size = hasMask ? "which" : "whose size"
    let why =
      isRoot
      ? "but '\(superview)' has no design size"
      : hasRule ? "\(size) only constraints determine" : "\(size) is not known at design time"
    let help =
      isRoot ? "give '\(superview)' a design size: `\(superview)(375x667)`" : "give '\(superview)' `bounds = 300x200`"
    let what =
      hasMask
      ? "the mask of '\(name)' needs the size of '\(superview)'"
      : "'\(name)' keeps its distance from the bottom of '\(superview)'"
    return Diagnostic(
      .maskNeedsSize, "\(what), \(why)", at: range,
      labels: [Label(declaration, "its size at the design size is unknown")], notes: [.help(help)])
  }

  static func maskForm(_ text: String, repaired: String?, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(
      .maskWithoutPlus, "a mask is words joined with '+': `W+H`", at: range,
      notes: [.help("the words are LM W RM TM H BM, UIKit's and AppKit's names, or `none` alone")])
    if let repaired, repaired != text {
      diagnostic.fixIt = FixIt("write `\(repaired)`", [Edit(range, repaired)], .automatic)
    }
    return diagnostic
  }

  static func frameOfArranged(
    _ property: String, _ name: String, by arranger: String, at range: SourceRange, arranger place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .frameOfArranged, "'\(name)' is arranged by '\(arranger)'; its \(property) would be ignored", at: range,
      labels: [Label(place, "places its subviews itself")],
      notes: [.help("set `intrinsic`, or constrain its width and height")])
  }

  static func frameSaidTwice(_ property: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .frameSaidTwice, "the frame of '\(name)' already determines its \(property)", at: range,
      notes: [.help("keep `frame`, or `bounds` and `center`")])
  }

  static func frameOfRoot(_ property: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .frameOfRoot, "'\(name)' is the layout itself, whose size the app determines, so it has no \(property)",
      at: range,
      notes: [.help("the design size follows the name: `layout \(name)(375x667)`")])
  }

  static func placementInCondition(_ property: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .placementInCondition,
      "'\(name)' has no \(property) outside of conditions, so constraints determine its position", at: range,
      notes: [
        .help("set the frame outside of conditions too, and change it here; or write constraints instead")
      ])
  }

  /// A rotation by a number. Only a literal can have a unit: `1/3deg` would divide a number by an angle.
  static func angleWithoutUnit(_ number: Rational, _ argument: SyntaxNode) -> Diagnostic {
    let unit = "\(number)".utf8.contains(UInt8(ascii: "/")) ? " * 1deg" : "deg"
    let range = argument.range
    let end = SourceRange(file: range.file, start: range.end, end: range.end)
    let start = SourceRange(file: range.file, start: range.start, end: range.start)
    let fixIt =
      argument.isSignedNumber
      ? FixIt("insert 'deg'", [Edit(end, "deg")], .needsReview)
      : FixIt("multiply by '1deg'", [Edit(start, "("), Edit(end, ") * 1deg")], .needsReview)
    return Diagnostic(
      .angleWithoutUnit, "a rotation needs an angle with a unit: `\(number)\(unit)`", at: range, fixIt: fixIt)
  }

  static func wrongTransform(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "this is not a transform", at: range,
      notes: [
        .help(
          "`rotate(90deg)`, `scale(2)`, `scale(2, 1)`, `translate(8, 0)`, `matrix(a, b, c, d, tx, ty)`, or a list of them"
        )
      ])
  }
}

extension SyntaxNode {
  /// True for `90`, `-45`.
  fileprivate var isSignedNumber: Bool {
    let tokens = allTokens
    return tokens.last?.kind == .number && (tokens.count == 1 || tokens.count == 2 && tokens[0].kind == .minus)
  }
}
