import Foundation
import Testing

/// The tables of docs/coming-from: `layc paste` makes the last column of the first one.
@Suite struct ComingFromTests {
  /// A page with the code around the rows that are no statements.
  struct Page: Sendable, CustomStringConvertible {
    var name: String
    /// The code to translate, with `%` for the code of the row, by the beginning of that.
    var around: [(row: String, code: String)]
    /// The rows that cannot be run, by their beginnings, with the reason.
    var skipped: [(row: String, reason: String)]

    var description: String { name }
  }

  static let pages = [
    Page(
      name: "uikit",
      around: [
        ("c.priority", "let c = a.widthAnchor.constraint(equalToConstant: 200)\n%\nc.isActive = true"),
        ("a.set", "%"), ("a.isHidden", "%"), ("view.addSubview", "%"), ("", "%.isActive = true"),
      ],
      skipped: [
        ("let cap = …", "the constraint is left out"),
        ("scroll.frameLayoutGuide", "two guides are no statement"),
        ("traitCollection", "a condition is a state of the app"),
        ("a.translatesAutoresizingMaskIntoConstraints", "nothing is written for it"),
      ]),
    Page(
      name: "snapkit",
      around: [
        (".priority", "a.snp.makeConstraints { make in\nmake.width.equalTo(200)%\n}"),
        ("", "a.snp.makeConstraints { make in\n%\n}"),
      ],
      skipped: [
        ("let c = make", "the closure keeps a constraint for code that is not in the row"),
        ("c.update", "a change of the app is a state"),
      ]),
    Page(
      name: "swiftui", around: [(".", "a%"), ("", "%")],
      skipped: [
        ("dynamicTypeSize", "a condition is a state of the app"),
        ("ViewThatFits", "which view fits is decided at run time"),
        ("GeometryReader", "the code computes with the size of the proxy"),
      ]),
    Page(
      name: "vfl",
      around: [
        ("options:", visualFormat("[a]-[b]", "%")), ("\"[a(>=", visualFormat("%", "options: []")),
        ("\"V:", visualFormat("%", "options: []")), ("", "NSLayoutConstraint.activate(NSLayoutConstraint.%)"),
      ],
      skipped: [
        ("metrics:", "a metric alone makes no constraint"), ("views:", "nothing is written for it"),
        ("\"|-[a]-|\"", "the margins are a setting of the layout"),
      ]),
  ]

  /// The pages that no code is on, with what is there.
  static let others = [
    "interface-builder": "the inspectors of Xcode", "android": "attributes in XML", "flexbox": "declarations in CSS",
  ]

  private static func visualFormat(_ format: String, _ options: String) -> String {
    let quoted = format.hasPrefix("%") ? format : "\"\(format)\""
    let call =
      "constraints(withVisualFormat: \(quoted), \(options), metrics: [\"gap\": gap], views: [\"a\": a, \"b\": b])"
    return "let gap = 12\nNSLayoutConstraint.activate(NSLayoutConstraint.\(call))"
  }

  @Test func everyPageIsThere() {
    let names = Repository.files(in: "docs/coming-from", suffix: ".md").map { $0.dropFirst(17).dropLast(3) }.map(
      String.init)
    #expect(names.sorted() == (Self.pages.map { $0.name } + Self.others.keys).sorted())
  }

  @Test(arguments: pages) func pasteMakesTheLastColumn(_ page: Page) throws {
    var skipped: Set<String> = []
    for row in try rows(of: page) {
      if let found = page.skipped.first(where: { row.code.hasPrefix($0.row) }) {
        skipped.insert(found.row)
        continue
      }
      let around = try #require(page.around.first { row.code.hasPrefix($0.row) }, "\(row.code)")
      let text = around.code.replacing("%", with: row.code).replacing(
        "…", with: page.name == "swiftui" ? "Text(\"a\")" : "views: v")
      let run = layc(["paste", "-"], input: Array(text.utf8))
      #expect(run.status == 0, "\(text): \(run.output)\(run.errors)")
      let found = Statements(run.output)
      for wanted in row.wanted { #expect(found.have(wanted), "\(text): no '\(wanted)' in\n\(run.output)") }
    }
    #expect(skipped.sorted() == page.skipped.map { $0.row }.sorted())
  }

  /// The rows of the first table: the code in the first column, and the statements in the last one.
  private func rows(of page: Page) throws -> [(code: String, wanted: [String])] {
    let text = try Repository.text("docs/coming-from/\(page.name).md")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { !$0.hasPrefix("|---") }.dropFirst().prefix { $0.hasPrefix("|") }
    return table.flatMap { line -> [(code: String, wanted: [String])] in
      let cells = line.replacing("\\|", with: "\u{1}").split(separator: "|").map { cell in
        cell.matches(of: /`([^`]+)`/).map { String($0.1).replacing("\u{1}", with: "|") }
      }
      guard let first = cells.first, let wanted = cells.last else { return [] }
      guard first.count > 1, first.count == wanted.count else { return [(first.last ?? "", wanted)] }
      // Several modifiers in a row, each with its statement.
      return first.indices.map { (code: first[$0], wanted: [wanted[$0]]) }
    }
  }
}

/// The statements of a translation, without their braces.
private struct Statements {
  private let all: [String]

  init(_ text: String) {
    all = text.split { "\n{};".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// True if the translation has a statement. A view may have another name; that of a lone label is `label`.
  func have(_ wanted: String) -> Bool {
    guard wanted.hasPrefix("view ") else {
      return all.contains(wanted) || all.contains(wanted.replacing("a.", with: "label."))
    }
    let parts = Statements(wanted).all
    let kind = parts[0].split(separator: ":").dropFirst().first
    let hasView = all.contains { $0.hasPrefix("view ") && $0.split(separator: ":").dropFirst().first == kind }
    return hasView && parts.dropFirst().allSatisfy { all.contains($0) }
  }
}
