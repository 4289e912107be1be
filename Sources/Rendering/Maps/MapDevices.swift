internal import LayDrawing
internal import LayRuntime

/// Finds places for the names of known screens on a map: beside their dots, else where there is room, with a line to the dot.
struct MapDevices {
  struct Name {
    var text: String
    /// The start of the baseline.
    var x: Double
    var y: Double
  }

  static let fontSize = 9.0

  private(set) var names: [Name] = []
  /// The lines from dots to their names.
  private(set) var lines: [(dot: Point2D, name: Point2D)] = []
  /// The screens whose names have no place.
  private(set) var unnamed: [MapDevice] = []
  private var taken: [Box]
  private let area: Box

  /// The room for names to the right of the plot.
  private static let margin = 200.0
  /// The distances of names that need a line.
  private static let distances = [14.0, 24, 36, 50, 66, 84, 104]
  private static let directions: [(x: Double, y: Double)] = [
    (1, 0), (1, -1), (1, 1), (-1, -1), (-1, 1), (-1, 0), (0, -1), (0, 1), (1, -0.5), (1, 0.5), (-1, -0.5), (-1, 0.5),
  ]

  init(_ devices: [MapDevice], width: Double, height: Double, point: (ExactSize) -> Point2D) {
    area = Box(minX: 0, minY: 0, maxX: width + MapDevices.margin, maxY: height)
    taken = devices.map { device in
      let place = point(device.size)
      return Box(minX: place.x - 4, minY: place.y - 4, maxX: place.x + 4, maxY: place.y + 4)
    }
    let waiting = devices.filter { !placeBeside($0, point($0.size)) }
    for device in waiting where !placeAway(device, point(device.size)) { unnamed.append(device) }
  }

  private mutating func placeBeside(_ device: MapDevice, _ dot: Point2D) -> Bool {
    let width = Words.width(device.name, size: MapDevices.fontSize)
    let starts = [
      (dot.x + 6, dot.y + 3), (dot.x - 6 - width, dot.y + 3), (dot.x - width / 2, dot.y - 6),
      (dot.x - width / 2, dot.y + 13),
    ]
    for (x, y) in starts where take(device, x, y, width) { return true }
    return false
  }

  /// Places a name farther away, where no other name lies on the line to it.
  private mutating func placeAway(_ device: MapDevice, _ dot: Point2D) -> Bool {
    let width = Words.width(device.name, size: MapDevices.fontSize)
    for distance in MapDevices.distances {
      for direction in MapDevices.directions {
        let end = Point2D(dot.x + direction.x * distance, dot.y + direction.y * distance)
        let x = direction.x > 0 ? end.x + 1 : direction.x < 0 ? end.x - width - 1 : end.x - width / 2
        guard isFree(from: dot, to: end), take(device, x, end.y + 3, width) else { continue }
        lines.append((dot, end))
        return true
      }
    }
    return false
  }

  private func isFree(from dot: Point2D, to end: Point2D) -> Bool {
    (1...8).allSatisfy { step in
      let share = Double(step) / 8
      let (x, y) = (dot.x + (end.x - dot.x) * share, dot.y + (end.y - dot.y) * share)
      let isAtDot = abs(x - dot.x) < 5 && abs(y - dot.y) < 5
      return isAtDot || !taken.contains { $0.minX < x && x < $0.maxX && $0.minY < y && y < $0.maxY }
    }
  }

  private mutating func take(_ device: MapDevice, _ x: Double, _ baseline: Double, _ width: Double) -> Bool {
    let box = Box(minX: x, minY: baseline - 8, maxX: x + width, maxY: baseline + 2)
    guard area.contains(box), !taken.contains(where: { $0.intersects(box) }) else { return false }
    taken.append(box)
    names.append(Name(text: device.name, x: x, y: baseline))
    return true
  }
}
