package import LayAnalysis
package import LayJSON
internal import LayDiagnostics
internal import LayRuntime

/// Returns a line for each text: `title: up to 23 characters (188 points); has 12 (101.5); then the text of 'title' is cut off …`.
package func budgetText(_ budgets: LayoutBudgets) -> String {
  let name = visible(budgets.layout) + languageWords(budgets)
  if let obstacle = budgets.obstacle { return "\(name): no budgets, since \(words(obstacle))\n" }
  var lines = budgets.texts.map { "  \(line(of: $0))" }
  if budgets.leftOut > 0 { lines.append("  \(counted(budgets.leftOut, "more text")) not examined") }
  let title = lines.isEmpty ? "\(name): no texts of one line" : "\(name):"
  return ([title] + lines).joined(separator: "\n") + "\n"
}

private func words(_ obstacle: BudgetObstacle) -> String {
  switch obstacle {
  case .contradictory: "constraints conflict"
  case .undecided: "the constraints were not decided at every size"
  case .tooLarge: "the health of layouts with so many views is not checked"
  }
}

/// Returns ` in de and fr`; empty if no language was asked for.
private func languageWords(_ budgets: LayoutBudgets) -> String {
  if budgets.languages.isEmpty { return "" }
  let opening = budgets.languages.contains(where: isNameOfTexts) ? "with" : "in"
  return " \(opening) \(listed(budgets.languages.map { visible(spelledLanguage($0)) }))"
}

private func line(of budget: TextBudget) -> String {
  let own = budget.text.isEmpty ? "has no text" : "has \(budget.text.count) (\(points(budget.width)))"
  guard let widest = budget.widest, let characters = budget.characters else {
    return "\(visible(budget.path)): any length; \(own)"
  }
  let harm = budget.harm.map { "; then \(visible($0.message))" } ?? ""
  return "\(visible(budget.path)): up to \(counted(characters, "character")) (\(widest) points); \(own)\(harm)"
}

/// A width rounded up to a tenth of a point.
private func points(_ width: Rational) -> String { "\((width * 10).ceil / 10)" }

/// Returns the budgets as lines of comma-separated values, with a line of names.
package func budgetCSV(_ budgets: [(file: String, budgets: LayoutBudgets)]) -> String {
  let hasLanguages = budgets.contains { !$0.budgets.languages.isEmpty }
  var lines = ["file,layout,view,text,characters,points,textPoints,harm" + (hasLanguages ? ",languages" : "")]
  for (file, found) in budgets {
    for budget in found.texts {
      var cells = [
        file, found.layout, budget.path, budget.text, budget.characters.map { "\($0)" } ?? "",
        budget.widest.map { "\($0)" } ?? "", points(budget.width), budget.harm?.message ?? "",
      ]
      if hasLanguages { cells.append(found.languages.joined(separator: "; ")) }
      lines.append(cells.map(cell).joined(separator: ","))
    }
  }
  return lines.joined(separator: "\r\n") + "\r\n"
}

/// A value as RFC 4180 has it. One that a spreadsheet would take for a formula gets an apostrophe.
private func cell(_ text: String) -> String {
  let isFormula = ["=", "+", "-", "@"].contains { text.hasPrefix($0) }
  let safe = isFormula ? "'" + text : text
  let isPlain = safe.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") }
  return isPlain
    ? safe : "\"" + safe.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
}

/// Returns the budgets of a layout of `file` as an object.
package func budgetJSON(_ budgets: LayoutBudgets, in file: String) -> JSON {
  let languages: [(String, JSON)] =
    budgets.languages.isEmpty ? [] : [("languages", .array(budgets.languages.map(JSON.string)))]
  return .object(
    [("file", .string(file)), ("layout", .string(budgets.layout))] + languages + [
      ("obstacle", budgets.obstacle.map { .string($0.rawValue) } ?? .null), ("leftOut", .integer(budgets.leftOut)),
      ("texts", .array(budgets.texts.map(json))),
    ])
}

/// Returns the budgets as a string catalog of Xcode: each text is a key, and its comment says how long its translations may become at
/// most, in every view and language.
package func budgetCatalog(_ budgets: [LayoutBudgets]) -> JSON {
  var characters: [String: Int?] = [:]
  for budget in budgets.flatMap({ $0.texts }) where !budget.key.isEmpty {
    // A key that already has a limit keeps the smaller one.
    if let known = characters[budget.key] ?? nil {
      characters[budget.key] = min(known, budget.characters ?? known)
    } else {
      characters[budget.key] = .some(budget.characters)
    }
  }
  let strings = characters.keys.sorted().map { key -> (String, JSON) in
    let limit = (characters[key] ?? nil).map { "up to \(counted($0, "character"))" } ?? "any length"
    return (key, .object([("comment", .string(limit)), ("extractionState", .string("manual"))]))
  }
  return .object([("sourceLanguage", .string("en")), ("strings", .object(strings)), ("version", .string("1.0"))])
}

private func json(_ budget: TextBudget) -> JSON {
  .object([
    ("view", .string(budget.path)), ("text", .string(budget.text)), ("textPoints", number(budget.width)),
    ("points", budget.widest.map(number) ?? .null), ("characters", budget.characters.map { .integer($0) } ?? .null),
    ("harm", budget.harm.map { .string($0.message) } ?? .null),
    ("code", budget.harm.map { .string($0.code.id) } ?? .null),
  ])
}

private func number(_ width: Rational) -> JSON { .number((width * 10).ceil.double / 10) }
