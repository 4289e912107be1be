import TestSupport
import Testing

@testable import LayTool

/// `--format short`, `layc version` and codes without their letter.
@Suite struct ShortFormTests {
  @Test func aProblemIsOneLine() {
    let run = layc(["check", "a.lay", "--format", "short"], files: ["a.lay": wrongText])
    #expect(run.status == 1)
    #expect(run.output == "a.lay:4:15: error: the operator is '>=', not '=>' [L0133]\n", "\(run.output)")
  }

  @Test(arguments: ["--version", "-V", "version"]) func theVersionHasThreeSpellings(word: String) {
    #expect(layc([word]).output == "layc \(laycVersion)\n")
  }

  @Test func theHelpNamesTheSpellingsOfTheVersion() {
    let help = layc(["help", "version"])
    #expect(help.status == 0 && help.output == "layc version, layc --version and layc -V print the version.\n")
    #expect(layc(["help"]).output.contains(help.output))
  }

  @Test func aCodeMayBeItsNumber() {
    #expect(layc(["explain", "501"]).output == layc(["explain", "L0501"]).output)
    #expect(layc(["explain", "0501"]).output == layc(["explain", "L0501"]).output)
    #expect(layc(["explain", "9999"]).status == 2)
  }

  /// A word that no first paragraph has is searched in the whole pages.
  @Test func aWordFindsThePagesThatHaveIt() {
    let found = layc(["explain", "compression"])
    #expect(found.status == 0 && found.output.contains("L0601") && found.output.contains("L0508"), "\(found.output)")
    #expect(layc(["explain", "textSize"]).status == 0)
  }
}
