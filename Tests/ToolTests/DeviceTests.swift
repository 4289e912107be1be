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
    #expect(run.errors.contains("proved A at 22 sizes"), "\(run.errors)")
  }

  @Test func anUnknownDeviceIsGuessed() {
    let run = layc(["eval", "a.lay", "--device", "iPhnoe 15"], files: file)
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean 'iPhone 15'"), "\(run.errors)")
    #expect(layc(["check", "a.lay", "--devices", "nokia"], files: file).errors.contains("the devices are iPhone SE"))
    #expect(
      layc(["eval", "a.lay", "--device", "iPad", "--size", "1x1"], files: file).errors.contains("exclude each other"))
  }

  @Test func phonesLieCompactUnlessTheyAreLarge() {
    #expect(Device.named("iPhone SE landscape")?.horizontalSizeClass == .compact)
    #expect(Device.named("iPhone 11 landscape")?.horizontalSizeClass == .regular)
    #expect(Device.named("iPhone 11")?.horizontalSizeClass == .compact)
    #expect(Device.named("iPad mini")?.verticalSizeClass == .regular)
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
