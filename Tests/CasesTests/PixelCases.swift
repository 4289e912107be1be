import LayRuntime
import Testing

/// Roundings that other projects expect of numbers, rectangles and proportions.
@Suite(.enabled(if: CaseFolder.isPresent), .serialized) struct PixelCases {
  @Test func roundings() throws {
    try score("pixel") { item in
      let input = item["input"]
      let grid = PixelGrid(scale: exact(input["scale"].number ?? 1))
      switch item["kind"].text {
      case "pixel-scalar": return self.scalar(item, grid)
      case "pixel-align": return self.aligned(item, grid)
      case "pixel-rect": return self.expanded(item, grid)
      case "aspect": return self.aspect(item, grid)
      default: return ["of no known kind"]
      }
    }
  }

  private func scalar(_ item: JSON, _ grid: PixelGrid) -> [String] {
    let modes: [String: PixelGrid.Rounding] = ["floor": .down, "ceil": .up, "round": .nearest]
    guard let mode = modes[item["input"]["mode"].text ?? ""] else { return ["of no known mode"] }
    return difference(grid.snap(number(item["input"]["value"]), mode), item["expect"]["value"])
  }

  private func aligned(_ item: JSON, _ grid: PixelGrid) -> [String] {
    let options: [String: PixelGrid.Alignment] = [
      "allEdgesNearest": .nearest, "allEdgesOutward": .outward, "allEdgesInward": .inward,
    ]
    guard let option = options[item["input"]["option"].text ?? ""] else { return ["of no known option"] }
    let sides = item["input"]["rect"].elements.map(number)
    let found = grid.align(ExactRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]), option)
    return zip([found.x, found.y, found.width, found.height], item["expect"]["rect"].elements).flatMap(difference)
  }

  private func expanded(_ item: JSON, _ grid: PixelGrid) -> [String] {
    let edges = item["input"]["edges"]
    let (left, top) = (number(edges["left"]), number(edges["top"]))
    let rect = ExactRect(
      x: left, y: top, width: number(edges["right"]) - left, height: number(edges["bottom"]) - top)
    let found = grid.align(rect, .outward)
    let expected = item["expect"]["edges"]
    return difference(found.x, expected["left"]) + difference(found.y, expected["top"])
      + difference(found.maxX, expected["right"]) + difference(found.maxY, expected["bottom"])
  }

  /// A ratio is width by height; the side that follows is rounded to the nearest pixel.
  private func aspect(_ item: JSON, _ grid: PixelGrid) -> [String] {
    let input = item["input"]
    let ratio: Rational
    if input["ratio"].text == "golden" {
      // Within 10⁻¹⁵ of the golden section.
      ratio = exact(1.618033988749895)
    } else {
      let parts = (input["ratio"].text ?? "").split(separator: ":").compactMap { Rational(decimal: String($0)) }
      guard parts.count == 2 else { return ["of no known ratio"] }
      ratio = parts[0] / parts[1]
    }
    let value = number(input["value"])
    let side = input["ask"].text == "widthForHeight" ? value * ratio : value / ratio
    return difference(grid.snap(side, .nearest), item["expect"]["value"])
  }

  private func number(_ json: JSON) -> Rational { exact(json.number ?? 0) }

  /// Numbers of the cases have six places behind the point.
  private func difference(_ found: Rational, _ wanted: JSON) -> [String] {
    (found - number(wanted)).magnitude <= Rational(1, 1_000_000) ? [] : ["\(found) is not \(number(wanted))"]
  }
}
