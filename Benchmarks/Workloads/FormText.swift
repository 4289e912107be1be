/// The form of the workload `form` as a `.lay` file: labels that end on one column, and a field beside each.
package struct FormText: Sendable {
  /// Returns the file with about `count` views, and a guide for the column.
  package static func text(views count: Int) -> String {
    let rows = max(1, count / 2)
    let scale = powerOfTwo(upTo: 8 / Double(rows), limit: 1)
    var random = MersenneTwister(seed: 7)
    var text = """
      /// Labels and fields around the column of the widest label.
      layout Form(320x480) {
        sizes 320x480 ... 1366x1366
        guide column {
          .leading >= superview.leading; .leading == superview.leading @50
          .width == 0; .edges(top, bottom) == superview
        }

      """
    for row in 0..<rows {
      let top = row == 0 ? "superview.top + \(16 * scale)" : "field[\(row - 1)].bottom + \(8 * scale)"
      text += """
          view label[\(row)]: Label {
            intrinsic = (\(40 + random.next(in: 0..<120)), \(20 * scale))
            hugging.vertical = 999; compression.vertical = 999
            .leading >= superview.leading + 16; .trailing == column.leading; .centerY == field[\(row)].centerY
          }
          view field[\(row)] {
            intrinsic = (\(180 + row % 7 * 10), \(32 * scale))
            hugging.horizontal = 1; hugging.vertical = 999; compression = 999
            .leading == column.leading + 8; .trailing == superview.trailing - 16; .top == \(top)
          }

        """
    }
    return text + "}\n"
  }
}
