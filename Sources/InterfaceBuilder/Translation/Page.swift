/// A range of bytes of a layout's text with the elements that it comes from.
package struct SourceSpan: Sendable {
  package var range: Range<Int>
  package var elements: [Int]
}

/// The text of layouts, written line by line with the elements that each statement comes from.
struct Page {
  private(set) var bytes: [UInt8] = []
  private(set) var spans: [SourceSpan] = []
  /// The number of lines so far.
  var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } }
  private var depth = 0

  /// The longest line that several statements share.
  private static let width = 100

  private mutating func write(_ text: String) { bytes += Array(text.utf8) }

  private mutating func indent() { for _ in 0..<depth { write("  ") } }

  private mutating func write(_ statement: Statement) {
    let start = bytes.count
    write(statement.text)
    spans.append(SourceSpan(range: start..<bytes.count, elements: statement.sources))
  }

  mutating func line(_ text: String, _ sources: [Int] = []) {
    indent()
    write(Statement(text: text, sources: sources))
    write("\n")
  }

  mutating func blank() { write("\n") }

  mutating func open(_ header: String, _ sources: [Int] = []) {
    line("\(header) {", sources)
    depth += 1
  }

  mutating func close() {
    depth -= 1
    line("}")
  }

  /// Writes a view with all inside it. The recursion ends with the nesting of the XML.
  mutating func write(_ block: Block) {
    for comment in block.comments { line(comment.text, comment.sources) }
    let header = block.fullHeader
    if !block.arguments.isEmpty, header.utf8.count + 2 * depth + 2 > Page.width { return writeBroken(block) }
    let statements = block.settings + block.constraints + block.allowances
    let hasMore = !block.children.isEmpty || !block.conditions.isEmpty || !block.remarks.isEmpty
    let length = statements.reduce(header.utf8.count + 2 * depth + 4) { $0 + $1.text.utf8.count + 2 }
    if statements.isEmpty && !hasMore { return line(header, [block.source]) }
    if !hasMore && length <= Page.width {
      indent()
      write(Statement(text: header, sources: [block.source]))
      return writeBraces(statements)
    }
    if !hasMore, block.allowances.isEmpty, let name = block.name, writeBeside(block, name) { return }
    open(header, [block.source])
    writeInside(block)
    close()
  }

  private mutating func writeBraces(_ statements: [Statement]) {
    write(" { ")
    writeJoined(statements)
    write(" }\n")
  }

  /// Writes a view whose arguments need lines of their own.
  private mutating func writeBroken(_ block: Block) {
    line("\(block.header)(", [block.source])
    depth += 1
    let arguments = rows(block.arguments.map { Statement(text: $0, sources: []) })
    for (index, row) in arguments.enumerated() {
      let comma = index == arguments.count - 1 ? "" : ","
      line(row.map { $0.text }.joined(separator: ", ") + comma, [block.source])
    }
    depth -= 1
    let statements = block.settings + block.constraints + block.allowances
    let isLong = statements.reduce(2 * depth + 5) { $0 + $1.text.utf8.count + 2 } > Page.width
    indent()
    write(")\(block.suffix)")
    if block.children.isEmpty && block.conditions.isEmpty && block.remarks.isEmpty && !isLong {
      return statements.isEmpty ? write("\n") : writeBraces(statements)
    }
    write(" {\n")
    depth += 1
    writeInside(block)
    close()
  }

  /// Writes a view on one line, and what does not fit there below it with its name; false where that takes as many lines as braces.
  private mutating func writeBeside(_ block: Block, _ name: String) -> Bool {
    var length = block.fullHeader.utf8.count + 2 * depth + 4
    var (inside, below): ([Statement], [Statement]) = ([], [])
    for setting in block.settings {
      let more = setting.text.utf8.count + 2
      if length + more <= Page.width {
        inside.append(setting)
        length += more
      } else {
        below.append(Statement(text: "\(name).\(setting.text)", sources: setting.sources))
      }
    }
    below += block.constraints.map { Statement(text: Page.naming($0.text, name), sources: $0.sources) }
    guard below.allSatisfy({ $0.text.utf8.count + 2 * depth <= Page.width }) else { return false }
    depth += 1
    let braced = rows(block.settings + block.constraints).count
    depth -= 1
    guard rows(below).count < braced + 1 else { return false }
    write(Block(header: block.fullHeader, source: block.source, settings: inside))
    writeLines(below)
    return true
  }

  /// The text of a constraint with a name in the place of the dot.
  private static func naming(_ text: String, _ name: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      let isDot = byte == UInt8(ascii: ".") && (result.isEmpty || result.last == UInt8(ascii: " "))
      if isDot { result += Array(name.utf8) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Writes what is in the braces of a view or layout.
  mutating func writeInside(_ block: Block) {
    writeLines(block.settings + block.constraints)
    writeLines(block.allowances)
    for remark in block.remarks { line(remark.text, remark.sources) }
    for condition in block.conditions { write(condition.statements, when: condition.condition) }
    for child in block.children { write(child) }
  }

  private mutating func write(_ statements: [Statement], when condition: String) {
    let length = statements.reduce(2 * depth + condition.utf8.count + 9) { $0 + $1.text.utf8.count + 2 }
    guard length <= Page.width else {
      open("when \(condition)")
      writeLines(statements)
      return close()
    }
    indent()
    write("when \(condition) { ")
    writeJoined(statements)
    write(" }\n")
  }

  private mutating func writeJoined(_ statements: [Statement]) {
    for (index, statement) in statements.enumerated() {
      if index > 0 { write("; ") }
      write(statement)
    }
  }

  /// Writes statements, as many on a line as there is room for.
  private mutating func writeLines(_ statements: [Statement]) {
    for row in rows(statements) { writeRow(row) }
  }

  private func rows(_ statements: [Statement]) -> [[Statement]] {
    var rows: [[Statement]] = []
    var row: [Statement] = []
    var length = 2 * depth
    for statement in statements {
      let more = statement.text.utf8.count + 2
      if !row.isEmpty && length + more > Page.width {
        rows.append(row)
        (row, length) = ([], 2 * depth)
      }
      row.append(statement)
      length += more
    }
    return row.isEmpty ? rows : rows + [row]
  }

  private mutating func writeRow(_ row: [Statement]) {
    indent()
    writeJoined(row)
    write("\n")
  }
}
