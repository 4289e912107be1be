internal import LayRuntime

/// An affine transform, with its entries in Core Graphics' order.
struct Affine {
  var (a, b, c, d, tx, ty) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  init(shift x: Double, _ y: Double) { (tx, ty) = (x, y) }

  /// Creates the transform with the matrix `entries` about the point (x, y).
  init(_ entries: [Double], about x: Double, _ y: Double) {
    guard entries.count == 6 else { return }
    (a, b, c, d) = (entries[0], entries[1], entries[2], entries[3])
    tx = entries[4] + x - a * x - c * y
    ty = entries[5] + y - b * x - d * y
  }

  /// Returns the transform that applies `inner` first, then the receiver.
  func after(_ inner: Affine) -> Affine {
    var result = Affine(
      shift: a * inner.tx + c * inner.ty + tx, b * inner.tx + d * inner.ty + ty)
    (result.a, result.b) = (a * inner.a + c * inner.b, b * inner.a + d * inner.b)
    (result.c, result.d) = (a * inner.c + c * inner.d, b * inner.c + d * inner.d)
    return result
  }

  /// Returns the bounding box of a transformed rectangle with its corner in the origin.
  func box(width: Double, height: Double) -> Box {
    let xs = [tx, tx + a * width, tx + c * height, tx + a * width + c * height]
    let ys = [ty, ty + b * width, ty + d * height, ty + b * width + d * height]
    return Box(minX: xs.min() ?? tx, minY: ys.min() ?? ty, maxX: xs.max() ?? tx, maxY: ys.max() ?? ty)
  }
}

/// A rectangle by its edges.
package struct Box: Equatable {
  package var minX, minY, maxX, maxY: Double

  package var width: Double { maxX - minX }
  package var height: Double { maxY - minY }

  func intersects(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  func contains(_ other: Box) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  func intersection(_ other: Box) -> Box {
    Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  func union(_ other: Box) -> Box {
    Box(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}

extension FrameTree {
  /// Returns the bounding box of each view, transforms included, in points from the screen's corner.
  func screenBoxes() -> [Box] {
    var maps: [Affine] = []
    var boxes: [Box] = []
    for view in views {
      let frame = view.untransformed ?? view.frame
      var map = Affine(shift: frame.x, frame.y)
      if let matrix = view.transform {
        let x = frame.x + frame.width * view.anchor.x
        let y = frame.y + frame.height * view.anchor.y
        map = Affine(matrix, about: x, y).after(map)
      }
      if let superview = view.superview {
        let origin = views[superview].boundsOrigin
        map = maps[superview].after(Affine(shift: -origin.x, -origin.y)).after(map)
      }
      maps.append(map)
      boxes.append(map.box(width: frame.width, height: frame.height))
    }
    return boxes
  }
}
