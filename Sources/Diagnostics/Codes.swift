// The codes, by stage: L01 syntax, L02 names, L03 visual format, L04 constraints and values, L05 layout, L06 health, L07 unused
// and pointless, L09 the tool. Each `Codes…` file holds one stage or more, sorted by number. A number is never reused, even
// after its check is gone, as all of L08 are. Each code has a page in docs/errors/, which a test compiles.

/// A kind of problem that diagnostics report. Its number is never reused; its page is `docs/errors/<id>.md`.
public struct DiagnosticCode: Hashable, Sendable {
  /// The code, such as `L0201`.
  public let id: String
  /// The name in words joined by hyphens, such as `unknown-view`.
  public let name: String
  /// The severity of problems of this kind.
  public let severity: Severity
  /// True if problems of this kind are reported only if the settings of a project give them a severity.
  package let isOffByDefault: Bool

  /// Creates a code; only the tables in `Codes*.swift` do.
  package init(_ id: String, _ name: String, _ severity: Severity, isOff: Bool = false) {
    self.id = id
    self.name = name
    self.severity = severity
    isOffByDefault = isOff
  }

  /// Compares codes by their numbers.
  public static func == (a: DiagnosticCode, b: DiagnosticCode) -> Bool { a.id == b.id }
  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension DiagnosticCode {
  /// Every code, by number.
  public static var all: [DiagnosticCode] {
    syntaxCodes + nameCodes + visualFormatCodes + constraintCodes + layoutCodes + unusedCodes + toolCodes + builderCodes
      + pictureCodes
  }
}

// Codes of features that earlier versions did not evaluate:
//
// L0801, stack-not-evaluated, and L0802, grid-not-evaluated, are gone: stacks and grids are laid out.
// L0803, scroll-content-not-evaluated, is gone: scroll content is laid out.
// L0804, transform-not-evaluated, is gone: views rotate by any angle.
// L0805, wrapping-not-evaluated, is gone: text wraps to several lines.
// L0806, steps-not-evaluated, and L0807, size-that-fits-not-evaluated, are gone: steps are executed.
// L0808, state-not-evaluated, is gone: every state is laid out.
// L0809, assert-not-evaluated, is gone: assertions are proved.
// L0810, guide-not-evaluated, is gone: guides are laid out.
// L0811, margins-not-evaluated, is gone: stacks keep to their margins.
// L0812, standard-spacing-not-evaluated, is gone: margins may be the standard.
// L0813, expect-not-evaluated, is gone: every view has a frame.
// L0814, profile-not-evaluated, is gone: layouts may have AppKit's profile.
