import LayPlatform
import TestSupport
import Testing

@testable import LayTool

/// Imports that are offered for names of files in the same directory.
@Suite struct SiblingOfferTests {
  private let shared = "metric gutter = 16\ncomponent Card(9x9) { }\n"

  private func check(_ text: String, _ others: [String: String]) -> String {
    layc(["check", "d/a.lay", "-q"], files: others.merging(["d/a.lay": text]) { $1 }).output
  }

  @Test func aComponentOfASiblingIsOffered() {
    let found = check("layout A(9x9) { view c: Card { frame = (0, 0, 9, 9) } }\n", ["d/Shared.lay": shared])
    #expect(found.contains("'Card' is declared in 'Shared.lay', which is not imported [L0207]"), "\(found)")
    #expect(found.contains("= fix, to review: insert `import \"Shared.lay\"`"), "\(found)")
  }

  @Test func aMetricOfASiblingIsOffered() {
    let found = check("layout A(9x9) { view c { frame = (gutter, 0, 9, 9) } }\n", ["d/Shared.lay": shared])
    #expect(found.contains("'gutter' is declared in 'Shared.lay', which is not imported [L0202]"), "\(found)")
  }

  @Test func whatTwoSiblingsDeclareIsNotOffered() {
    let text = "layout A(9x9) { view c: Card { frame = (0, 0, 9, 9) } }\n"
    #expect(!check(text, ["d/Shared.lay": shared, "d/Other.lay": shared]).contains("is not imported"))
    #expect(!check(text, ["Shared.lay": shared]).contains("is not imported"))
  }

  @Test func aMisspeltFileHasASuggestion() {
    let found = check("import \"Shraed.lay\"\nlayout A(9x9) { }\n", ["d/Shared.lay": shared])
    #expect(found.contains("there is no file 'd/Shraed.lay'; did you mean 'Shared.lay'? [L0230]"), "\(found)")
    #expect(found.contains("= fix, to review: change it to 'Shared.lay'"), "\(found)")
  }

  @Test func neitherTheImportingFileNorOneThatLeadsToItIsSuggested() {
    let own = layc(["check", "Card.lay", "-q"], files: ["Card.lay": "import \"Cards.lay\"\nlayout A(9x9) { }\n"]).output
    #expect(own.contains("there is no file 'Cards.lay' [L0230]"), "\(own)")
    let card = ["d/Card.lay": "import \"b.lay\"\nlayout A(9x9) { }\n", "d/b.lay": "import \"Cards.lay\"\n"]
    let around = layc(["check", "d/Card.lay", "-q"], files: card).output
    #expect(around.contains("there is no file 'd/Cards.lay' [L0230]"), "\(around)")
    let twice = check("import \"Shared.lay\"\nimport \"Shraed.lay\"\nlayout A(9x9) { }\n", ["d/Shared.lay": shared])
    #expect(twice.contains("there is no file 'd/Shraed.lay' [L0230]"), "\(twice)")
  }

  @Test func anotherFileIsSuggestedInsteadOfTheImportingOne() {
    let files = ["Card.lay": "import \"Cards.lay\"\nlayout A(9x9) { }\n", "Carts.lay": "metric a = 1\n"]
    let found = layc(["check", "Card.lay", "-q"], files: files).output
    #expect(found.contains("did you mean 'Carts.lay'?"), "\(found)")
  }
}
