package import LayCompiler
internal import LayDiagnostics
package import LayRuntime

// Derivations in words.
extension CompiledLayout {
  /// `form.width`, `root.width`, `photo.frame.x`
  package func spelled(_ quantity: Quantity) -> String {
    let view = quantity.view == .root ? "root" : spelledPath(quantity.view)
    switch quantity.kind {
    case .attribute(let attribute): return view + "." + attribute.name
    case .frame(let part): return view + ".frame." + part.spelled
    case .untransformed(let part): return view + ".untransformedFrame." + part.spelled
    }
  }

  /// `root.width (375) - 12 - 12`
  func sumText(_ step: DerivationStep, at reasons: LayoutReasons) -> String {
    var text = SumText()
    for other in step.others { text.add(other.factor, "\(spelled(other.quantity)) (\(other.value))") }
    if step.quantity.view == .root {
      text.add(step.width * reasons.size.width + step.height * reasons.size.height)
    } else {
      text.add(step.width, "root.width (\(reasons.size.width))")
      text.add(step.height, "root.height (\(reasons.size.height))")
    }
    for share in step.shares {
      text.add(share.factor * share.number)
      text.add(share.factor * share.gap)
    }
    text.add(step.constant)
    return text.text
  }

  /// The explanation of a step's constant, which no constraint contains; nil if it is zero.
  func constantWords(_ step: DerivationStep, in program: LayoutProgram) -> String? {
    if step.constant.isZero { return nil }
    var reasons: [String] = []
    for quantity in [step.quantity] + step.others.map({ $0.quantity }) {
      let view = program.views[quantity.view.index]
      func add(_ reason: String, _ isThere: Bool) {
        let text = "\(reason) of '\(spelledPath(quantity.view))'"
        if isThere && !reasons.contains(text) { reasons.append(text) }
      }
      if let room = roomWords(of: view), !reasons.contains(room) { reasons.append(room) }
      if case .attribute(let attribute) = quantity.kind { add("the baseline", attribute.isBaseline) }
      add("the alignment insets", view.alignmentInsets != .zero)
      add("the transform", view.transform != .identity)
    }
    if reasons.isEmpty { reasons = ["the origin of bounds"] }
    return "\(step.constant.magnitude) is for \(joinedWords(reasons))"
  }

  /// The room that a built-in guide leaves out; nil for other views: `the margins of 'form'`.
  private func roomWords(of guide: ViewDescription) -> String? {
    switch guide.guide {
    case .safeArea: "the safe area"
    case .keyboard: "the keyboard or the safe area"
    case .margins, .readable: "the margins of '\(spelledPath(guide.superview ?? .root))'"
    case .declared, .content, .frame: nil
    }
  }

  /// Describes a share. If a length is that of the content, both content hugging and compression resistance hold; in a reach
  /// (`isLimit`), one of them does.
  func line(_ share: DerivationShare, _ reasons: LayoutReasons, isLimit: Bool) -> WhyAnswer.Line {
    var line = WhyAnswer.Line(factor: share.factor, text: "", share: share)
    switch share.reason {
    case .row(let origin):
      line.place = place(of: origin)
      line.text = words(for: origin, share)
      if case .hugging(let view, let axis) = origin, !isLimit { line.text = content(of: view, axis, share, reasons) }
      if case .compression(let view, let axis) = origin, !isLimit {
        line.text = content(of: view, axis, share, reasons)
      }
    case .choice(let view, let part):
      line.place = placeOfPreference(view, part, reasons)
      line.text = choice(view, part, share.number, reasons)
    case .kept(let view, let part):
      line.place = placeOfPreference(view, part, reasons)
      line.text = kept(view, part, reasons)
    case .step(let step, let view):
      line.place = step.map { sources.steps[$0.index] }
      line.text = words(for: step, placing: view) + (share.number.isZero ? "" : ": \(share.number)")
    }
    if case .row(.step(let view, let axis)) = share.reason, let step = reasons.step(placing: view, axis) {
      line.place = sources.steps[step.index]
    }
    return line
  }

  // MARK: - Rows

