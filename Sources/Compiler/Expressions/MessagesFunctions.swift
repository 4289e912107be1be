internal import LayDiagnostics
internal import LayModel
internal import LayParser

// Diagnostics about calls.

extension Diagnostic {
  static func unknownFunction(_ name: String, _ guess: String?, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownFunction, "no function named '\(name)'", at: range)
    if let guess {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    } else {
      let help = formOfType(name) ?? "there are min, max, abs, round, floor, ceil and mod"
      diagnostic.notes = [.help(help)]
    }
    return diagnostic
  }

  /// The notation for a value of one of UIKit's types; nil for other names.
  private static func formOfType(_ name: String) -> String? {
    switch name {
    case "system", "systemFont", "boldSystemFont", "font", "Font", "preferredFont":
      "a font is a size in points or a text style: `font = 17`, `font = body`"
    case "CGRect", "CGRectMake", "NSRect", "Rect": "a rectangle is four numbers: `(x, y, width, height)`"
    case "CGSize", "CGSizeMake", "NSSize", "Size": "a size is written `320x44`, or of computed numbers `(w, h)`"
    case "CGPoint", "CGPointMake", "NSPoint", "Point": "a point is two numbers: `(x, y)`"
    case "UIEdgeInsets", "UIEdgeInsetsMake", "NSDirectionalEdgeInsets", "EdgeInsets":
      "an inset is written `16`, or `(top, leading, bottom, trailing)`"
    case "UIColor", "NSColor", "Color": "a colour is written `#ff66ff`"
    default: nil
    }
  }

  /// A function in place of a member: `count(senders)`.
  static func countIsMember(_ name: String, of list: String, _ call: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownFunction, "no function named '\(name)'; a list says how many it holds: `\(list).count`", at: range,
      fixIt: FixIt("write '\(list).count'", [Edit(call, "\(list).count")], .needsReview))
  }

  static func functionElsewhere(_ name: String, _ place: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownFunction, "'\(name)' is known only in \(place)", at: range)
  }

  static func notAFunction(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownFunction, "'\(name)' takes no arguments", at: range)
  }

  /// A priority in parentheses behind an attribute: `superview.top (750)`.
  static func priorityAsArgument(_ number: String, of call: SyntaxNode) -> Diagnostic {
    let place = call.child(.arguments)?.range ?? call.range
    let isAttached = call.children.first?.range.end == place.start
    return .foreignPriority(number, gap: isAttached ? " " : "", isSure: false, at: place)
  }

  static func argumentCount(_ name: String, _ wanted: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownFunction, "'\(name)' takes \(wanted)", at: range)
  }

  /// The edges that an axis or all of them stand for in UIKit and SwiftUI.
  private static let edgesOfGroups = [
    "horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"],
    "all": ["top", "leading", "bottom", "trailing"],
  ]

  /// An edge that there is not, in a list that names the `others` too.
  static func unknownEdge(
    _ name: String, _ guess: String?, besides others: [String], at range: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownEdge, "no edge named '\(name)'", at: range)
    if let edges = edgesOfGroups[name]?.filter({ !others.contains($0) }).joined(separator: ", "), !edges.isEmpty {
      diagnostic.notes = [.help("name each edge")]
      diagnostic.fixIt = FixIt("change '\(name)' to '\(edges)'", [Edit(range, edges)], .needsReview)
    } else if let guess {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    } else {
      diagnostic.notes = [.help("the edges are top, leading, bottom, trailing, left and right")]
    }
    return diagnostic
  }

  static func edgeTwice(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownEdge, "'\(name)' is named twice", at: range)
  }

  static func noEdges(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownEdge, "which edges? for example `edges(top, leading)`", at: range)
  }
}
