/// Rows of a label and a field. All labels end on one column, which is as far left as the widest label allows.
func form(_ count: Int, conflict: InjectedConflict? = nil) -> FlatSystem {
  var random = MersenneTwister(seed: 7)
  return form("form", rows: max(1, count / 2), conflict: conflict) { _ in Double(40 + random.next(in: 0..<120)) }
}

/// A form whose first label is the widest and each next one a little narrower: a solver that removes violations in the order of
/// rows moves the column once for each of them.
func descending(_ count: Int) -> FlatSystem {
  let rows = max(1, count / 2)
  return form("descending", rows: rows, conflict: nil) { row in
    40 + (Double(120 * 64 * (rows - row)) / Double(rows) + 0.5).rounded(.down) / 64
  }
}

private func form(
  _ name: String, rows: Int, conflict: InjectedConflict?, labelWidth: (Int) -> Double
) -> FlatSystem {
  var builder = SystemBuilder(name)
  let scale = powerOfTwo(upTo: 8 / Double(rows), limit: 1)
  let column = builder.variable(nonNegative: true)
  builder.prefer(column == 0, at: 50)
  var labels: [ViewFrame] = []
  var previous: ViewFrame?
  for row in 0..<rows {
    let (label, field) = (builder.view(), builder.view())
    let width = Sum(labelWidth(row))
    builder.require(label.left >= 16)
    builder.require(label.right == column)
    builder.prefer(label.width >= width, at: 750)
    builder.prefer(label.width <= width, at: 251)
    builder.require(field.left == column + 8)
    builder.require(field.right == builder.width - 16)
    builder.prefer(field.width >= Sum(Double(180 + row % 7 * 10)), at: 999)
    builder.stack(label, field, below: previous, scale: scale)
    labels.append(label)
    previous = field
  }
  if conflict == .near { builder.require(labels[rows - 1].right == labels[0].right + 50) }
  return builder.system
}

extension SystemBuilder {
  /// Adds the vertical rows of a label and a field side by side, below those before them.
  mutating func stack(_ label: ViewFrame, _ field: ViewFrame, below previous: ViewFrame?, scale: Double) {
    prefer(field.height == Sum(32 * scale), at: 999)
    prefer(label.height == Sum(20 * scale), at: 999)
    require(label.centerY == field.centerY)
    if let previous {
      require(field.top == previous.bottom + Sum(8 * scale))
    } else {
      require(field.top == Sum(16 * scale))
    }
  }
}

/// A form as the toolkit Enaml writes it: every distance has a required minimum, which is also its preferred value; the fields
/// start at a shared midline, and a wide field is at the bottom.
func enaml(_ count: Int) -> FlatSystem {
  var builder = SystemBuilder("enaml")
  let rows = max(1, (count - 1) / 2)
  let scale = powerOfTwo(upTo: 8 / Double(rows), limit: 1)
  let contents = EnamlContents(&builder)
  var previous: ViewFrame?
  for row in 0..<rows {
    let (label, field) = (builder.view(), builder.view())
    builder.keepPositive(label)
    builder.keepPositive(field)
    builder.prefer(label.width == Sum(Double(66 + row * 7 % 31)), at: 50)
    builder.prefer(label.width >= Sum(Double(66 + row * 7 % 31)), at: 999)
    builder.preferHeight(of: label, Sum(16 * scale))
    builder.prefer(field.width >= 125, at: 999)
    builder.preferHeight(of: field, Sum(21 * scale))
    builder.prefer(field.left == contents.midline, at: 999)
    builder.prefer(field.centerY == label.centerY, at: 999)
    builder.space(label.left - contents.left, 0)
    builder.space(field.left - label.right, 10)
    builder.space(contents.right - field.right, 0)
    if let previous {
      builder.space(field.top - previous.bottom, 10 * scale)
    } else {
      builder.space(field.top - contents.top, 0)
    }
    previous = field
  }
  addWideField(to: contents, below: previous?.bottom ?? contents.top, scale: scale, &builder)
  return builder.system
}

/// The lines between which an Enaml form is laid out.
private struct EnamlContents {
  let left, top, right, bottom, midline: Sum

  init(_ builder: inout SystemBuilder) {
    let origin = (left: builder.variable(nonNegative: true), top: builder.variable(nonNegative: true))
    (left, top, right, bottom) = (builder.variable(), builder.variable(), builder.variable(), builder.variable())
    midline = builder.variable()
    for line in [origin.left, origin.top, builder.height, builder.width] { builder.prefer(line == 0, at: 500) }
    builder.require(top == origin.top + 10)
    builder.require(left == origin.left + 10)
    builder.require(right == origin.left + builder.width - 10)
    builder.require(bottom == origin.top + builder.height - 10)
  }
}

private func addWideField(
  to contents: EnamlContents, below top: Sum, scale: Double, _ builder: inout SystemBuilder
) {
  let field = builder.view()
  builder.keepPositive(field)
  builder.prefer(field.width >= 125, at: 999)
  builder.prefer(field.height >= Sum(21 * scale), at: 999)
  builder.space(field.left - contents.left, 0)
  builder.space(contents.right - field.right, 0)
  builder.space(field.top - top, 10 * scale)
  builder.space(contents.bottom - field.bottom, 0)
}

extension SystemBuilder {
  fileprivate mutating func keepPositive(_ view: ViewFrame) {
    require(view.left >= 0)
    require(view.top >= 0)
  }

  fileprivate mutating func preferHeight(of view: ViewFrame, _ height: Sum) {
    prefer(view.height == height, at: 999)
    prefer(view.height >= height, at: 999)
  }

  /// Adds a distance with a required minimum, which is also its preferred value.
  fileprivate mutating func space(_ distance: Sum, _ least: Double) {
    require(distance >= Sum(least))
    prefer(distance == Sum(least), at: 800)
  }
}
