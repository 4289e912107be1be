internal import LayRuntime

/// The active sides of guides at the sizes of a proof, which lays out each of them once: where constraints contradict each other, a layout
/// searches for the conflict too.
final class SidesBySize {
  private var sides: GuideSides
  private let environment: LayoutEnvironment
  private var known: [ExactSize: [UInt8]]

  /// Creates the sides in an environment without its size; `known` are those at sizes that were laid out.
  init(_ program: LayoutProgram, _ environment: LayoutEnvironment, known: [ExactSize: [UInt8]]) {
    (sides, self.environment, self.known) = (GuideSides(program), environment, known)
  }

  /// The sides at a size, in the environment of the proof.
  func states(at size: ExactSize) -> [UInt8] {
    if let found = known[size] { return found }
    var there = environment
    there.size = size
    let found = sides.sides(in: there)
    known[size] = found
    return found
  }
}
