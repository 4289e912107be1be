/// The places of labels that are taken: no label lies over another.
struct LabelSpace {
  private var taken: [Box] = []
  /// The places of what is no label, on which no label lies either.
  private let obstacles: [Box]
  private let area: Box
  /// The most labels: beyond, they are too small to be read anyway.
  private static let most = 600

  init(in area: Box, avoiding obstacles: [Box] = []) { (self.area, self.obstacles) = (area, obstacles) }

  /// Takes a place that is known to be free.
  mutating func take(_ box: Box) { taken.append(box) }

  /// True if nothing to be read lies in a place.
  func isFree(_ box: Box) -> Bool {
    !taken.contains { $0.intersects(box) } && !obstacles.contains { $0.intersects(box) }
  }

  /// Takes and returns the first of the places that lies in the area and is free; nil if there is none.
  mutating func place(_ candidates: [Box]) -> Box? {
    guard taken.count < LabelSpace.most else { return nil }
    for box in candidates where area.contains(box) {
      let around = box.inset(-0.5)
      if isFree(around) {
        taken.append(box)
        return box
      }
    }
    return nil
  }
}
