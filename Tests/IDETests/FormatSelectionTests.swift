import LayCompiler
import LayDiagnostics
import Testing

@testable import LayIDE

@Suite struct FormatSelectionTests {
  private let text = Marked(
    """
    layout A(300x200) {
      metric gap = 12
      view a; view b; view c
      vfl "⟨1⟩H:|-8-[a(>=4⟨2⟩4@750,<=gap⟨3⟩)]-(>=⟨4⟩4,<=20)⟨5⟩-[⟨6⟩b⟨7⟩][c(b)]-⟨8⟩|" alignA⟨9⟩llTop
      constraint tall: vfl "V:[a(⟨10⟩44)]"
      view d: Label { text = "|-[⟨11⟩a]" }
      vfl ⟨12⟩"[a]-4-[b]"
    }

    """)

  /// From the innermost to the statement, one a line.
  @Test func selectionsGrowInsideOfFormats() {
    let answers = text.answers { snapshot, offset in
      let all = snapshot.selections(at: offset).map { snapshot.text(at: $0) }
      return all[...(all.firstIndex { $0.hasPrefix("vfl") || $0.hasPrefix("text =") } ?? 0)].joined(separator: "\n")
    }
    let body = "|-8-[a(>=44@750,<=gap)]-(>=4,<=20)-[b][c(b)]-|"
    let rest = "\(body)\nH:\(body)\n\"H:\(body)\"\nvfl \"H:\(body)\" alignAllTop"
    let first = "(>=44@750,<=gap)\n[a(>=44@750,<=gap)]\n-8-[a(>=44@750,<=gap)]-(>=4,<=20)-"
    let gap = "(>=4,<=20)\n-(>=4,<=20)-\n[a(>=44@750,<=gap)]-(>=4,<=20)-[b]"
    #expect(
      answers == [
        "H:\(body)\n\"H:\(body)\"\nvfl \"H:\(body)\" alignAllTop",
        "44\n>=44@750\n\(first)\n\(rest)",
        "gap\n<=gap\n\(first)\n\(rest)",
        "4\n>=4\n\(gap)\n\(rest)",
        "\(gap)\n\(rest)",
        "b\n[b]\n-(>=4,<=20)-[b]\n\(rest)",
        "b\n[b]\n-(>=4,<=20)-[b]\n\(rest)",
        "|\n\(rest)",
        "alignAllTop\nvfl \"H:\(body)\" alignAllTop",
        "44\n(44)\n[a(44)]\nV:[a(44)]\n\"V:[a(44)]\"\nvfl \"V:[a(44)]\"",
        "\"|-[a]\"\ntext = \"|-[a]\"",
        "\"[a]-4-[b]\"\nvfl \"[a]-4-[b]\"",
      ])
  }

  /// Whatever the format is like, each selection holds the one before and the cursor.
  @Test(arguments: ["", "|", "[a", "-[a]-", "H:|-(-5)-[ a ( 44 ) ]", "V:[a(b,c)]-(8@x,<=9)", "][", "[a][b]|x"])
  func selectionsOfBrokenFormatsNest(format: String) {
    let text = "layout A(1x1) { vfl \"\(format)\" }"
    let snapshot = Marked(text).snapshot()
    for offset in 0...text.utf8.count {
      let found = snapshot.selections(at: offset)
      for (inner, outer) in zip(found, found.dropFirst()) {
        #expect(outer.start <= inner.start && inner.end <= outer.end && inner != outer, "\(offset) of \(text)")
      }
      #expect(found.allSatisfy { $0.start <= offset && offset <= $0.end && $0.end <= text.utf8.count })
    }
  }
}
