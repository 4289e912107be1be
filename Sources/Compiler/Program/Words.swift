package import LayDiagnostics
package import LayModel
package import LayNumbers

extension CompiledLayout {
  /// The path of `view` as written in the layout's block: `form.email`; for the root, the layout's name.
  package func spelledPath(_ view: ViewID) -> String {
    let parts = sources.paths[view.index].utf8.split(separator: UInt8(ascii: "/"))
    return parts.count <= 1 ? name : parts.dropFirst().map { String(Substring($0)) }.joined(separator: ".")
  }

  /// The source of a row in the file; nil for an implied constraint.
  package func place(of origin: RowOrigin) -> SourceRange? {
    switch origin {
    case .nonNegative, .contentOrigin: return nil
    default: return sources.range(of: origin)
    }
  }

  /// The constraint of a row, in words.
  package func words(for member: Conflict.Member) -> String {
    switch member.origin {
    case .constraint(let id): words(for: program.constraints[id.index].terms, member)
    case .arrangement(let view, let part): words(view, part, member.terms, member.relation, member.constant)
    case .maskPosition(let view, let axis):
      "the \(maskWord(view)) of '\(spelledPath(view))' places it \(axis.adverb)"
    case .maskSize(let view, let axis):
      "the \(maskWord(view)) of '\(spelledPath(view))' \(isFlexible(view, axis) ? "decides" : "keeps") its \(axis.extent)"
        + (isFlexible(view, axis) ? "" : " at \(member.rightSide.constant)")
    case .nonNegative(let view, let axis): "the \(axis.extent) of '\(spelledPath(view))' is never negative"
    case .contentOrigin(let view, _): contentOriginWords(view)
    case .hugging(let view, .vertical), .compression(let view, .vertical):
      if let lines = member.lines {
        words(for: lines, of: view, high: member.constant)
      } else {
        contentWords(member.origin)
      }
    case .hugging, .compression: contentWords(member.origin)
    case .step(let view, let axis): "steps decide the \(axis.extent) of '\(spelledPath(view))'"
    }
  }

  /// The words for the height of a text: `3 lines of 'body' at 140 wide are 61 high`.
  package func words(for lines: TextLines, of view: ViewID, high: Rational) -> String {
    let count = lines.lines == 1 ? "1 line" : "\(lines.lines) lines"
    return "\(count) of '\(spelledPath(view))' at \(lines.width) wide \(lines.lines == 1 ? "is" : "are") \(high) high"
  }

  private func contentWords(_ origin: RowOrigin) -> String {
    switch origin {
    case .hugging(let view, let axis): "'\(spelledPath(view))' hugs its content's \(axis.extent)"
    case .compression(let view, let axis):
      "'\(spelledPath(view))' resists compression below its content's \(axis.extent)"
    default: ""
    }
  }

  /// The words for the implied position of a scroll view's content.
  package func contentOriginWords(_ view: ViewID) -> String {
    "the content of '\(spelledPath(program.views[view.index].superview ?? .root))' begins at its corner"
  }

  /// The setting that places a mask-driven view: `frame` if its mask is empty, otherwise `mask`.
  private func maskWord(_ view: ViewID) -> String { program.views[view.index].mask.isEmpty ? "frame" : "mask" }

  private func isFlexible(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    program.views[view.index].mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight)
  }

  /// The words for a row with the program's terms; its bound is that of the member, since overrides may change it.
  private func words(for terms: [Term], _ member: Conflict.Member) -> String {
    guard terms.count == 1, let term = terms.first, term.coefficient == .one, let adjective = term.attribute.adjective
    else { return "says \(member.row)" }
    let bound =
      switch member.relation {
      case .equal: ""
      case .lessOrEqual: "at most "
      case .greaterOrEqual: "at least "
      }
    return "'\(spelledPath(term.view))' is \(bound)\(member.constant) \(adjective)"
  }
}

extension SourceTable {
  /// The source of the row from `origin`: a constraint, a part of a visual format, a mask, an intrinsic size; otherwise
  /// the view that it constrains; for stacks and grids, their names.
  package func range(of origin: RowOrigin) -> SourceRange {
    switch origin {
    case .constraint(let id): constraints[id.index]
    case .maskPosition(let view, _), .maskSize(let view, _):
      masks[view] ?? views[view.index]
    case .hugging(let view, _), .compression(let view, _): intrinsics[view] ?? views[view.index]
    case .nonNegative(let view, _), .step(let view, _), .contentOrigin(let view, _): views[view.index]
    case .arrangement(let view, let part): views[(part.isOfContainer ? view : arrangers[view] ?? view).index]
    }
  }
}

extension LayoutAxis {
  /// The name of a length along the axis: `width` or `height`.
  package var extent: String { self == .horizontal ? "width" : "height" }
  /// The adjective after a length: `wide` or `high`.
  package var adjective: String { self == .horizontal ? "wide" : "high" }
  /// The name of the axis: `horizontal` or `vertical`.
  package var name: String { self == .horizontal ? "horizontal" : "vertical" }
  /// The adverb of the axis: `horizontally` or `vertically`.
  package var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
}

extension Attribute {
  /// The adjective of a size, as in `200 wide`, `44 high`; nil for positions.
  fileprivate var adjective: String? {
    switch self {
    case .width: "wide"
    case .height: "high"
    default: nil
    }
  }
}

extension ExactSize {
  /// The size as it is written: `375x667`.
  package var spelled: String { "\(width)x\(height)" }
}

/// The sizes in the words of messages: `375x667`, `320x480 and 375x667`, `320x480 and 4 other sizes`.
package func spell(_ sizes: [ExactSize]) -> String {
  switch sizes.count {
  case 0: ""
  case 1: sizes[0].spelled
  case 2: "\(sizes[0].spelled) and \(sizes[1].spelled)"
  default: "\(sizes[0].spelled) and \(sizes.count - 1) other sizes"
  }
}
