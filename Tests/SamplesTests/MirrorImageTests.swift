import LayCompiler
import LayModel
import LayNumbers
import TestSupport
import Testing

@testable import LayAnalysis
@testable import LayRuntime
@testable import LaySolver

/// The samples in both directions, of which the second follows from the first where one is the mirror image of the other.
@Suite struct MirrorImageTests {
  private static let paths = Repository.gallery + Repository.samples + Repository.wrongSamples

  private func checked(_ compilation: Compilation, usesMirrorImages: Bool) -> (text: String, parts: Int) {
    var options = CheckOptions()
    (options.checksBothDirections, options.usesMirrorImages) = (true, usesMirrorImages)
    // Fixes take most of the time of wrong samples.
    options.triesChanges = isThorough
    var parts = 0
    let result = check(compilation, options: options) { if case .proving = $0 { parts += 1 } }
    let found = result.diagnostics.map { "\($0)" } + result.examined.map { "\($0)" }
    return (found.joined(separator: "\n"), parts)
  }

  /// The screens of the gallery that are proved in both directions: a keyboard and a tape that never turn, and a watch whose dial does
  /// not.
  private static let turning = ["Keyboard", "Player", "Watch"].map { "Samples/Gallery/\($0).lay" }

  @Test(arguments: paths)
  func noResultChanges(_ path: String) throws {
    let compilation = try compile(Repository.bytes(path), path: path)
    let (own, plain) = (
      checked(compilation, usesMirrorImages: true), checked(compilation, usesMirrorImages: false)
    )
    #expect(own.text == plain.text)
    if Repository.gallery.contains(path) {
      #expect((own.parts < plain.parts) != MirrorImageTests.turning.contains(path))
    }
  }

  /// The rows that are compared are those of the other direction, and the frames there are mirror images.
  @Test(arguments: paths)
  func whatIsCalledAMirrorImageIsOne(_ path: String) throws {
    for layout in try compile(Repository.bytes(path), path: path).layouts {
      for size in sizes(of: layout) { look(at: size, layout.program) }
    }
  }

  private func sizes(of layout: CompiledLayout) -> [ExactSize] {
    let design = layout.designSize ?? ExactSize(width: 375, height: 667)
    return [design, ExactSize(width: Rational(803, 2), height: 780), ExactSize(width: 1024, height: 700)]
  }

  private func look(at size: ExactSize, _ program: LayoutProgram) {
    let environment = LayoutEnvironment(size: size)
    let rows = ParametricLayout(program, as: environment)
    guard let image = rows.mirrorImage(program, in: environment) else { return }
    var turned = environment
    turned.direction = .rightToLeft
    let views = rows.system.views
    let compared = LayoutSystem(
      views.resolved.turnedAround(), tree: views.tree, references: views.references, placesMasks: true)
    let fresh = ParametricLayout(program, as: turned).system
    #expect(compared.rows == fresh.rows)
    let (own, others) = (compared.engine.system.rows, fresh.engine.system.rows)
    #expect(own.indices.map { own[$0] } == others.indices.map { others[$0] })
    compareFrames(in: environment, turned, program, image)
  }

  private func compareFrames(
    in environment: LayoutEnvironment, _ turned: LayoutEnvironment, _ program: LayoutProgram, _ image: MirrorImage
  ) {
    var (first, second) = (Layout(program), Layout(program))
    let reports = [first.resize(to: environment), second.resize(to: turned)]
    if reports.contains(where: { !$0.isClean }) { return }
    for index in program.views.indices.dropFirst() {
      let (view, superview) = (ViewID(index), program.views[index].superview ?? .root)
      if image.slidingViews.contains(superview) { continue }
      let (frame, other) = (first.exactFrame(of: view), second.exactFrame(of: view))
      #expect(other.width == frame.width && other.y == frame.y && other.height == frame.height)
      #expect(other.x == first.exactFrame(of: superview).width - frame.x - frame.width, "view \(index)")
    }
  }
}
