internal import LayRuntime

// An LCP1 file consists of words separated by white space:
//
//     LCP1 NAME VIEWS VARIABLES ROWS FRAMES WIDTH HEIGHT
//     0|1                                      for each variable: 1 if it is required to be at least 0
//     REL PRIORITY WEIGHT CONSTANT COUNT (VARIABLE COEFFICIENT)…   for each row; REL is 0 for ==, 1 for <=, 2 for >=
//     LEFT TOP WIDTH HEIGHT                    for each frame: four variables
//
// A row compares the sum of its products and its constant with 0.

extension FlatSystem {
  /// Reads the system of an LCP1 file.
  package init(lcp bytes: [UInt8]) throws(FormatError) {
    var reader = WordReader(bytes)
    guard try reader.word("'LCP1'") == "LCP1" else { throw reader.error("'LCP1'") }
    self.init(name: try reader.word("a name"))
    viewCount = try reader.count(of: "views")
    let variables = try reader.count(of: "variables")
    let rows = try reader.count(of: "rows")
    let frameCount = try reader.count(of: "frames")
    guard variables >= 2 else { throw reader.error("variables for the width and the height of the root") }
    widthVariable = try reader.integer("the width of the root", in: 0...variables - 1)
    heightVariable = try reader.integer("the height of the root", in: 0...variables - 1)
    guard widthVariable != heightVariable else { throw reader.error("another variable than the width's") }
    for _ in 0..<variables { isNonNegative.append(try reader.integer("0 or 1", in: 0...1) == 1) }
    for _ in 0..<rows { try readRow(from: &reader) }
    for _ in 0..<frameCount * 4 { frames.append(try readVariable(from: &reader)) }
    try reader.expectEnd()
  }

  private func readVariable(from reader: inout WordReader) throws(FormatError) -> Int32 {
    Int32(try reader.integer("a variable", in: 0...variableCount - 1))
  }

  private mutating func readRow(from reader: inout WordReader) throws(FormatError) {
    let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    let relation = relations[try reader.integer("a relation", in: 0...2)]
    let priority = Float(try reader.number("a priority"))
    guard priority > 0, priority <= 1000 else { throw reader.error("a priority above 0, up to 1000") }
    let weight = try reader.number("a weight")
    let constant = try reader.number("a constant")
    var terms: [(variable: Int32, coefficient: Double)] = []
    for _ in 0..<(try reader.count(of: "terms")) {
      terms.append((try readVariable(from: &reader), try reader.number("a coefficient")))
    }
    add(terms, constant: constant, relation, priority: priority, weight: weight)
  }

  /// The LCP1 file of the system.
  package var lcp: String {
    var text = "LCP1 \(name) \(viewCount) \(variableCount) \(rowCount) \(frames.count / 4)"
    text += " \(widthVariable) \(heightVariable)\n"
    for isRestricted in isNonNegative { text += isRestricted ? "1\n" : "0\n" }
    for row in 0..<rowCount { text += line(of: row) }
    for (index, variable) in frames.enumerated() { text += "\(variable)" + (index % 4 == 3 ? "\n" : " ") }
    return text
  }

  private func line(of row: Int) -> String {
    let relation =
      switch relations[row] {
      case .equal: 0
      case .lessOrEqual: 1
      case .greaterOrEqual: 2
      }
    var text = "\(relation) \(shortest(Double(priorities[row]))) \(shortest(weights[row]))"
    text += " \(shortest(constants[row])) \(terms(of: row).count)"
    for term in terms(of: row) { text += " \(termVariables[term]) \(shortest(coefficients[term]))" }
    return text + "\n"
  }
}

extension ResizeScript {
  /// Reads the sizes of an RSZ1 file: `RSZ1 COUNT`, then a width and a height for each.
  package init(rsz bytes: [UInt8]) throws(FormatError) {
    var reader = WordReader(bytes)
    guard try reader.word("'RSZ1'") == "RSZ1" else { throw reader.error("'RSZ1'") }
    self.init([])
    for _ in 0..<(try reader.count(of: "sizes")) {
      sizes.append(Size(try reader.number("a width"), try reader.number("a height")))
    }
    try reader.expectEnd()
  }

  /// The RSZ1 file of the sizes.
  package var rsz: String {
    sizes.reduce("RSZ1 \(sizes.count)\n") { $0 + "\(shortest($1.width)) \(shortest($1.height))\n" }
  }
}

/// Returns the shortest decimal that reads back as the same number, without a fraction of 0.
package func shortest(_ number: Double) -> String {
  Int(exactly: number).map { $0.description } ?? number.description
}
