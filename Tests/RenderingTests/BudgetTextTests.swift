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
      view: .root, path: path, range: SourceRange(file: .main, start: 0, end: 0), text: text, width: 40,
      characterWidth: 8)
    (budget.key, budget.widest) = (key, widest)
    return budget
  }

  private func budgets(_ languages: [String], _ texts: TextBudget...) -> LayoutBudgets {
    var found = LayoutBudgets(layout: "Form")
    (found.languages, found.texts) = (languages, texts)
    found.letters = languages.first == "de" ? "de" : "en"
    return found
  }

  private var german: LayoutBudgets {
    budgets(["de", "de, few"], budget("send", key: "form.send", text: "Senden", widest: 80))
  }
  private var english: LayoutBudgets {
    budgets(
      ["en"], budget("send", key: "form.send", text: "Send", widest: 100),
      budget("name", key: "form.name", text: "Name", widest: nil), budget("plain", key: "", text: "", widest: 10))
  }

  @Test func textsWhoseSizeIsRecordedAreSaid() {
    var (none, some) = (budgets([]), budgets([], budget("send", key: "", text: "Send", widest: nil)))
    #expect(budgetText(none) == "Form: no texts of one line\n")
    (none.sized, some.sized) = (2, 1)
    #expect(budgetText(none) == "Form: no budgets, since the file records the size of 2 texts\n")
    #expect(
      budgetText(some).hasSuffix("\n  1 more text without a budget: the file records the size of 1 text\n"))
  }

  @Test func languagesHaveTitlesAndColumns() {
    #expect(
      budgetText(german)
        == "Form in de and de (few):\n  send: up to 10 characters (80 points); has 6 (40); wider texts are not decided\n"
    )
    let table = budgetCSV([("a.lay", german)]).split(separator: "\r\n")
    let row = "a.lay,Form,send,Senden,10,80,40,,form.send,\"de; de, few\",de"
    let names = "file,layout,view,text,characters,points,textPoints,harm,key,languages,letters"
    #expect(table.map(String.init) == [names, row])
    let json = budgetJSON(german, in: "a.lay")
    #expect(json["languages"]?.array?.compactMap(\.string) == ["de", "de, few"])
    #expect(json["letters"]?.string == "de" && json["texts"]?.array?.first?["key"]?.string == "form.send")
    let plain = budgets([], budget("send", key: "Send", text: "Send", widest: 80))
    #expect(budgetText(plain).hasPrefix("Form:\n"))
    #expect(budgetCSV([("a.lay", plain)]).hasPrefix("file,layout,view,text,characters,points,textPoints,harm\r\n"))
    #expect(budgetJSON(plain, in: "a.lay")["languages"] == nil)
  }

  @Test func lettersThatAreNotKnownAreSaid() {
    let thai = budgets(["th"], budget("send", key: "Send", text: "ส่ง", widest: 80))
    #expect(budgetText(thai).hasPrefix("Form in th (characters of English text):\n"))
    #expect(budgetText(budgets(["own texts"])).hasPrefix("Form with own texts: no texts"))
  }

  @Test func aCatalogHasTheLeastBudgetOfAKey() throws {
    let catalog = budgetCatalog([english, german])
    #expect(catalog["sourceLanguage"]?.string == "en" && catalog["version"]?.string == "1.0")
    let strings = try #require(catalog["strings"])
    #expect(strings["form.send"]?["comment"]?.string == "up to 10 characters (de 10, en 12)")
    #expect(strings["form.name"]?["comment"]?.string == "any length")
    let wider = budgets(["fr"], budget("send", key: "form.send", text: "Envoyer", widest: nil))
    let three = budgetCatalog([english, wider, german], source: "fr")
    #expect(three["strings"]?["form.send"]?["comment"]?.string == "up to 10 characters (de 10, en 12, fr any)")
    #expect(three["sourceLanguage"]?.string == "fr")
    let same = budgetCatalog([german, budgets(["en"], budget("a", key: "form.send", text: "Send", widest: 80))])
    #expect(same["strings"]?["form.send"]?["comment"]?.string == "up to 10 characters")
    #expect(try JSON(Array(catalog.text().utf8)).text() == catalog.text())
    #expect(budgetCatalog([german, english]).text() == catalog.text())
  }
}
