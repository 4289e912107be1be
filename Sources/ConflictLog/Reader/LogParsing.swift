extension ConflictLog {
  /// Reads the items of a message.
  init(_ open: OpenLog, isCutOff: Bool) {
    self.init()
    position = open.position
    hasHeading = open.hasHeading
    isAppKit = open.isAppKit
    isPrivate = open.isPrivate && open.items.isEmpty
    self.isCutOff = isCutOff
    omitted = open.omitted
    unread = open.unread.map { (String(decoding: $0.text, as: UTF8.self), $0.position) }
    var table = ViewTable()
    var addresses: Set<String> = []
    for (range, position) in open.items {
      var item = ConflictLog.item(Array(open.bytes[range]), &table)
      item.position = position
      // A constraint that is listed twice is one constraint.
      guard addresses.insert(item.address).inserted || item.address.isEmpty else { continue }
      // A mask relates a view to its superview.
      if item.kind == .mask, let relation = item.relations.first, let second = relation.second,
        item.relations.count == 1, item.superview == nil
      {
        table.setSuperview(second.view, of: relation.first.view)
      }
      if item.relations.isEmpty { unread.append((item.text, position)) } else { items.append(item) }
    }
    let broken = open.broken.map { ConflictLog.item($0, &table) }
    resolve(table)
    if let broken, !broken.address.isEmpty { self.broken = items.firstIndex { $0.address == broken.address } }
  }

  private static func item(_ text: [UInt8], _ table: inout ViewTable) -> LoggedItem {
    let text = unmarked(text)
    var reader = ItemReader(text, table)
    var item = reader.read()
    table = reader.table
    item.text = String(decoding: text.prefix(200), as: UTF8.self)
    return item
  }

  /// An item without what Markdown makes of it: `\>` for `>`, and `~~` for a hyphen where Jira's marks were converted.
  private static func unmarked(_ text: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let next = index + 1 < text.count ? text[index + 1] : 0
      if text[index] == UInt8(ascii: "~"), next == UInt8(ascii: "~") {
        plain.append(UInt8(ascii: "-"))
        index += 2
      } else {
        if text[index] != UInt8(ascii: "\\") || next != UInt8(ascii: ">") { plain.append(text[index]) }
        index += 1
      }
    }
    return plain
  }

  /// Gives superviews that the log names late the place of nameless ones, and leaves out views that no item has.
  private mutating func resolve(_ table: ViewTable) {
    var numbers: [Int: Int] = [:]
    func number(_ view: Int, _ views: inout [LoggedView]) -> Int {
      let view = table.final(view)
      if let known = numbers[view] { return known }
      numbers[view] = views.count
      views.append(table.views[view])
      return views.count - 1
    }
    var kept: [LoggedView] = []
    for index in items.indices {
      for place in items[index].relations.indices {
        items[index].relations[place].first.view = number(items[index].relations[place].first.view, &kept)
        if let second = items[index].relations[place].second?.view {
          items[index].relations[place].second?.view = number(second, &kept)
        }
      }
      items[index].superview = items[index].superview.flatMap { numbers[table.final($0)] }
    }
    for (view, superview) in table.superviews.sorted(by: { $0.key < $1.key }) {
      if let view = numbers[table.final(view)], let superview = numbers[table.final(superview)], view != superview {
        superviews[view] = superview
      }
    }
    for index in kept.indices {
      if case .superview(let inner) = kept[index].key {
        kept[index].key = .superview(numbers[table.final(inner)] ?? index)
      }
    }
    views = kept
  }
}
