// The grids of SwiftUI.

extension BuilderTranslator {
  /// `LazyVGrid(columns: […], spacing: 8) { … }`, whose columns are known.
  func makeLazyGrid(_ arguments: [Expression.Argument]) throws(Reason) -> Int {
    let items = try gridItems(arguments["columns"])
    var columns: [String] = []
    for item in items { columns.append(try column(item)) }
    let view = add("Grid")
    let isEqual = columns.allSatisfy { $0 == "fraction(1)" }
    translator.screen.set(view, "columns", isEqual ? "\(columns.count)" : "[\(columns.joined(separator: ", "))]")
    let spacing = items.first?.arguments?["spacing"]
    setSpacing(
      view, spacing.flatMap { try? translator.amount(of: $0) },
      arguments["spacing"].flatMap { try? translator.amount(of: $0) })
    fill(view, arguments)
    return view
  }

  /// The columns of a list, or of `Array(repeating: GridItem(.flexible()), count: 3)`.
  private func gridItems(_ value: Expression?) throws(Reason) -> [Expression] {
    switch value.map({ translator.resolved($0) }) {
    case .list(let items)? where !items.isEmpty: return items
    case .call(.name("Array"), let arguments)?:
      guard let item = arguments["repeating"], let count = arguments["count"],
        let number = Int(try translator.amount(of: count).full), (1...64).contains(number)
      else { break }
      return [Expression](repeating: item, count: number)
    default: break
    }
    throw Reason("the columns of the grid are not in the text")
  }

  /// A column: its width, or a share of the room that is left.
  private func column(_ item: Expression) throws(Reason) -> String {
    guard case .call(_, let arguments) = translator.resolved(item) else {
      throw Reason("the columns of the grid are not in the text")
    }
    guard let first = arguments.first, first.label.isEmpty else { return "fraction(1)" }
    guard case .call(let called, let lengths) = first.value else { throw Reason("the column is not known") }
    switch called.lastName {
    case "flexible": return "fraction(1)"
    case "fixed":
      guard let length = lengths.first else { throw Reason("the column is not known") }
      return try translator.amount(of: length.value).full
    default: throw Reason("the number of its columns follows from the width: write a `when` for each")
    }
  }

  /// Sets the space between columns and rows; the default of SwiftUI is that of the system.
  private func setSpacing(_ view: Int, _ columns: Amount?, _ rows: Amount?) {
    let (columns, rows) = (columns?.full ?? "8", rows?.full ?? "8")
    if columns == rows { return translator.screen.set(view, "spacing", rows) }
    translator.screen.set(view, "columnSpacing", columns)
    translator.screen.set(view, "rowSpacing", rows)
  }

  /// `Grid { GridRow { … } }`, with as many columns as its longest row.
  func makeGrid(_ arguments: [Expression.Argument]) throws(Reason) -> Int {
    guard case .closure(let content)? = arguments.last?.value else {
      throw Reason("the rows of the grid are not in the text")
    }
    var rows: [Expression.Closure] = []
    for statement in content.statements {
      guard case .expression(.call(.name("GridRow"), let inner)) = statement.kind,
        case .closure(let row)? = inner.last?.value
      else { throw Reason("its rows are more than rows of views") }
      rows.append(row)
    }
    let count = rows.map { $0.statements.count }.max() ?? 0
    guard count > 0, rows.dropLast().allSatisfy({ $0.statements.count == count }) else {
      throw Reason("its rows do not have the same number of views")
    }
    let view = add("Grid")
    translator.screen.set(view, "columns", "[\([String](repeating: "fit", count: count).joined(separator: ", "))]")
    let spaces = ["horizontalSpacing", "verticalSpacing"].map {
      arguments[$0].flatMap { try? translator.amount(of: $0) }
    }
    setSpacing(view, spaces[0], spaces[1])
    for row in rows { fill(view, [Expression.Argument(label: "", value: .closure(row))]) }
    return view
  }
}
