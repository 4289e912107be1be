import TestSupport
import Testing

/// A screen of a public app, rebuilt, in the languages of its string catalog.
@Suite struct TranslatedScreenTests {
  @Test func theScreenIsJudgedInEachLanguage() {
    let path = "Samples/Translations/CarbAbsorption"
    let run = layc(["check", "\(path).lay", "--strings", "\(path).xcstrings"], on: .repository)
    #expect(run.status == 0)
    expectGolden(run.output + run.errors, golden("translated.txt"))
  }
}
