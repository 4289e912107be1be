import LayDevices
import LayRuntime
import Testing

@testable import LayTool

/// `--device`, `--devices` and `--safe-area`.
@Suite struct DeviceTests {
  private let file = [
    "a.lay": """
    layout A(375x667) {
      sizes 320x480 ... 1024x1366
      view a { .edges == safeArea }
    }
    """
  ]

  @Test(arguments: [
    ("iPhone SE", "a     View     0     20       375     647"),
    ("iphone 15 landscape", "a     View    59      0       734     372"),
    ("iPad Pro", "a     View     0     24      1024    1322"),
  ])
  func aDeviceHasASizeAndASafeArea(_ name: String, _ row: String) {
    let run = layc(["eval", "a.lay", "--device", name], files: file)
    #expect(run.status == 0)
    func words(_ text: String) -> [String] { text.split(whereSeparator: { $0 == " " }).map(String.init) }
    #expect(
      run.output.split(whereSeparator: { $0 == "\n" }).contains { words(String($0)) == words(row) }, "\(run.output)")
  }

  @Test func allDevicesAreCheckedUprightAndLying() {
    let run = layc(["check", "a.lay", "--devices", "iphone"], files: file)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        proved A: consistent and unambiguous in 21 poses of devices (table of 2026-11)
        13 sizes were left out, since 'A' is not made for them: 568x320, 667x375, 736x414, 812x375 …

        """, "\(run.errors)")
    let wide = file.mapValues { $0.replacing("320x480 ...", with: "320x320 ...") }
    #expect(
      layc(["check", "a.lay", "--devices", "iphone"], files: wide).errors
        == "proved A: consistent and unambiguous in 39 poses of devices (table of 2026-11)\n")
    let document = layc(["check", "a.lay", "--devices", "iPhone SE", "--format", "json"], files: file).output
    #expect(document.contains("\"leftOut\": [{\"width\": 667, \"height\": 375}]"), "\(document)")
  }

  @Test func aLayoutForNoneOfTheScreensIsNotProved() {
    let watch = file.mapValues { $0.replacing("320x480 ... 1024x1366", with: "136x170 ... 205x251") }
    let run = layc(["check", "a.lay", "--devices", "iPhone SE"], files: watch)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("a.lay:1:8: error: 'A' is not decided: none of the screens is among its `sizes` [L0908]\n"))
    #expect(run.output.contains("= why: the screens are 375x667, 667x375\n"))
    #expect(
      run.errors.hasSuffix("\n2 sizes were left out, since 'A' is not made for them: 375x667, 667x375\n"),
      "\(run.errors)")
    let accepted = layc(["check", "a.lay", "--devices", "iPhone SE", "--allow-undecided"], files: watch)
    #expect(accepted.status == 0 && accepted.output == "")
    // One of the screens is enough.
    #expect(layc(["check", "a.lay", "--devices", "iPhone SE"], files: file).status == 0)
  }

  /// The same came of all screens, so there is one line for them, also where it is no proof.
  @Test func screensOfTheSameVerdictShareALine() {
    let wrong = file.mapValues { $0.replacing("safeArea }", with: "safeArea }\nexpect 375x667 { a.width == 1 }") }
    let run = layc(["check", "a.lay", "--devices", "ipad"], files: wrong)
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "\nA is consistent and unambiguous in 78 poses of devices (table of 2026-11); expectations: 0 of 1 hold\n"),
      "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 3, "\(run.errors)")
  }

  /// Where something is reported in some poses, the verdict of the others is no statement about all.
  @Test func theVerdictOfSomePosesIsNoneOfAll() {
    let text = """
      layout A(375x667) {
        sizes "iPhone portrait"
        view a: Label { text = "Grace Brewster Murray" }
        view b: Label { text = "Rear Admiral of the Navy" }
        a.leading == margins.leading; b.leading == a.trailing + 8; b.trailing <= margins.trailing
        for v in [a, b] { v.top == safeArea.top + 8 }
      }
      """
    let run = layc(["check", "a.lay"], files: ["a.lay": text])
    #expect(run.output.contains("L0502"))
    #expect(run.errors.contains("\nA is consistent and unambiguous in 8 of 16 poses of devices"), "\(run.errors)")
  }

  /// A range of sizes beside devices has a line of its own, and the devices one for all.
  @Test func aRangeBesideDevicesHasALineOfItsOwn() {
    let mixed = file.mapValues { $0.replacing("1024x1366", with: "1024x1366, iPhone") }
    let run = layc(["check", "a.lay"], files: mixed)
    #expect(
      run.errors == """
        proved A: consistent and unambiguous at every size from 320x480 to 1024x1366
        proved A: consistent and unambiguous in 39 poses of devices (table of 2026-11)

        """, "\(run.errors)")
    let claims = layc(["check", "a.lay", "--explain-proof"], files: mixed).output
    let heading =
      "claims about A at every size from 320x480 to 1024x1366 and in 39 poses of devices (table of 2026-11):"
    #expect(claims.contains(heading), "\(claims)")
  }

  @Test func anUnknownDeviceIsGuessed() {
    let run = layc(["eval", "a.lay", "--device", "iPhnoe 15"], files: file)
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean 'iPhone 15'"), "\(run.errors)")
    let family = layc(["eval", "a.lay", "--device", "iphone"], files: file).errors
    #expect(
      family.contains(
        "that is a family for 'check --devices'; one device is, for example, 'iPhone SE (1st generation)'"))
    #expect(!layc(["eval", "a.lay", "--device", "iPhoned"], files: file).errors.contains("'iphone'"))
    #expect(layc(["check", "a.lay", "--devices", "nokia"], files: file).errors.contains("the devices are iPhone SE"))
    #expect(
      layc(["eval", "a.lay", "--device", "iPad", "--size", "1x1"], files: file).errors.contains("exclude each other"))
  }

  @Test func phonesLieCompactUnlessTheyAreLarge() {
    #expect(Device.poses(named: "iPhone SE landscape")?.first?.horizontalSizeClass == .compact)
    #expect(Device.poses(named: "iPhone 11 landscape")?.first?.horizontalSizeClass == .regular)
    #expect(Device.poses(named: "iPhone 11")?.first?.horizontalSizeClass == .compact)
    #expect(Device.poses(named: "iPad mini")?.first?.verticalSizeClass == .regular)
    let landscape = Device.poses(named: "iPhone landscape") ?? []
    let portrait = Device.poses(named: "iPhone portrait") ?? []
    #expect(
      landscape.count > 10 && landscape.allSatisfy { $0.name.hasSuffix("landscape") && $0.device.hasPrefix("iPhone") })
    #expect(landscape.count + portrait.count <= Device.poses(of: .iPhone).count)
    #expect(Device.poses(named: "iPhone sideways") == nil)
  }

  @Test func aPoseOfADeviceIsEvaluated() {
    let run = layc(["eval", "a.lay", "--device", "iPad split 1/2 landscape"], files: file)
    #expect(run.output.contains("A at 585x820"), "\(run.output)\(run.errors)")
    let window = layc(["eval", "a.lay", "--device", "iPhone window"], files: file).errors
    #expect(window.contains("that is a window of any size from 320x568 to 1032x1376"), "\(window)")
    let pose = layc(["eval", "a.lay", "--device", "iPad split 1/4"], files: file).errors
    #expect(pose.contains("'iPad' has no pose 'split 1/4'; it has portrait, landscape, split 1/3 landscape"), "\(pose)")
  }

  @Test func theDevicesAreListed() throws {
    let list = layc(["devices"], files: [:])
    #expect(list.status == 0)
    #expect(list.output.hasPrefix("devices, table of \(Device.tableVersion)\n"), "\(list.output)")
    #expect(list.output.contains("iPhone SE"))
    let page = layc(["devices", "17-pro"], files: [:])
    #expect(page.output.contains("iPhone 17 Pro, the same as iPhone 17\n"), "\(page.output)")
    #expect(page.output.contains("landscape  874x402  @3  compact compact   safe area 20,62,20,62\n"), "\(page.output)")
    #expect(page.output.contains("  source: "), "\(page.output)")
    let duo = layc(["devices", "iPhone Duo"], files: [:]).output
    #expect(duo.contains("a community kit gives 84 above and 95 below"), "\(duo)")
    let json = layc(["devices", "ipad", "--format", "json"], files: [:]).output
    #expect(json.contains("\"name\": \"split 1/3 landscape\""), "\(json)")
    #expect(json.contains("\"safeArea\": null"), "\(json)")
    let wrong = layc(["devices", "iPhnoe 17"], files: [:])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean 'iPhone 17'"), "\(wrong.errors)")
  }

  @Test func posesOfAFileAreProvedOneByOne() {
    let text = """
      layout B(375x667) {
        sizes iPhone, "iPad mini"
        view a { .edges == safeArea }
      }
      """
    let run = layc(["check", "b.lay"], files: ["b.lay": text])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.errors.contains(" poses of devices (table of \(Device.tableVersion))"), "\(run.errors)")
    let one = text.replacing("iPhone, \"iPad mini\"", with: "\"iPhone SE portrait\"")
    #expect(
      layc(["check", "b.lay"], files: ["b.lay": one]).errors
        == "proved B: consistent and unambiguous at 375x667 (iPhone SE, portrait; table of \(Device.tableVersion))\n"
    )
    let bad = text.replacing(".edges == safeArea", with: ".edges == safeArea; .width == 300")
    let report = layc(["check", "b.lay"], files: ["b.lay": bad])
    #expect(report.output.contains("(iPhone SE (1st generation), portrait), and in "), "\(report.output)")
    let json = layc(["check", "b.lay", "--format", "json"], files: ["b.lay": bad]).output
    #expect(json.contains("\"device\": \"iPhone SE (1st generation)\""), "\(json)")
    #expect(json.contains("\"deviceTable\": \"\(Device.tableVersion)\""), "\(json)")
    let sarif = layc(["check", "b.lay", "--format", "sarif"], files: ["b.lay": bad]).output
    #expect(sarif.contains("\"pose\": \"portrait\""), "\(sarif)")
  }

  @Test func aSafeAreaMovesWhatIsPinnedToIt() {
    let run = layc(["eval", "a.lay", "--safe-area", "47,1,34,2", "--format", "json"], files: file)
    #expect(run.output.contains("\"x\": 1,") || run.output.contains("\"x\":1"), "\(run.output)")
    let why = layc(["why", "a.lay", "a.top", "--safe-area", "47,0,34,0"], files: file)
    #expect(why.output.contains("a.top is 47"), "\(why.output)")
  }

  @Test func contentSizesAreShown() {
    let text = """
      layout B(375x812) {
        view s: ScrollView { .edges == superview; view c { .edges == superview; .width == superview.width; .height == 900 } }
      }
      """
    let run = layc(["eval", "b.lay"], files: ["b.lay": text])
    #expect(run.output.contains("(content 375x900)"), "\(run.output)")
    #expect(layc(["eval", "b.lay", "--format", "json"], files: ["b.lay": text]).output.contains("contentSize"))
  }
}