  private func words(for origin: RowOrigin, _ share: DerivationShare) -> String {
    guard let row = share.row else { return "" }
    var text: String
    switch origin {
    case .constraint:
      text = row.text
      if row.constant != share.number { text += " (with \(insets(of: row)): \(share.number))" }
    case .maskPosition(let view, let axis): text = mask(view, axis, isSize: false, share, row)
    case .maskSize(let view, let axis): text = mask(view, axis, isSize: true, share, row)
    case .nonNegative(let view, let axis): text = "the \(axis.extent) of '\(spelledPath(view))' is never negative"
    case .hugging(let view, _), .compression(let view, _): text = content(of: view, row)
    case .arrangement(let view, let part): text = words(view, part, row.terms, row.relation, row.constant)
    case .step(let view, let axis): text = "steps decide the \(axis.extent) of '\(spelledPath(view))'"
    case .contentOrigin(let view, _): text = contentOriginWords(view)
    }
    if share.isBroken { text += ", broken because it conflicts with others" }
    if !share.gap.isZero { text += ", off by \(share.gap.magnitude)" }
    return text
  }

  /// The numbers in the constant of a row that the text of its constraint does not have.
  private func insets(of row: RowDescription) -> String {
    let guides = Set(row.terms.map { program.views[$0.view.index].guide })
    if guides.contains(.margins) { return "the margin" }
    if guides.contains(.safeArea) { return "the safe area" }
    if guides.contains(.keyboard) { return "the keyboard" }
    return "insets and baseline offsets"
  }

  /// `the content of 'title' is 120 wide (hugging 251)`
  private func content(of view: ViewID, _ row: RowDescription) -> String {
    let axis = row.terms.first?.attribute.axis ?? .horizontal
    let isHugging = row.relation == .lessOrEqual
    return "\(content(of: view, axis, row.constant, row.lines)) "
      + "(\(isHugging ? "hugging" : "compression") \(row.priority))"
  }

  /// `the content of 'title' is 120 wide (hugging 251, compression 750)`
  private func content(
    of view: ViewID, _ axis: LayoutAxis, _ share: DerivationShare, _ reasons: LayoutReasons
  ) -> String {
    let (hugging, compression) = reasons.contentPriorities(of: view, axis)
    return "\(content(of: view, axis, share.row?.constant ?? share.number, share.row?.lines)) "
      + "(hugging \(hugging), compression \(compression))"
  }

  /// `the content of 'title' is 120 wide`, `3 lines of 'body' at 140 wide are 61 high: 3 * 20.28695, up to the pixel`
  private func content(of view: ViewID, _ axis: LayoutAxis, _ length: Rational, _ lines: TextLines?) -> String {
    guard let lines else { return "the content of '\(spelledPath(view))' is \(length) \(axis.adjective)" }
    let exact = Rational(lines.lines) * lines.lineHeight + lines.padding
    let padding = lines.padding.isZero ? "" : " + \(lines.padding)"
    return "\(words(for: lines, of: view, high: length)): \(lines.lines) * \(lines.lineHeight)\(padding)"
      + (exact == length ? "" : ", up to the pixel")
  }

  private func mask(
    _ view: ViewID, _ axis: LayoutAxis, isSize: Bool, _ share: DerivationShare, _ row: RowDescription
  ) -> String {
    let word = program.views[view.index].mask.isEmpty ? "frame" : "mask"
    guard let mask = share.mask else { return row.text }
    let superviewSize = mask.superviewSize
    let edge = axis == .horizontal ? ("left margin", "right margin") : ("top margin", "bottom margin")
    /// `by its mask, the width of 'photo' is 30 plus 0.08 of what the superview's width has over 375`
    func part(_ name: String, _ length: Rational, _ share: Rational) -> String {
      let start = "by its \(word), the \(name) of '\(spelledPath(view))'"
      if share.isZero { return "\(start) stays \(length)" }
      let factor = share == .one ? "" : "\(share) of "
      return "\(start) is \(length) plus \(factor)what the superview's \(axis.extent) has over \(superviewSize)"
    }
    if isSize && share.isCollapsed {
      return "by its \(word), the \(axis.extent) of '\(spelledPath(view))' would be below 0: it is 0"
    }
    let far = superviewSize - mask.span.end
    // The row names an edge, which tells the part of the mask that the row is about.
    let isFar = row.terms.first.map { $0.attribute == .right || $0.attribute == .bottom } ?? false
    if isFar { return part(edge.1, far, .zero) }
    if isSize && mask.flexible == .size {
      return
        "by its \(word), the \(edge.0) of '\(spelledPath(view))' stays \(mask.span.origin) and the \(edge.1) \(far)"
    }
    if !isSize && mask.flexible == .nearMargin && !share.isCollapsed {
      return
        "by its \(word), the \(edge.1) of '\(spelledPath(view))' stays \(far) and the \(axis.extent) \(mask.span.length)"
    }
    if isSize { return part(axis.extent, mask.span.length, mask.sharesOfChange.size) }
    return part(edge.0, mask.span.origin, mask.sharesOfChange.nearMargin)
  }

