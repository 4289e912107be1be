internal import LayModel
internal import LayNumbers

// The figures of devices, in points, with their sources. Figures that nobody has published are not here: a pose has no insets then,
// or the nearest published ones with a note that says so.

extension DeviceSource {
  fileprivate static let guidelines = DeviceSource(
    "Apple, Human Interface Guidelines, Adaptivity and Layout", "developer.apple.com", "2020-06")
  fileprivate static let simulators = DeviceSource(
    "M. Bouchenoire, dimmmensions, read from simulators", "github.com/marcbouchenoire/dimmmensions", "2021-10")
  fileprivate static let hackworth = DeviceSource(
    "G. Hackworth, How iOS Apps Adapt to the various iPhone 14 Screen Sizes", "hacknicity.medium.com", "2022-09")
  fileprivate static let hackworthPads = DeviceSource(
    "G. Hackworth, How iPad Apps Adapt to the New 11-inch and 12.9-inch iPads Pro", "hacknicity.medium.com", "2018-10")
  fileprivate static let harrison16 = DeviceSource(
    "K. Harrison, iPhone 16 Screen Sizes, as presets of snapshot tests have them", "useyourloaf.com", "2024-11")
  fileprivate static let presets = DeviceSource(
    "Presets of a fork of swift-snapshot-testing for the devices since 2022, and their tests",
    "github.com, SnapshotTestingTests.testModernIPhoneConfigs", "2026")
  fileprivate static let specifications = DeviceSource("Apple, technical specifications", "apple.com", "2026-09")
  fileprivate static let splits = DeviceSource(
    "Interface sizes of a universal app", "gist.github.com/macguru/b7a01e3f0e9ae6f350d5", "2020-05")
  fileprivate static let duoProbe = DeviceSource(
    "Measured with a probe in the simulator of iOS 27.1: a public design note about reserved corners", "github.com",
    "2026-09")
  fileprivate static let duoRegions = DeviceSource(
    "Sizes, insets and reserved regions read in Xcode 27.1, as profiles of a preview have them",
    "safearea.info/iphone-duo.md, github.com/unbyte/duo-react", "2026-10")
  fileprivate static let duoStream = DeviceSource(
    "Stream, iPhone Duo readiness, measured on a device", "github.com/GetStream/stream-chat-react-native/pull/3818",
    "2026-09")
  fileprivate static let duoKit = DeviceSource(
    "Size classes: skills for the iPhone Duo, from Apple's talks", "github.com/mirzaaghazadeh/iphone-duo-skills",
    "2026-09")
  fileprivate static let resizing = DeviceSource("Apple, WWDC26, session 278", "developer.apple.com", "2026-06")
}

extension Device {
  /// All devices, those of equal figures in one entry.
  package static let all: [Device] =
    phonesWithButton + phonesWithNotch + phonesWithIsland + newestPhones + [duo, phoneWindow] + padsWithButton + pads
    + macs

  // MARK: - iPhone

