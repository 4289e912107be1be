import LayDevices
import LayModel
import LayNumbers
import Testing

/// The table of devices: figures with sources, and names that are found.
@Suite struct DeviceTableTests {
  @Test func posesAreAlikeIfTheirLikenessIsEqual() {
    let poses = Device.all.flatMap { $0.poses }
    var alike = 0
    for (index, pose) in poses.enumerated() {
      for other in poses[(index + 1)...] {
        #expect(pose.isLike(other) == (pose.likeness == other.likeness), "\(pose.spelled), \(other.spelled)")
        alike += pose.isLike(other) ? 1 : 0
      }
    }
    #expect(alike > 10)
  }

  @Test func eachNameBelongsToOneDevice() {
    let names = Device.all.flatMap { $0.names }
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    // A word of a shell names what the name does.
    for name in Device.knownNames { #expect(Device.named(name) != nil, "\(name)") }
    #expect(Device.words.count == Device.knownNames.count)
    for word in Device.words { #expect(Device.named(word) != nil, "\(word)") }
  }

  @Test func eachDeviceHasSourcesWithDates() {
    for device in Device.all {
      #expect(!device.sources.isEmpty, "\(device.name)")
      for source in device.sources {
        #expect(!source.name.isEmpty && !source.address.isEmpty, "\(device.name)")
        #expect(("2015"..."2026").contains(String(source.date.prefix(4))), "\(source)")
      }
    }
  }

  /// Each phone without a home button has a notch or an island within its safe area, and nothing else has.
  @Test func phonesWithATallStatusBarHaveACutout() throws {
    for name in Device.all.flatMap({ $0.names }) {
      let device = try #require(Device.named(name))
      let portrait = device.poses.first { $0.name == "portrait" }
      let isTall = device.family == .iPhone && portrait?.safeArea.map { $0.top > 24 } == true
      #expect((device.cutout != nil) == isTall, "\(name)")
      guard let cutout = device.cutout, let inset = portrait?.safeArea?.top.double else { continue }
      let distance = cutout.distance(inset: inset)
      #expect(distance >= 0 && distance + cutout.height <= inset, "\(name)")
    }
  }

  @Test func theFiguresArePlausible() {
    for device in Device.all {
      #expect(Set(device.poses.map { $0.name }).count == device.poses.count, "\(device.name)")
      for pose in device.poses {
        #expect(pose.lowest.width >= 320 && pose.lowest.height >= 270, "\(pose.spelled)")
        #expect(pose.highest.width <= 2560 && pose.highest.height <= 1600, "\(pose.spelled)")
        #expect(pose.lowest.width <= pose.highest.width && pose.lowest.height <= pose.highest.height)
        #expect(pose.scale == 2 || pose.scale == 3)
        // A figure that is missing, or that stands for another one, is explained.
        if pose.safeArea == nil { #expect(!pose.note.isEmpty, "\(pose.spelled)") }
        guard let insets = pose.safeArea else { continue }
        #expect([insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0 >= 0 && $0 <= 100 })
      }
    }
  }

  @Test func aScreenThatLiesIsTheScreenUprightTurned() throws {
    for device in Device.all {
      guard let portrait = device.poses.first(where: { $0.name == "portrait" }) else { continue }
      let landscape = try #require(device.poses.first { $0.name == "landscape" })
      #expect(landscape.lowest == ExactSize(width: portrait.lowest.height, height: portrait.lowest.width))
      #expect(portrait.lowest.height > portrait.lowest.width, "\(device.name)")
    }
  }

  /// The parts of a split and the divider are the screen.
  @Test func theSplitsOfAniPadFillItsScreen() throws {
    for device in Device.all where device.family == .iPad {
      func width(_ name: String) throws -> Rational {
        try #require(device.poses.first { $0.name == name }).lowest.width
      }
      let whole = try (width("landscape"), width("portrait"))
      #expect(try width("split 1/3 landscape") + width("split 2/3 landscape") + 10 == whole.0, "\(device.name)")
      #expect(try width("split 1/2 landscape") * 2 + 10 == whole.0, "\(device.name)")
      #expect(try width("split 1/3 portrait") + width("split 2/3 portrait") + 10 == whole.1, "\(device.name)")
    }
  }

  @Test(arguments: [
    "iPhone 5s", "iPhone 6", "iPhone 6 Plus", "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air",
    "iPhone Duo",
  ])
  func theTableHasTheDevice(_ name: String) { #expect(Device.named(name)?.name == name) }

  @Test func aliasesAndPosesAreFound() throws {
    #expect(Device.named("16 Pro Max")?.name == "iPhone 16 Pro Max")
    #expect(Device.named("se")?.name == "iPhone SE")
    #expect(Device.named("ipad-mini-(a17-pro)")?.name == "iPad mini (A17 Pro)")
    #expect(Device.named("nokia") == nil)
    #expect(Device.named("") == nil)
    #expect(Device.poses(named: "iPhone 12 landscape")?.map { $0.spelled } == ["iPhone 12, landscape"])
    #expect(Device.poses(named: "iPad split 1/2 landscape")?.first?.lowest.width == 585)
    #expect(Device.poses(named: "iphone duo inner")?.map { $0.name } == ["inner landscape", "inner portrait"])
    #expect(Device.poses(named: "iPhone SE upside")?.isEmpty == nil)
    #expect(Device.family("iPads") == .iPad)
    #expect(Device.family("iPhone 17") == nil)
  }

  @Test func aFamilyHasEachEnvironmentOnce() {
    for family in DeviceFamily.allCases {
      let poses = Device.poses(of: family)
      for (index, pose) in poses.enumerated() {
        #expect(!poses[..<index].contains { $0.isLike(pose) }, "\(pose.spelled)")
      }
      let all = Device.all.filter { $0.family == family }.flatMap { $0.poses }
      for pose in all {
        #expect(poses.contains { $0.isLike(pose) || $0.hasAllSizes(ofWindow: pose) }, "\(pose.spelled)")
      }
    }
  }

  /// The windows of small iPads have no size that those of the largest ones have not, but a pose that is asked for alone is kept.
  @Test func aWindowInsideOfAnotherIsLeftOut() throws {
    let windows = Device.poses(of: .iPad).filter { !$0.isSingle }.map { $0.spelled }
    #expect(
      windows == [
        "iPad Pro 11-inch (M5), window tall", "iPad Pro 11-inch (M5), window wide", "iPad Pro 13-inch, window tall",
        "iPad Pro 13-inch, window wide",
      ])
    let own = try #require(Device.poses(named: "iPad mini window tall"))
    #expect(Device.distinct(own) == own)
    // Another environment, or a size beyond, keeps it.
    let phones = Device.poses(of: .iPhone).filter { !$0.isSingle }
    #expect(Device.distinct(own + phones).count == 3)
  }

  @Test func reservedRegionsLieOnTheirScreens() {
    for pose in Device.all.flatMap({ $0.poses }) where !pose.regions.isEmpty {
      #expect(pose.isSingle, "\(pose.spelled)")
      for region in pose.regions.map({ $0.frame }) {
        #expect(region.width > 0 && region.height > 0 && region.x >= 0 && region.y >= 0, "\(pose.spelled)")
        #expect(region.maxX <= pose.lowest.width && region.maxY <= pose.lowest.height, "\(pose.spelled)")
      }
    }
  }

  @Test func theDuoHasItsFoldInTheMiddle() throws {
    let poses = try #require(Device.named("iPhone Duo")).poses
    func folds(_ name: String) -> [ExactRect] {
      poses.first { $0.name == name }?.regions.filter { $0.kind == .fold }.map { $0.frame } ?? []
    }
    #expect(folds("inner landscape") == [ExactRect(x: Rational(911, 2), y: 0, width: 40, height: 669)])
    #expect(folds("inner portrait") == [ExactRect(x: 0, y: Rational(911, 2), width: 669, height: 40)])
    #expect(folds("outer portrait") == [])
    // Both halves and the gap between them are the screen, and each has its part of the fold.
    let (left, right) = (folds("left half"), folds("right half"))
    #expect(left[0].maxX == 469 && right[0].x == 0 && left[0].width + right[0].width + 13 == 40)
  }

  /// The sources disagree, and the table says so.
  @Test func theDuoNamesBothFiguresOfItsBottom() throws {
    let duo = try #require(Device.named("iPhone Duo"))
    let inner = try #require(duo.poses.first { $0.name == "inner portrait" })
    #expect(inner.safeArea == ExactInsets(top: 82, left: 0, bottom: 34, right: 0))
    #expect(inner.note.contains("95 below"))
    #expect(duo.poses.filter { $0.name.hasPrefix("outer") }.allSatisfy { $0.note.contains("0 below") })
  }
}
