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
  let sized = "the file records the size of \(counted(budgets.sized, "text"))"
  if lines.isEmpty {
    return budgets.sized == 0 ? "\(name): no texts of one line\n" : "\(name): no budgets, since \(sized)\n"
  }
  if budgets.sized > 0 { lines.append("  \(counted(budgets.sized, "more text")) without a budget: \(sized)") }
  return (["\(name):"] + lines).joined(separator: "\n") + "\n"
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
  let names = " \(opening) \(listed(budgets.languages.map { visible(spelledLanguage($0)) }))"
  return budgets.areOfOtherLetters ? "\(names) (characters of English text)" : names
}

private func line(of budget: TextBudget) -> String {
  let own = budget.text.isEmpty ? "has no text" : "has \(budget.text.count) (\(points(budget.width)))"
  guard let widest = budget.widest, let characters = budget.characters else {
    return "\(visible(budget.path)): any length; \(own)"
  }
  let harm = budget.harm.map { "; then \(visible($0.message))" } ?? "; wider texts are not decided"
  return "\(visible(budget.path)): up to \(counted(characters, "character")) (\(widest) points); \(own)\(harm)"
}

/// A width rounded up to a tenth of a point.
private func points(_ width: Rational) -> String { "\((width * 10).ceil / 10)" }

/// Returns the budgets as lines of comma-separated values, with a line of names.
package func budgetCSV(_ budgets: [(file: String, budgets: LayoutBudgets)]) -> String {
  let hasLanguages = budgets.contains { !$0.budgets.languages.isEmpty }
  let added = hasLanguages ? ",key,languages,letters" : ""
  var lines = ["file,layout,view,text,characters,points,textPoints,harm" + added]
  for (file, found) in budgets {
    for budget in found.texts {
      var cells = [
        file, found.layout, budget.path, budget.text, budget.characters.map { "\($0)" } ?? "",
        budget.widest.map { "\($0)" } ?? "", points(budget.width), budget.harm?.message ?? "",
      ]
      if hasLanguages { cells += [budget.key, found.languages.joined(separator: "; "), found.letters] }
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
  let hasLanguages = !budgets.languages.isEmpty
  let languages: [(String, JSON)] =
    hasLanguages
    ? [("languages", .array(budgets.languages.map(JSON.string))), ("letters", .string(budgets.letters))] : []
  return .object(
    [("file", .string(file)), ("layout", .string(budgets.layout))] + languages + [
      ("obstacle", budgets.obstacle.map { .string($0.rawValue) } ?? .null), ("leftOut", .integer(budgets.leftOut)),
      ("texts", .array(budgets.texts.map { json($0, hasKey: hasLanguages) })),
    ])
}

/// Returns the budgets as a string catalog of Xcode, written in the language `source`: each text is a key, and its comment says how long
/// its translations may become, in all views that show it.
package func budgetCatalog(_ budgets: [LayoutBudgets], source: String = "en") -> JSON {
  var limits: [String: KeyLimits] = [:]
  for found in budgets {
    for budget in found.texts where !budget.key.isEmpty {
      limits[budget.key, default: KeyLimits()].add(budget.characters, found.languages)
    }
  }
  let strings = limits.sorted { $0.key < $1.key }.map { key, limits in
    (key, JSON.object([("comment", .string(limits.comment)), ("extractionState", .string("manual"))]))
  }
  return .object([("sourceLanguage", .string(source)), ("strings", .object(strings)), ("version", .string("1.0"))])
}

/// The numbers of characters that the text of a key may have.
private struct KeyLimits {
  /// The least number; nil for any.
  private var least: Int?
  /// The least numbers by language.
  private var byLanguage: [String: Int?] = [:]

  mutating func add(_ characters: Int?, _ languages: [String]) {
    least = KeyLimits.lesser(least, characters)
    for language in languages where !isNameOfTexts(language) {
      // Plural forms and devices have one limit.
      let name = String(language.prefix { $0 != "," })
      byLanguage[name] = .some(KeyLimits.lesser(byLanguage[name] ?? nil, characters))
    }
  }

  private static func lesser(_ a: Int?, _ b: Int?) -> Int? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  /// `up to 8 characters (de 8, en 12, fr any)`; the languages are left out if all have the same number.
  var comment: String {
    guard let least else { return "any length" }
    let all = "up to \(counted(least, "character"))"
    if byLanguage.allSatisfy({ $0.value == least }) { return all }
    let each = byLanguage.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.map { "\($0)" } ?? "any")" }
    return "\(all) (\(each.joined(separator: ", ")))"
  }
}

private func json(_ budget: TextBudget, hasKey: Bool) -> JSON {
  let key: [(String, JSON)] = hasKey ? [("key", .string(budget.key))] : []
  return .object(
    [("view", .string(budget.path))] + key + [
      ("text", .string(budget.text)), ("textPoints", number(budget.width)),
      ("points", budget.widest.map(number) ?? .null), ("characters", budget.characters.map { .integer($0) } ?? .null),
      ("harm", budget.harm.map { .string($0.message) } ?? .null),
      ("code", budget.harm.map { .string($0.code.id) } ?? .null),
    ])
}

private func number(_ width: Rational) -> JSON { .number((width * 10).ceil.double / 10) }
