internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
package import LayJSON
internal import LayRuntime

/// Returns the answers of a page as an object with the `problems` of its file; docs/json.md documents its fields.
package func whyJSON(_ page: WhyPage, _ sources: [SourceText], problems: [JSON]) -> JSON {
  let writer = WhyJSONWriter(page: page, sources: sources)
  var members: [(String, JSON)] = [("layout", .string(page.layout.name)), ("size", json(page.environment.size))]
  members.append(("direction", .string(page.environment.direction == .rightToLeft ? "rtl" : "ltr")))
  let textSize = page.environment.textSize
  if textSize != .large { members.append(("textSize", .string(textSize.name))) }
  let keyboard = page.environment.keyboardHeight
  if !keyboard.isZero { members.append(("keyboard", .number(keyboard.double))) }
  if let state = page.state { members.append(("state", .string(state))) }
  members.append(("question", .string(page.question.word)))
  members.append(("answers", .array(page.answers.map(writer.json))))
  members.append(("conflicts", .array(page.conflicts.map(writer.json))))
  members.append(("diagnostics", .array(problems)))
  return .object(members)
}

extension WhyQuestion {
  fileprivate var word: String {
    switch self {
    case .derivation: "why"
    case .atMost: "atMost"
    case .atLeast: "atLeast"
    }
  }
}

private struct WhyJSONWriter {
  let page: WhyPage
  let sources: [SourceText]

  func json(_ answer: WhyAnswer) -> JSON {
    var members = head(answer.quantity, answer.name) + number(answer.value)
    members.append(("range", answer.range.map { json($0) } ?? .null))
    if page.question == .derivation {
      members.append(("sum", answer.total.map { .object(parts($0) + [rules($0.lines)]) } ?? .null))
      members.append(("steps", .array(answer.steps.map { json($0) })))
    } else {
      members.append(("reach", answer.reach.map { json($0) } ?? .null))
    }
    members.append(("unmet", .array(answer.unmet.map { json($0) })))
    return .object(members)
  }

  private func head(_ quantity: Quantity, _ name: String) -> [(String, JSON)] {
    let paths = page.layout.sources.paths
    let path = paths.indices.contains(quantity.view.index) ? paths[quantity.view.index] : ""
    return [("name", .string(name)), ("path", .string(path)), ("attribute", .string(quantity.word))]
  }

  /// Returns a number twice: as a double, and exactly as a decimal or a fraction.
  private func number(_ value: Rational) -> [(String, JSON)] {
    [("value", .number(value.double)), ("exact", .string(value.description))]
  }

  private func json(_ range: ValueRange) -> JSON {
    .object([
      ("lowest", range.lowest.map { .string($0.description) } ?? .null),
      ("highest", range.highest.map { .string($0.description) } ?? .null),
    ])
  }

  private func json(_ step: WhyAnswer.Step) -> JSON {
    let others = step.step.others.map { json($0) }
    return .object(
      head(step.step.quantity, step.name) + number(step.step.value) + parts(step) + [
        ("others", .array(others)), rules(step.lines),
      ])
  }

  /// Returns the members of the sum itself, without other quantities.
  private func parts(_ step: WhyAnswer.Step) -> [(String, JSON)] {
    [
      ("text", .string(step.sum)), ("width", .string(step.step.width.description)),
      ("height", .string(step.step.height.description)), ("constant", .string(step.step.constant.description)),
    ]
  }

  private func rules(_ lines: [WhyAnswer.Line]) -> (String, JSON) {
    ("rules", .array(lines.map { .object(members(of: $0)) }))
  }

  private func json(_ other: DerivationStep.Other) -> JSON {
    .object(
      [("factor", .string(other.factor.description))] + head(other.quantity, page.layout.spelled(other.quantity))
        + number(other.value))
  }

  private func members(of line: WhyAnswer.Line) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("text", .string(line.text)), ("origin", .string(origin(of: line))),
      ("file", line.place.map { fileJSON(of: $0, in: sources) } ?? .null),
      ("range", line.place.map { LayRendering.json($0, in: sources) } ?? .null),
      ("factor", .string(line.factor.description)), ("number", .string(line.share.number.description)),
    ]
    if !line.share.gap.isZero { members.append(("gap", .string(line.share.gap.description))) }
    if let row = line.share.row { members.append(("priority", priority(row))) }
    if !line.settings.isEmpty { members.append(("setBy", .array(line.settings.map { json($0.words, at: $0.place) }))) }
    return members
  }

  private func json(_ words: String, at place: SourceRange) -> JSON {
    .object([
      ("text", .string(words)), ("file", fileJSON(of: place, in: sources)),
      ("range", LayRendering.json(place, in: sources)),
    ])
  }

  private func origin(of line: WhyAnswer.Line) -> String {
    switch line.share.reason {
    case .row(let origin):
      let layout = page.layout
      return OriginWord(origin, at: layout.sources.range(of: origin), in: layout, sources).rawValue
    case .choice: return "choice"
    case .kept: return "kept"
    case .step: return OriginWord.step.rawValue
    }
  }

  private func priority(_ row: RowDescription) -> JSON {
    .number(Double(row.priority.description) ?? Double(row.priority.value))
  }

  private func json(_ unmet: WhyAnswer.Unmet) -> JSON {
    .object([
      ("text", .string(unmet.text)), ("file", unmet.place.map { fileJSON(of: $0, in: sources) } ?? .null),
      ("range", unmet.place.map { LayRendering.json($0, in: sources) } ?? .null),
      ("gap", .string(unmet.wish.gap.description)), ("priority", priority(unmet.wish.row)),
      ("broken", .bool(unmet.wish.isBroken)),
    ])
  }

  /// Returns the constraint that was broken in a conflict.
  func json(_ conflict: Conflict) -> JSON {
    let broken = conflict.members.first { $0.origin == conflict.broken }
    let place = page.layout.place(of: conflict.broken)
    return .object([
      ("text", .string(broken?.row ?? "")), ("file", place.map { fileJSON(of: $0, in: sources) } ?? .null),
      ("range", place.map { LayRendering.json($0, in: sources) } ?? .null),
    ])
  }

  private func json(_ reach: WhyReach) -> JSON {
    .object([
      ("limited", .bool(reach.isLimited)), ("free", reach.free.map { .string($0.description) } ?? .null),
      ("stops", .array(reach.stops.map { json($0) })), ("more", .bool(reach.isCut)),
    ])
  }

  private func json(_ stop: WhyReach.Stop) -> JSON {
    let rules = zip(stop.step.lines, stop.yields).map { line, yields in
      JSON.object(members(of: line) + [("yields", .bool(yields))])
    }
    return .object(
      number(stop.value) + [("limit", .bool(stop.isLimit))] + parts(stop.step) + [("rules", .array(rules))])
  }
}

extension Quantity {
  /// The name in JSON output: `width`, `frame.x`.
  fileprivate var word: String {
    switch kind {
    case .attribute(let attribute): attribute.name
    case .frame(let part): "frame." + part.spelled
    case .untransformed(let part): "untransformedFrame." + part.spelled
    }
  }
}