  private static let phonesWithButton: [Device] = [
    phone(
      ["iPhone SE (1st generation)", "iPhone 5s"], 320, 568, 2, portrait: (20, 0), landscape: (0, 0, 0),
      [.guidelines, .simulators]),
    phone(
      [
        "iPhone SE", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7", "iPhone 6s",
        "iPhone 6",
      ], 375, 667, 2, portrait: (20, 0), landscape: (0, 0, 0), [.guidelines, .simulators]),
    phone(
      ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], 414, 736, 3, portrait: (20, 0),
      landscape: (0, 0, 0), isLarge: true, [.guidelines, .simulators]),
  ]

  private static let phonesWithNotch: [Device] = [
    phone(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, portrait: (44, 34), landscape: (0, 44, 21),
      [.guidelines, .simulators]),
    phone(
      ["iPhone XR", "iPhone 11"], 414, 896, 2, portrait: (48, 34), landscape: (0, 48, 21), isLarge: true,
      [.guidelines, .simulators]),
    phone(
      ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, portrait: (44, 34), landscape: (0, 44, 21), isLarge: true,
      [.guidelines, .simulators]),
    phone(
      ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, 3, portrait: (50, 34), landscape: (0, 50, 21), [.simulators]),
    phone(
      ["iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e"], 390, 844, 3,
      portrait: (47, 34), landscape: (0, 47, 21), [.simulators, .hackworth, .presets]),
    phone(
      ["iPhone 17e"], 390, 844, 3, portrait: (47, 34), landscape: (0, 47, 21), [.specifications, .presets],
      note: "its insets are not published; these are those of the iPhone 16e, of the same screen"),
    phone(
      ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, 3, portrait: (47, 34),
      landscape: (0, 47, 21),
      isLarge: true, [.simulators, .hackworth, .presets]),
  ]

  private static let phonesWithIsland: [Device] = [
    phone(
      ["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, 3, portrait: (59, 34),
      landscape: (0, 59, 21),
      [.hackworth, .presets]),
    phone(
      ["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932, 3, portrait: (59, 34),
      landscape: (0, 59, 21), isLarge: true, [.hackworth, .presets]),
    phone(
      ["iPhone 16 Pro"], 402, 874, 3, portrait: (62, 34), landscape: (0, 62, 21), [.harrison16, .presets],
      note: landscapeNote),
    phone(
      ["iPhone 16 Pro Max"], 440, 956, 3, portrait: (62, 34), landscape: (0, 62, 21), isLarge: true,
      [.harrison16, .presets],
      note: landscapeNote),
  ]

  private static let landscapeNote =
    "measured under iOS 18; flutterware (pub.dev, 2026) has 20 below in landscape, and 20 above and below are measured for the iPhone 17"

  private static let newestPhones: [Device] = [
    phone(
      ["iPhone 17 Pro", "iPhone 17"], 402, 874, 3, portrait: (62, 34), landscape: (20, 62, 20),
      [.presets, .specifications]),
    phone(
      ["iPhone 17 Pro Max"], 440, 956, 3, portrait: (62, 34), landscape: (20, 62, 20), isLarge: true,
      [.presets, .specifications]),
    phone(
      ["iPhone Air"], 420, 912, 3, portrait: (68, 34), landscape: (20, 68, 29), isLarge: true,
      [.presets, .specifications]),
    phone(
      ["iPhone 18 Pro"], 402, 874, 3, portrait: (62, 34), landscape: (20, 62, 20), [.specifications, .presets],
      note: newestNote),
    phone(
      ["iPhone 18 Pro Max"], 440, 956, 3, portrait: (62, 34), landscape: (20, 62, 20), isLarge: true,
      [.specifications, .presets], note: newestNote),
  ]

  private static let newestNote =
    "its insets in landscape are not published; these are those of the iPhone 17 Pro and Pro Max, of the same screens"

  private static var duo: Device {
    let name = "iPhone Duo"
    @inline(never)
    func pose(
      _ pose: String, _ width: Int, _ height: Int, _ safeArea: ExactInsets, _ horizontal: SizeClass?,
      _ vertical: SizeClass?, _ regions: [ReservedRegion], note: String = ""
    ) -> Pose {
      Pose(
        device: name, name: pose, lowest: size(width, height), highest: size(width, height), scale: 3,
        safeArea: safeArea, horizontalSizeClass: horizontal, verticalSizeClass: vertical, note: note, regions: regions)
    }
    let bottom =
      "34 below with a probe in a simulator and measured by Stream on a device; presets of public apps have 20 below in landscape, "
      + "and a community kit gives 0 below"
    let half = "469 wide with a probe in a simulator, which is 13 between both; a community kit gives 475"
    return Device(
      names: [name], family: .iPhone,
      poses: [
        pose(
          "outer portrait", 466, 678, insets(0, 0, 34, 84), .compact, .regular, [camera(1146, 0, 252, 510)],
          note: bottom),
        pose(
          "outer landscape", 678, 466, insets(0, 0, 34, 84), .compact, .compact, [camera(1782, 1152, 252, 246)],
          note: bottom),
        pose(
          "outer landscape right", 678, 466, insets(0, 84, 34, 0), .compact, .compact, [camera(0, 0, 252, 246)],
          note: bottom),
        pose(
          "inner landscape", 951, 669, insets(0, 0, 34, 84), .regular, .regular,
          [camera(2601, 0, 252, 360), camera(2032, 63, 174, 111), camera(647, 1833, 174, 111)]
            + [fold(2733, 0, 240, 4014)], note: bottom),
        pose(
          "inner portrait", 669, 951, insets(82, 0, 34, 0), .regular, .regular,
          [camera(1605, 0, 402, 246), camera(63, 647, 111, 174), camera(1833, 2032, 111, 174)]
            + [fold(0, 2733, 4014, 240)],
          note: "82 above and 34 below with a probe in a simulator; a community kit gives 84 above and 95 below"),
        pose(
          "left half", 469, 669, insets(0, 0, 34, 0), nil, nil, [camera(647, 1833, 174, 111), fold(2733, 0, 81, 4014)],
          note: half),
        pose(
          "right half", 469, 669, insets(0, 0, 34, 84), nil, nil,
          [camera(1155, 0, 252, 360), camera(586, 63, 174, 111), fold(0, 0, 81, 4014)], note: half),
      ], sources: [.duoProbe, .duoRegions, .duoStream, .duoKit])
  }

  /// Returns the region of a camera, alone or with the status bar beside it, in pixels of a third of a point. Those under the inner screen
  /// are taken while they are in use, at one place each for a screen that is turned by half a turn or not.
  @inline(never)
  private static func camera(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> ReservedRegion {
    ReservedRegion(
      .camera,
      ExactRect(x: Rational(x, 3), y: Rational(y, 3), width: Rational(width, 3), height: Rational(height, 3)))
  }

  /// Returns the region of the fold while the screen is partly open, with the margins for controls, in pixels of a sixth of a point.
  @inline(never)
  private static func fold(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> ReservedRegion {
    ReservedRegion(
      .fold, ExactRect(x: Rational(x, 6), y: Rational(y, 6), width: Rational(width, 6), height: Rational(height, 6)))
  }

  private static var phoneWindow: Device {
    let name = "iPhone window"
    let note =
      "since iOS 27 people resize the windows of iPhone apps, on a Mac and an iPad; least sizes and insets are not published; this is "
      + "from the smallest phone to the largest iPad, without insets"
    return Device(
      names: [name], family: .iPhone,
      poses: [
        window(name, "tall", size(320, 568), size(1032, 1376), 3, note),
        window(name, "wide", size(568, 320), size(1376, 1032), 3, note),
      ], sources: [.resizing, .guidelines])
  }

  // MARK: - iPad

  private static let padsWithButton: [Device] = [
    pad(
      ["iPad mini (5th generation)", "iPad mini 4", "iPad (6th generation)", "iPad (5th generation)", "iPad Air 2"],
      768, 1024,
      thirds: (320, 320), hasButton: true, [.guidelines, .simulators, .splits]),
    pad(
      ["iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"], 810, 1080, thirds: (320, 320),
      hasButton: true, [.guidelines, .simulators, .splits],
      note: "the width of its narrow split is not published; this is that of the 9.7-inch and 10.5-inch iPads"),
    pad(
      ["iPad Air (3rd generation)", "iPad Pro 10.5-inch"], 834, 1112, thirds: (320, 320), hasButton: true,
      [.guidelines, .simulators, .splits]),
    pad(
      ["iPad Pro 12.9-inch (2nd generation)", "iPad Pro 12.9-inch (1st generation)"], 1024, 1366, thirds: (375, 375),
      isHalfRegular: true, hasButton: true, [.guidelines, .splits]),
  ]

  private static let pads: [Device] = [
    pad(
      ["iPad mini", "iPad mini (A17 Pro)", "iPad mini (6th generation)"], 744, 1133, thirds: (375, 320),
      [.simulators, .presets]),
    pad(
      [
        "iPad", "iPad (A16)", "iPad (10th generation)", "iPad Air", "iPad Air 11-inch", "iPad Air (5th generation)",
        "iPad Air (4th generation)",
      ], 820, 1180, thirds: (375, 320), [.simulators, .presets]),
    pad(
      ["iPad Pro 11-inch", "iPad Pro 11-inch (4th generation)"], 834, 1194, thirds: (375, 320),
      [.guidelines, .simulators, .presets]),
    pad(
      ["iPad Pro 11-inch (M5)", "iPad Pro 11-inch (M4)"], 834, 1210, thirds: (375, 320), isHalfRegular: true,
      [.presets],
      note:
        "presets have a regular width for its half; D. Kasaj (gist.github.com, 2023) gives that to the 12.9-inch iPad alone"
    ),
    pad(
      ["iPad Pro 12.9-inch", "iPad Pro", "iPad Air 13-inch"], 1024, 1366, thirds: (375, 375), isHalfRegular: true,
      [.guidelines, .simulators, .presets]),
    pad(
      ["iPad Pro 13-inch", "iPad Pro 13-inch (M5)", "iPad Pro 13-inch (M4)"], 1032, 1376, thirds: (375, 375),
      isHalfRegular: true, [.presets]),
  ]

  // MARK: - Mac

  private static let macs: [Device] = [
    mac(["MacBook Air 13-inch", "MacBook Air"], 1280, 832), mac(["MacBook Air 15-inch"], 1440, 932),
    mac(["MacBook Pro 14-inch", "MacBook Pro"], 1512, 982), mac(["MacBook Pro 16-inch"], 1728, 1117),
    mac(["iMac 24-inch", "iMac"], 2240, 1260),
  ]

  // MARK: - Rows

  // Each is a function of its own: put into the tables above, they take three times the bytes.

  @inline(never)
  private static func size(_ width: Int, _ height: Int) -> ExactSize {
    ExactSize(width: Rational(width), height: Rational(height))
  }

  @inline(never)
  private static func insets(_ top: Int, _ left: Int, _ bottom: Int, _ right: Int) -> ExactInsets {
    ExactInsets(top: Rational(top), left: Rational(left), bottom: Rational(bottom), right: Rational(right))
  }

  /// Returns a phone by its portrait size: `tall` has the insets above and below in portrait, `wide` those above, at each
  /// side and below in landscape.
  @inline(never)
  private static func phone(
    _ names: [String], _ width: Int, _ height: Int, _ scale: Int, portrait tall: (Int, Int),
    landscape wide: (Int, Int, Int),
    isLarge: Bool = false, _ sources: [DeviceSource], note: String = ""
  ) -> Device {
    let portrait = size(width, height)
    let landscape = size(height, width)
    return Device(
      names: names, family: .iPhone,
      poses: [
        Pose(
          device: names[0], name: "portrait", lowest: portrait, highest: portrait, scale: Rational(scale),
          safeArea: insets(tall.0, 0, tall.1, 0), horizontalSizeClass: .compact, verticalSizeClass: .regular,
          note: note),
        Pose(
          device: names[0], name: "landscape", lowest: landscape, highest: landscape, scale: Rational(scale),
          safeArea: insets(wide.0, wide.1, wide.2, wide.1), horizontalSizeClass: isLarge ? .regular : .compact,
          verticalSizeClass: .compact, note: note),
      ], sources: sources)
  }

  /// The points between the two apps of a split.
  private static let divider = 10

  /// Returns an iPad by its portrait size, and the widths of its narrow split in landscape and in portrait.
  @inline(never)
  private static func pad(
    _ names: [String], _ width: Int, _ height: Int, thirds: (landscape: Int, portrait: Int),
    isHalfRegular: Bool = false,
    hasButton: Bool = false, _ sources: [DeviceSource], note: String = ""
  ) -> Device {
    let safeArea = hasButton ? insets(20, 0, 0, 0) : insets(24, 0, 20, 0)
    @inline(never)
    func pose(_ name: String, _ size: ExactSize, _ horizontal: SizeClass, note own: String? = nil) -> Pose {
      Pose(
        device: names[0], name: name, lowest: size, highest: size, scale: 2, safeArea: own == nil ? safeArea : nil,
        horizontalSizeClass: horizontal, verticalSizeClass: .regular, note: own ?? note)
    }
    let over =
      "its size is that of the iPads of 2018, less 40 points high; its insets are not published, so it has none here"
    let free =
      "least sizes and insets of windows are not published: this is from the narrow split, as high as the smallest phone in landscape"
    let least = size(min(thirds.landscape, thirds.portrait), 320)
    return Device(
      names: names, family: .iPad,
      poses: [
        pose("portrait", size(width, height), .regular), pose("landscape", size(height, width), .regular),
        pose("split 1/3 landscape", size(thirds.landscape, width), .compact),
        pose(
          "split 1/2 landscape",
          ExactSize(width: Rational(height - divider) / Rational(2), height: Rational(width)),
          isHalfRegular ? .regular : .compact),
        pose("split 2/3 landscape", size(height - divider - thirds.landscape, width), .regular),
        pose("split 1/3 portrait", size(thirds.portrait, height), .compact),
        pose("split 2/3 portrait", size(width - divider - thirds.portrait, height), .compact),
        pose("slide over portrait", size(thirds.portrait, height - 40), .compact, note: over),
        pose("slide over landscape", size(thirds.landscape, width - 40), .compact, note: over),
        window(names[0], "window tall", least, size(width, height), 2, free),
        window(names[0], "window wide", least, size(height, width), 2, free),
      ], sources: sources + [.hackworthPads])
  }

  @inline(never)
  private static func mac(_ names: [String], _ width: Int, _ height: Int) -> Device {
    let note =
      "at 2 pixels a point; other scalings have more or fewer points; an app limits its windows itself, so 480x270, that of Xcode's "
      + "template, is used for the least size"
    return Device(
      names: names, family: .mac,
      poses: [
        Pose(
          device: names[0], name: "window", lowest: size(480, 270), highest: size(width, height), scale: 2,
          safeArea: .zero, horizontalSizeClass: nil, verticalSizeClass: nil, note: note)
      ], sources: [.specifications])
  }

  /// Returns the pose of a window that people resize.
  @inline(never)
  private static func window(
    _ device: String, _ name: String, _ lowest: ExactSize, _ highest: ExactSize, _ scale: Rational, _ note: String
  ) -> Pose {
    Pose(
      device: device, name: name, lowest: lowest, highest: highest, scale: scale, safeArea: nil,
      horizontalSizeClass: nil, verticalSizeClass: nil, note: note)
  }
}
