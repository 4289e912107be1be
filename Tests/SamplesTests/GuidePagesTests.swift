import Foundation
import LayDiagnostics
import LayParser
import Testing

/// The pages for people who learn: each file on them is what the page says it is, each output is that of its command.
///
/// A fence `lay NAME.lay` writes a file, `lay` is a file without a name; both must be proved, without a warning, unless `wrong`
/// follows. `lay fragment` may stand in a layout. `jsonc layc.json` writes the settings of the files that follow. `console` shows
/// commands and what they print with the files so far. A picture `pictures/NAME-WIDTHxHEIGHT.svg` shows the last file of that name.
@Suite(.serialized) struct GuidePagesTests {
  static let pages: [String] = {
    let folders = ["docs/coming-from", "docs/why"]
    let pages = ["tutorial", "cookbook", "cheatsheet", "map", "render", "page", "live-preview", "same"]
    return pages.map { "docs/\($0).md" } + folders.flatMap { Repository.files(in: $0, suffix: ".md") }
  }()

  @Test func theGuideHasItsPages() {
    for name in ["tutorial", "cookbook", "cheatsheet", "coming-from/uikit", "coming-from/swiftui"] {
      #expect(Self.pages.contains("docs/\(name).md"), "\(name)")
    }
  }

  @Test(arguments: pages) func everyFileAndCommandDoesWhatThePageSays(_ path: String) throws {
    var page = try Repository.text(path)
    var files: [String: [UInt8]] = [:]
    for fence in fences(of: page) {
      let words = fence.info.split(separator: " ").map(String.init)
      switch words.first {
      case "lay":
        let name = words.dropFirst().first { $0.hasSuffix(".lay") } ?? "example.lay"
        if words.contains("fragment") {
          let problems = parse(Array("layout Fragment {\n\(fence.text)}\n".utf8)).diagnostics
          #expect(problems.isEmpty, "\(path):\(fence.line): \(problems.first?.message ?? "")")
          continue
        }
        files[name] = Array(fence.text.utf8)
        let run = layc(["check", "--strict", name], files: files)
        #expect((run.status == 0) != words.contains("wrong"), "\(path):\(fence.line): \(run.output)\(run.errors)")
      case "jsonc":
        if let name = words.dropFirst().first { files[name] = Array(fence.text.utf8) }
      case "console":
        let shown = answers(to: fence.text, files: files)
        guard shown != fence.text else { continue }
        #expect(Bool(false), "\(path):\(fence.line): it prints\n\(shown)")
        page = page.replacing("```console\n\(fence.text)```", with: "```console\n\(shown)```", maxReplacements: 1)
      default: continue
      }
    }
    if isUpdating { try Repository.write(page, to: path) }
  }

  @Test(arguments: pages + ["README.md"]) func everyPictureShowsItsFile(_ path: String) throws {
    let page = try Repository.text(path)
    let folder = path.contains("/") ? String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
    for match in page.matches(of: /\]\(((?:docs\/)?pictures\/([A-Za-z]+)-([0-9]+x[0-9]+)\.svg)\)/) {
      let name = "\(match.2).lay"
      let before = String(page[..<match.range.lowerBound])
      // A page without the file shows a sample.
      let file = fences(of: before).last { $0.info.contains(name) }
      let words = [file == nil ? "Samples/\(name)" : name, "--size", String(match.3), "--format", "svg"]
      let drawn = layc(["eval"] + words, files: file.map { [name: Array($0.text.utf8)] } ?? [:]).output
      let picture = folder + match.1
      let kept = (try? Repository.text(picture)) ?? ""
      if kept != drawn && isUpdating { try Repository.write(drawn, to: picture) }
      #expect(kept == drawn, "\(picture) is stale: LAYC_UPDATE=1 swift test --filter GuidePagesTests")
    }
  }

  @Test func theMapOfThePageIsThatOfItsFile() throws {
    let file = try #require(fences(of: try Repository.text("docs/map.md")).first { $0.info.contains("split.lay") })
    let drawn = layc(["map", "split.lay", "--format", "svg"], files: ["split.lay": Array(file.text.utf8)]).output
    let picture = "docs/pictures/Split-map.svg"
    let kept = (try? Repository.text(picture)) ?? ""
    if kept != drawn && isUpdating { try Repository.write(drawn, to: picture) }
    #expect(kept == drawn, "\(picture) is stale: LAYC_UPDATE=1 swift test --filter GuidePagesTests")
  }

  /// The last column of a table whose head ends in `.lay` holds statements.
  @Test(arguments: pages) func everyStatementOfATableIsOne(_ path: String) throws {
    var isOfLay = false
    let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let cells = line.replacing("\\|", with: "\u{1}").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard line.hasPrefix("|"), let last = cells.last else { continue }
      if index + 1 < lines.count && lines[index + 1].hasPrefix("|---") { isOfLay = last == ".lay" }
      guard isOfLay else { continue }
      for match in last.matches(of: /`([^`]+)`/) where !match.1.hasPrefix("layc ") {
        let statement = match.1.replacing("\u{1}", with: "|")
        let problems = parse(Array("layout Fragment {\n\(statement)\n}\n".utf8)).diagnostics
        #expect(problems.isEmpty, "\(path):\(index + 1): \(statement): \(problems.first?.message ?? "")")
      }
    }
  }

  private func answers(to text: String, files: [String: [UInt8]]) -> String {
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("$ layc ") }
    return commands.map { line in
      let words = line.dropFirst(7).split(separator: " ").map(String.init)
      let run = layc(words, files: files, isWriting: words[0] == "new")
      return "\(line)\n" + run.output + run.errors
    }.joined()
  }
}

/// The links of all pages lead to files and headings that there are.
@Suite struct LinkTests {
  private static let pages: [String] = {
    let root = Repository.url("")
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.sorted()
  }()

  @Test func everyLinkLeadsSomewhere() throws {
    var headings: [String: Set<String>] = [:]
    for page in Self.pages {
      let text = withoutFences(try Repository.text(page))
      let folder = page.contains("/") ? String(page[..<(page.lastIndex(of: "/") ?? page.endIndex)]) : ""
      for match in text.matches(of: /\]\(([^()\s]+)\)/) where !match.1.contains("://") && !match.1.hasPrefix("mailto:")
      {
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? page : normalized(folder, parts[0])
        let isThere = FileManager.default.fileExists(atPath: Repository.url(target).path)
        #expect(isThere, "\(page): there is no \(target)")
        guard isThere, parts.count == 2, target.hasSuffix(".md") else { continue }
        if headings[target] == nil { headings[target] = anchors(of: try Repository.text(target)) }
        #expect(headings[target]?.contains(parts[1]) == true, "\(page): \(target) has no heading #\(parts[1])")
      }
    }
  }

  private func withoutFences(_ text: String) -> String {
    text.replacing(/(?m)^```.*?^```/.dotMatchesNewlines(), with: "").replacing(/`[^`\n]*`/, with: "")
  }

  private func normalized(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// The anchors that GitHub gives to headings: lower case, without punctuation, with hyphens for spaces.
  private func anchors(of text: String) -> Set<String> {
    let lines = text.replacing(/(?m)^```.*?^```/.dotMatchesNewlines(), with: "").split(separator: "\n")
    return Set(
      lines.filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.dropFirst().lowercased()
        return String(
          title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
      })
  }
}
