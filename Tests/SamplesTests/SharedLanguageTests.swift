import LayCompiler
import LayModel
import TestSupport
import Testing

@testable import LayAnalysis

/// The screens of the gallery in two languages, of which the second follows from the first.
@Suite struct SharedLanguageTests {
  private static let paths = Repository.gallery.enumerated().filter { isThorough || $0.offset % 4 == 0 }.map {
    $0.element
  }

  private func checked(_ compilation: Compilation, sharesLanguages: Bool) -> (text: String, parts: Int) {
    let texts = Set(compilation.layouts.flatMap { $0.program.allTexts }).filter { $0.count > 3 }
    let shorter = texts.map { ($0, TranslatedText(String($0.dropLast()), file: "Shorter.xcstrings", line: 1)) }
    var options = CheckOptions()
    options.translations = [
      Translation(name: "en", direction: nil, texts: [:]),
      Translation(name: "de", direction: nil, texts: Dictionary(uniqueKeysWithValues: shorter)),
    ]
    (options.sharesLanguages, options.triesChanges) = (sharesLanguages, isThorough)
    var parts = 0
    var result = check(compilation, options: options) { if case .proving = $0 { parts += 1 } }
    // Fewer sizes are laid out.
    for index in result.examined.indices { result.examined[index].sizes = [] }
    let found = result.diagnostics.map { "\($0)" } + result.examined.map { "\($0)" }
    return (found.joined(separator: "\n"), parts)
  }

  @Test(arguments: paths)
  func noResultChanges(_ path: String) throws {
    let compilation = try compile(Repository.bytes(path), path: path)
    let (own, plain) = (checked(compilation, sharesLanguages: true), checked(compilation, sharesLanguages: false))
    #expect(own.text == plain.text)
    #expect(compilation.layouts.isEmpty || own.parts < plain.parts)
  }
}
