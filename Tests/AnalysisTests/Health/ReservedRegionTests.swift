import LayCompiler
import LayDevices
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Controls on the fold and on cameras of devices.
@Suite struct ReservedRegionTests {
  private func result(_ body: String, _ sizes: String = "\"iPhone Duo\", region fold, region camera") -> CheckResult {
    checked("layout Screen(375x667) {\nsizes \(sizes)\n\(body)\n}\n")
  }

  private func said(_ body: String, _ sizes: String = "\"iPhone Duo\", region fold, region camera") -> [String] {
    result(body, sizes).diagnostics.map { "\($0.code.id) \($0.message)" }
  }

  private func button(_ constraints: String) -> String {
    "view go: Button { text = \"Go\"; .size == 80x44; \(constraints) }"
  }

  private let centered = ".centerX == superview.centerX; .bottom == safeArea.bottom - 100"

  // MARK: Findings

  @Test func aControlOnTheFoldIsReportedWithItsPose() {
    let found = result(button(centered), "\"iPhone Duo\", region fold").diagnostics
    #expect(
      found.map { "\($0.code.id) \($0.message)" } == [
        "L0609 'go' lies on the fold at 951x669 (iPhone Duo, inner landscape)"
      ], "\(found)")
    #expect(
      found.first?.caretLabel == "at 951x669 it lies on the fold; moved by 60 points, it would be beside the fold")
    #expect(found.first?.areas.map { $0.pose } == ["inner landscape"])
    #expect(
      found.first?.fixIt?.message == "write `.centerX == 0.5 * superview.centerX` on line 3",
      "\(found.first?.notes.map(\.text) ?? [])")
  }

  @Test func aControlUnderACameraIsReported() {
    // The camera under the inner screen is 21 to 58 points below its top, 677 1/3 to 735 1/3 from its left.
    let text = button(".leading == superview.leading + 640; .top == superview.top + 30")
    let found = result(text, "\"iPhone Duo inner landscape\", region camera").diagnostics
    #expect(
      found.map { "\($0.code.id) \($0.message)" } == [
        "L0609 'go' lies on the camera at 951x669 (iPhone Duo, inner landscape)"
      ], "\(found)")
    #expect(found.first?.fixIt?.edits.map { $0.replacement } == ["58"], "\(found)")
  }

  @Test func aPointIsNoFault() {
    func said(_ leading: String) -> [String] {
      self.said(
        button(".leading == superview.leading + \(leading); .top == superview.top + 300"),
        "\"iPhone Duo inner landscape\", region fold")
    }
    // The fold begins at 455.5, and the button is 80 wide.
    #expect(said("376.5") == [])
    #expect(said("376.6").count == 1)
    #expect(said("494.5") == [])
    #expect(said("494.4").count == 1)
  }

  @Test func onlyDeclaredRegionsCount() {
    #expect(said(button(centered), "\"iPhone Duo\"") == [])
    #expect(said(button(centered), "\"iPhone Duo\", region camera") == [])
    #expect(said(button(centered) + "\nallow L0609", "\"iPhone Duo\", region fold") == [])
  }

  @Test func onlyControlsThatDoNotScrollAreJudged() {
    let sizes = "\"iPhone Duo inner landscape\", region fold"
    #expect(
      said("view a: Label { text = \"Go\"; .centerX == superview.centerX; .top == safeArea.top + 300 }", sizes) == [])
    #expect(said("view a: TextView { .edges == safeArea }", sizes) == [])
    #expect(
      said(
        """
        view page: ScrollView {
          .edges == safeArea
          .contentGuide.width == .frameGuide.width
          view go: Button { text = "Go"; .edges == superview; .height == 900 }
        }
        """, sizes) == [])
    #expect(said(button(".centerX == superview.centerX; .top == safeArea.top + 300; hidden = true"), sizes) == [])
  }

  @Test func aRegionThatNoSizeHasIsReported() {
    #expect(
      said(button(".leading == superview.leading + 20; .top == safeArea.top + 300"), "320x480 ... 430x932, region fold")
        == [
          "L0448 'region fold' has no effect: none of these sizes is the pose of a device with a fold"
        ])
    #expect(said(button(".leading == safeArea.leading + 20; .top == safeArea.top + 20"), "iPhone, region fold") == [])
  }

  @Test func wordsAfterRegionAreNamed() {
    func problems(_ sizes: String) -> [String] {
      let text = "layout A(300x600) { sizes \(sizes); view v { .edges == superview } }"
      return compile(path: "a.lay", bytes: Array(text.utf8), read: { _ in nil }).diagnostics.map { $0.message }
    }
    #expect(problems("iPhone, region fold, region camera, region fold, text large") == [])
    #expect(problems("iPhone, region") == ["expected 'fold' or 'camera'"])
    #expect(problems("iPhone, region hinge") == ["expected 'fold' or 'camera', found 'hinge'"])
    #expect(problems("iPhone, region fold, 300x400").count == 1)
  }

  // MARK: Sampling

  /// The controls that lie on regions by their frames are those that are reported, in all poses of the Duo.
  @Test func theFramesOfRandomScreensAgree() throws {
    var (points, failing) = (0, 0)
    let poses = try #require(Device.named("iPhone Duo")).poses
    for seed in 0..<cases(40, thorough: 2000) as Range<UInt64> {
      let lines = RandomScreen(seed: seed).text.split(separator: "\n").map { line in
        line.hasPrefix("  sizes") ? "  sizes \"iPhone Duo\", region fold, region camera" : String(line)
      }
      let text = lines.joined(separator: "\n") + "\n"
      let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(text)")
      let layout = try #require(compilation.layouts.first)
      let examination = LayoutExamination(layout, CheckOptions(), lint: .all)
      examination.run { _, _ in }
      guard let health = examination.health, examination.proofs.allSatisfy({ $0.isSound }) else { continue }
      for pose in poses {
        var picture = Layout(layout.program)
        let report = picture.resize(to: pose.environment)
        if !report.ambiguities.isEmpty { continue }
        points += 1
        let found = health.findings.filter { found in
          found.claim.kind == .reserved && examination.proofs[found.proof].range.pose?.isLike(pose) ?? false
        }
        let wanted = controlsOnRegions(picture, layout, pose.regions)
        failing += wanted.count
        #expect(Set(found.map { $0.claim }) == wanted, "seed \(seed), \(pose.name)\n\(text)")
      }
    }
    // A comparison in which nothing fails would be none.
    #expect(points > 100 && failing > 20, "\(points), \(failing)")
  }

  /// The claims that do not hold by frames alone.
  private func controlsOnRegions(
    _ picture: Layout, _ layout: CompiledLayout, _ regions: [ReservedRegion]
  ) -> Set<HealthClaim> {
    let frames = rootFrames(of: picture)
    var found: Set<HealthClaim> = []
    for (index, view) in layout.program.views.enumerated() where view.kind == .button || view.kind == .textField {
      var next: ViewID? = ViewID(index)
      var isShown = true
      while let own = next {
        isShown = isShown && !picture.isHidden(own)
        next = layout.program.views[own.index].superview
      }
      let frame = frames[index]
      if !isShown || frame.width.isZero || frame.height.isZero { continue }
      for (number, region) in regions.enumerated() {
        let (x, y) = (region.frame.x, region.frame.y)
        let isClear =
          frame.maxX <= x + 1 || frame.x >= x + region.frame.width - 1 || frame.maxY <= y + 1
          || frame.y >= y + region.frame.height - 1
        if isClear { continue }
        found.insert(
          HealthClaim(
            kind: .reserved, view: ViewID(index), statement: .avoids(region.kind, region: UInt8(number))))
      }
    }
    return found
  }
}