  // MARK: - Ambiguous numbers

  private func placeOfPreference(_ view: ViewID, _ part: Ambiguity.Part, _ reasons: LayoutReasons) -> SourceRange {
    let name = sources.views[view.index]
    switch reasons.preference(view, part) {
    case .content: return sources.intrinsics[view] ?? name
    case .designFrame: return sources.masks[view] ?? name
    case .designSize, .zero: return name
    }
  }

  private func choice(
    _ view: ViewID, _ part: Ambiguity.Part, _ value: Rational, _ reasons: LayoutReasons
  ) -> String {
    let wish = reasons.preferredValue(view, part)
    let name = "the \(part.words) of '\(spelledPath(view))'"
    if reasons.preference(view, part) == .designFrame && wish == value {
      return "\(name) is that of its frame: no constraint determines it"
    }
    let why =
      switch reasons.preference(view, part) {
      case .content: "its content is \(wish)"
      case .designFrame: "its frame says \(wish)"
      case .designSize: "its size is \(wish) in the design"
      case .zero: "0 where nothing else is said"
      }
    return "\(name) is ambiguous: layc chose \(value)"
      + (wish == value ? " (\(why))" : ", as near as it gets (\(why))")
  }

  private func kept(_ view: ViewID, _ part: Ambiguity.Part, _ reasons: LayoutReasons) -> String {
    let name = "the \(part.words) of '\(spelledPath(view))'"
    return switch reasons.preference(view, part) {
    case .content: "no constraint refers to \(name): it is that of its content"
    case .designFrame: "no constraint refers to \(name): it is that of its frame"
    case .designSize: "no constraint refers to \(name): it is that of the design"
    case .zero: "\(name) is ambiguous: layc chose 0"
    }
  }

  // MARK: - Constraints that are not satisfied

  func unmet(_ wish: UnmetWish, _ reasons: LayoutReasons) -> WhyAnswer.Unmet {
    let amount = wish.gap.magnitude
    let more = wish.gap.sign > 0 ? "more" : "less"
    var unmet = WhyAnswer.Unmet(
      text: wish.row.text, words: "the value is \(amount) \(more)", place: place(of: wish.row.origin), wish: wish)
    switch wish.row.origin {
    case .hugging(let view, let axis):
      unmet.text =
        "content hugging of '\(spelledPath(view))': at most \(wish.row.constant) \(axis.adjective) @\(wish.row.priority)"
    case .compression(let view, let axis):
      unmet.text =
        "compression resistance of '\(spelledPath(view))': at least \(wish.row.constant) \(axis.adjective) @\(wish.row.priority)"
    case .arrangement(let view, let part):
      unmet.text = words(view, part, wish.row.terms, wish.row.relation, wish.row.constant)
    default: break
    }
    if wish.isBroken { unmet.words = "broken, because it conflicts with others: \(unmet.words)" }
    return unmet
  }
}

/// A sum as text with operators between its parts.
struct SumText {
  private var parts: [(isNegative: Bool, text: String)] = []
  /// The number added last, and how often in succession.
  private var last = Rational.zero
  private var count = 0

  /// The sum, beginning with a positive part if there is one; 0 if nothing was added.
  var text: String {
    var parts = parts
    if let first = parts.firstIndex(where: { !$0.isNegative }), first > 0 {
      parts.insert(parts.remove(at: first), at: 0)
    }
    var text = ""
    for part in parts {
      if text.utf8.isEmpty {
        text = part.isNegative ? "-" + part.text : part.text
      } else {
        text += (part.isNegative ? " - " : " + ") + part.text
      }
    }
    return text.utf8.isEmpty ? "0" : text
  }

  mutating func add(_ factor: Rational, _ name: String) {
    if factor.isZero { return }
    count = 0
    parts.append((factor.sign < 0, factor.magnitude == .one ? name : "\(factor.magnitude) * \(name)"))
  }

  mutating func add(_ number: Rational) {
    if number.isZero { return }
    count = number == last ? count + 1 : 1
    last = number
    // `8 + 8` is plain; three or more equal numbers are written as a product.
    if count == 3 { parts.removeLast() }
    if count >= 3 {
      parts[parts.count - 1] = (number.sign < 0, "\(count) * \(number.magnitude)")
    } else {
      parts.append((number.sign < 0, number.magnitude.description))
    }
  }
}

extension Ambiguity.Part {
  /// `x`, `y`, `width`, `height`.
  package var spelled: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }
}
