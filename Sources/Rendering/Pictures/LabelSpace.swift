/// The places of labels that are taken: no label lies over another.
struct LabelSpace {
  private var taken: [Box] = []
  private let area: Box
  /// The most labels: beyond, they are too small to be read anyway.
  private static let most = 600

  init(in area: Box) { self.area = area }

  /// Takes a place that is known to be free.
  mutating func take(_ box: Box) { taken.append(box) }

  /// Takes and returns the first of the places that lies in the area and is free; nil if there is none.
  mutating func place(_ candidates: [Box]) -> Box? {
    guard taken.count < LabelSpace.most else { return nil }
    for box in candidates where area.contains(box) {
      let around = box.inset(-0.5)
      if !taken.contains(where: { $0.intersects(around) }) {
        taken.append(box)
        return box
      }
    }
    return nil
  }
}
