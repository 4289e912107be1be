import LayDiagnostics
import LayJSON
import LayRendering
import LayRuntime
import Testing

@testable import LayAnalysis

/// The formats of budgets, with and without languages.
@Suite struct BudgetTextTests {
  private func budget(_ path: String, key: String, text: String, widest: Rational?) -> TextBudget {
    var budget = TextBudget(
      path: path, range: SourceRange(file: .main, start: 0, end: 0), text: text, width: 40, characterWidth: 8)
    (budget.key, budget.widest) = (key, widest)
    return budget
  }

  private func budgets(_ languages: [String], _ texts: TextBudget...) -> LayoutBudgets {
    var found = LayoutBudgets(layout: "Form")
    (found.languages, found.texts) = (languages, texts)
    return found
  }

  private var german: LayoutBudgets {
    budgets(["de", "pl, few"], budget("send", key: "form.send", text: "Senden", widest: 80))
  }
  private var english: LayoutBudgets {
    budgets(
      ["en"], budget("send", key: "form.send", text: "Send", widest: 100),
      budget("name", key: "form.name", text: "Name", widest: nil), budget("plain", key: "", text: "", widest: 10))
  }

  @Test func languagesHaveTitlesAndColumns() {
    #expect(budgetText(german) == "Form in de and pl (few):\n  send: up to 10 characters (80 points); has 6 (40)\n")
    let table = budgetCSV([("a.lay", german)]).split(separator: "\r\n")
    let row = "a.lay,Form,send,Senden,10,80,40,,\"de; pl, few\""
    #expect(table.map(String.init) == ["file,layout,view,text,characters,points,textPoints,harm,languages", row])
    #expect(budgetJSON(german, in: "a.lay")["languages"]?.array?.compactMap(\.string) == ["de", "pl, few"])
    let plain = budgets([], budget("send", key: "Send", text: "Send", widest: 80))
    #expect(budgetText(plain).hasPrefix("Form:\n"))
    #expect(budgetCSV([("a.lay", plain)]).hasPrefix("file,layout,view,text,characters,points,textPoints,harm\r\n"))
    #expect(budgetJSON(plain, in: "a.lay")["languages"] == nil)
  }

  @Test func aCatalogHasTheLeastBudgetOfAKey() throws {
    let catalog = budgetCatalog([english, german])
    #expect(catalog["sourceLanguage"]?.string == "en" && catalog["version"]?.string == "1.0")
    let strings = try #require(catalog["strings"])
    #expect(strings["form.send"]?["comment"]?.string == "up to 10 characters")
    #expect(strings["form.name"]?["comment"]?.string == "any length")
    #expect(try JSON(Array(catalog.text().utf8)).text() == catalog.text())
    #expect(budgetCatalog([german, english]).text() == catalog.text())
  }
}
