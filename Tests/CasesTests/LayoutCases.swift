import Foundation
import LayDiagnostics
import LayParser
import LayRuntime
import Testing

@testable import LayCompiler

/// Frames that other projects expect of formats, of constraints and of masks, through a `.lay` text.
@Suite(.enabled(if: CaseFolder.isPresent), .serialized) struct LayoutCases {
  @Test func framesOfFormats() throws {
    let extensions: [(id: String, what: String)] = [
      ("vfl-layout-0006", "'HV:'"), ("vfl-layout-0008", "'[view1..2]'"), ("vfl-layout-0010", "a view as a gap"),
      ("vfl-layout-0016", "'[view1,view2]'"), ("vfl-layout-0020", "'view1.width'"), ("vfl-layout-0022", "'~'"),
      ("vfl-layout-0023", "'~'"), ("vfl-layout-0024", "'[column:[top]]'"), ("vfl-layout-0025", "'~'"),
      ("vfl-layout-0029", "'->'"), ("vfl-layout-0030", "'[top,middle,bottom]'"),
      ("vfl-layout-0031", "'[header,content]'"),
    ]
    let exceptions = extensions.map {
      Exception(id: $0.id, reason: "\($0.what) is an extension of autolayout.js, outside Apple's grammar")
    }
    try score("vfl-layout", except: exceptions) { item in
      laidOut(formatText(item), item["input"]["size"].size) {
        $0.compare(item["expect"]["frames"], tolerance: item["expect"]["tolerance"].number ?? 0)
      }
    }
  }

  @Test func framesOfConstraints() throws {
    try score("constraint-layout") { item in
      laidOut(constraintText(item), item["input"]["size"].size) { result in
        let problems = compareConflicts(result, item)
        return problems + edit(&result, item["input"]["edit"].elements)
          + result.compare(item["expect"]["frames"], tolerance: item["expect"]["tolerance"].number ?? 0)
          + compareNaturalSize(result, item["expect"]["measure"]["natural"])
      }
    }
  }

  /// The size that fits, where a case says it.
  private func compareNaturalSize(_ result: LaidOutCase, _ natural: JSON) -> [String] {
    if natural.isNull { return [] }
    let size = result.compiled.program.fittingSize(in: result.layout.environment).size
    return size == natural.size ? [] : ["the natural size is \(size.width)x\(size.height)"]
  }

  @Test func framesOfMasks() throws {
    try score("autoresize") { item in
      laidOut(maskText(item), item["input"]["superTo"].size) { result in
        let exactProblems = result.compare(.object(["v": item["expect"]["unrounded"]]), tolerance: 0.00005)
        let scale = exact(item["input"]["scale"].number ?? 1)
        let snapped = result.layout.exactSnappedFrame(of: ViewID(1), scale: scale)
        return exactProblems
          + item["expect"]["frame"].members.compactMap { key, value in
            LaidOutCase.part(key, of: snapped) == exact(value.number ?? 0) ? nil : "\(key) snaps to \(snapped)"
          }
      }
    }
  }

  private func laidOut(
    _ text: String, _ size: ExactSize, _ compare: (inout LaidOutCase) -> [String]
  ) -> [String] {
    do throws(LaidOutCase.Refused) {
      var result = try LaidOutCase(text, size: size)
      return compare(&result)
    } catch {
      return error.problems
    }
  }

  // MARK: Texts

  /// The formats of a case. Apple's space to the superview is 20; a case with another one has it written out.
  private func formatText(_ item: JSON) -> String {
    var names: [String] = []
    var lines: [String] = []
    for format in item["input"]["vfl"].texts {
      let bytes = Array(format.utf8)
      let parsed = parseVisualFormat(bytes, range: SourceRange(file: .main, start: 0, end: bytes.count)).format
      for name in parsed.views.compactMap({ $0.name?.text }) where !names.contains(name) { names.append(name) }
      var spelled = format
      if let space = item["input"]["spacing"]["super"].number, space != 20 {
        spelled = spelled.replacingOccurrences(of: "|-[", with: "|-\(Int(space))-[")
          .replacingOccurrences(of: "]-|", with: "]-\(Int(space))-|")
      }
      lines.append("vfl \"\(spelled)\"")
    }
    return layoutText(item["input"]["size"].size, names.map { "view \($0)" } + lines)
  }

  /// The constraints of a case: `#a v.width == 100` is a named one, `super` the root.
  private func constraintText(_ item: JSON) -> String {
    let input = item["input"]
    let constraints = input["constraints"].texts
    var lines: [String] = []
    for name in viewNames(constraints) { lines.append("view \(name) { \(settings(of: name, input)) }") }
    for text in constraints {
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      let isNamed = text.hasPrefix("#")
      let rule = spelled(isNamed ? words[1] : text)
      lines.append(isNamed ? "constraint \(label(words[0].dropFirst())): \(rule)" : rule)
    }
    return layoutText(input["size"].size, lines)
  }

  /// Labels and views of a case may have one name; in a file they may not.
  private func label(_ name: some StringProtocol) -> String { "named_\(name)" }

  private func spelled(_ rule: String) -> String { rule.replacingOccurrences(of: "super.", with: "root.") }

  private func settings(of name: String, _ input: JSON) -> String {
    var settings: [String] = []
    let intrinsic = input["intrinsic"][name]
    if !intrinsic.isNull { settings.append("intrinsic = \(intrinsic.size.spelled)") }
    for property in ["hugging", "compression"] {
      for (axis, word) in [("h", "horizontal"), ("v", "vertical")] {
        if let value = input[property][name][axis].number { settings.append("\(property).\(word) = \(Int(value))") }
      }
    }
    if let width = input["minimum"][name]["w"].number { settings.append(".width >= \(Int(width))") }
    if let height = input["minimum"][name]["h"].number { settings.append(".height >= \(Int(height))") }
    return settings.joined(separator: "; ")
  }

  private func viewNames(_ constraints: [String]) -> [String] {
    var names: [String] = []
    for text in constraints {
      for word in text.split(separator: " ") where word.contains(".") {
        let name = String(word.prefix { $0 != "." })
        if name != "super" && name.first?.isLetter == true && !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private func maskText(_ item: JSON) -> String {
    let input = item["input"]
    let words = [
      "flexibleLeft": "LM", "flexibleWidth": "W", "flexibleRight": "RM", "flexibleTop": "TM", "flexibleHeight": "H",
      "flexibleBottom": "BM",
    ]
    let mask = input["mask"].texts.compactMap { words[$0] }.joined(separator: "+")
    let frame = ["x", "y", "w", "h"].map { "\(exact(input["frame"][$0].number ?? 0))" }.joined(separator: ", ")
    return layoutText(input["superFrom"].size, ["view v { frame = (\(frame)); mask = \(mask) }"])
  }

  private func layoutText(_ size: ExactSize, _ lines: [String]) -> String {
    "layout Case(\(size.spelled)) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  // MARK: Conflicts and edits

  private func compareConflicts(_ result: LaidOutCase, _ item: JSON) -> [String] {
    let expected = item["expect"]["conflict"].elements.map { $0.texts.sorted() }
    let found = result.conflicts.map { $0.sorted() }
    if !expected.isEmpty { return found == expected ? [] : ["conflicts: \(found)"] }
    // Rules that an edit takes away may collide before it.
    let isEdited = !item["input"]["edit"].isNull
    return found.isEmpty || isEdited ? [] : ["conflicts: \(found)"]
  }

  private func edit(_ result: inout LaidOutCase, _ edits: [JSON]) -> [String] {
    var problems: [String] = []
    for change in edits {
      let name = label(change["remove"].text ?? change["setConstant"].text ?? "")
      guard let id = result.layout.constraint(named: name) else {
        problems.append("no constraint '\(name)'")
        continue
      }
      if let value = change["to"].number { result.layout.setConstant(exact(value), of: id) }
      if change["remove"].text != nil { result.layout.setActive(false, of: id) }
    }
    if !edits.isEmpty {
      result.resolve()
      if !result.conflicts.isEmpty { problems.append("conflicts: \(result.conflicts)") }
    }
    return problems
  }
}
