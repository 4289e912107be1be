package import LayCompiler
package import LayRuntime

/// The frames of a layout as exact functions of the root's size, wherever a proof found them.
///
/// A frame is known at sizes where constraints do not conflict and its numbers are unique. Steps are not followed, so nothing is
/// known of a layout that has some.
package struct FramePieces: Sendable {
  /// Sizes at which the same conditions hold, masks have room and texts take the same numbers of lines.
  package struct Part: Sendable {
    /// The sizes: those where each limit holds.
    package var limits: [SizeLimit]
    /// A size inside of the limits; it may be on an excluded edge if that is all there is.
    package var inner: ExactSize
    /// For each view the pieces of x, y, width and height of its untransformed frame, as ``Layout/untransformedFrame(of:)`` has
    /// them. Without a piece at a size a number is not known there.
    package var frames: [[[NumberPiece]]]
    /// The corners of the sizes.
    package var corners: [ExactSize]

    /// True if it contains a size.
    package func contains(_ size: ExactSize) -> Bool { limits.allSatisfy { $0.contains(size) } }
  }

  package var parts: [Part] = []
  /// True if there are more parts than ``mostParts``, or if the range falls into too many cells.
  package var isCut = false

  private init() {}

  /// No frames at all.
  package static var none: FramePieces { FramePieces() }

  /// The most parts that are kept.
  package static var mostParts: Int { 600 }

  /// Finds the frames of a layout over ranges of sizes. The size in `environment` does not matter.
  package init(of compiled: CompiledLayout, over ranges: [SizeRange], _ environment: LayoutEnvironment) {
    self.init(of: compiled.program, over: ranges, environment)
  }

  init(of program: LayoutProgram, over ranges: [SizeRange], _ environment: LayoutEnvironment) {
    guard program.steps.isEmpty else { return }
    var questions = Questions(program: program)
    questions.keepsFrames = true
    var layout = Layout(program)
    for range in ranges {
      let proof = LayoutProof(program, over: range, environment, questions, limits: FramePieces.limits)
      isCut = isCut || proof.hasTooManyCells
      for found in proof.cells.flatMap({ $0.frames }) {
        guard parts.count < FramePieces.mostParts else {
          isCut = true
          return
        }
        if let part = FramePieces.part(found, &layout, environment) { parts.append(part) }
      }
    }
  }

  private static var limits: ProofLimits {
    var limits = ProofLimits()
    limits.cells = mostParts
    limits.slicedCells = .max
    limits.rows /= 10
    return limits
  }

  /// The part that contains a size; nil if none does.
  package func part(at size: ExactSize) -> Part? { parts.first { $0.contains(size) } }

  /// The untransformed frames of some views at a size; nil if not all of them are known there.
  package func frames(at size: ExactSize, of views: [ViewID]) -> [ExactRect]? {
    guard let part = part(at: size) else { return nil }
    var frames: [ExactRect] = []
    for view in views {
      let values = part.frames[view.index].map { pieces in
        pieces.first { $0.place.contains(size) }.flatMap { $0.value }?.value(at: size)
      }
      guard values.count == 4, let x = values[0], let y = values[1], let width = values[2], let height = values[3]
      else {
        return nil
      }
      frames.append(ExactRect(x: x, y: y, width: width, height: height))
    }
    return frames
  }

  // MARK: - Parts

  /// The part of found frames, with the numbers of views that no row determines. A number that differs from that of a layout at
  /// the inner size is left out.
  private static func part(_ found: FoundFrames, _ layout: inout Layout, _ environment: LayoutEnvironment) -> Part? {
    var there = environment
    there.size = found.inner
    let report = layout.resize(to: there, findAmbiguities: false)
    let isInside = found.limits.allSatisfy { $0.contains(found.inner) }
    guard report.conflicts.isEmpty || !isInside else { return nil }
    var part = Part(limits: found.limits, inner: found.inner, frames: [], corners: found.polygon.corners)
    for index in layout.program.views.indices {
      part.frames.append(numbers(of: ViewID(index), found, layout, isInside: isInside))
    }
    return part
  }

  private static func numbers(
    of view: ViewID, _ found: FoundFrames, _ layout: Layout, isInside: Bool
  ) -> [[NumberPiece]] {
    if view == .root { return rootNumbers }
    let frame = layout.untransformedFrame(of: view)
    let origin = layout.exactBounds(of: layout.program.views[view.index].superview ?? .root)
    return Ambiguity.Part.allCases.map { part in
      guard var pieces = found.numbers[ViewNumber(view: view, part: part)] else {
        // No row has it, so it is the same at all sizes of the part.
        return [NumberPiece(place: .everywhere, value: Affine(frame[part]))]
      }
      let shift = part == .x ? origin.x : part == .y ? origin.y : .zero
      for index in pieces.indices { pieces[index].value?.constant += shift }
      guard isInside, let own = pieces.first(where: { $0.place.contains(found.inner) }) else { return pieces }
      return own.value?.value(at: found.inner) == frame[part] ? pieces : []
    }
  }

  /// The numbers of the root.
  private static var rootNumbers: [[NumberPiece]] {
    [Affine(.zero), Affine(.zero), Affine(.zero, width: .one), Affine(.zero, height: .one)].map {
      [NumberPiece(place: .everywhere, value: $0)]
    }
  }
}
