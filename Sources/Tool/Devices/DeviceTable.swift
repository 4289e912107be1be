internal import LayRuntime

/// The screens of devices, in points and portrait. Devices with equal screens share an entry.
///
/// Sizes, scales and size classes of the devices up to the iPhone 11, and of the iPads until 2019, are those of Apple's Human
/// Interface Guidelines ("Adaptivity and Layout", as of 2020). Those of newer devices, and every safe area, are figures that are
/// widely published: 44 above and 34 below of the iPhone X, 59 at the sides and 21 below of a phone with an island in landscape,
/// 24 and 20 of an iPad without a button. Such figures were measured by others, in a view that fills the screen under a status
/// bar; systems differ by a point or two. Collected in November 2026; the iPhone 16 Pro, 16 Pro Max, and later ones are not
/// included.
extension Device {
  /// The sources of the figures, for the help.
  static var source: String {
    "Sizes and scales up to the iPhone 11 are Apple's (Human Interface Guidelines, 2020); those of later devices, and all safe "
      + "areas, are widely published figures, collected in November 2026."
  }

  static let all: [Device] = [
    Device(["iPhone SE (1st generation)"], 320, 568, 2, .statusBar),
    Device(
      ["iPhone SE", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8"], 375, 667, 2, .statusBar),
    Device(["iPhone 8 Plus"], 414, 736, 3, .statusBar, isLarge: true),
    Device(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, .notch(44)),
    Device(["iPhone XR", "iPhone 11"], 414, 896, 2, .notch(48), isLarge: true),
    Device(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, .notch(44), isLarge: true),
    Device(["iPhone 13 mini", "iPhone 12 mini"], 375, 812, 3, .notch(50)),
    Device(
      ["iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro"], 390, 844, 3, .notch(47)),
    Device(["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, 3, .notch(47), isLarge: true),
    Device(["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, 3, .notch(59)),
    Device(
      ["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932, 3, .notch(59),
      isLarge: true),
    Device(["iPad mini (5th generation)", "iPad (6th generation)"], 768, 1024, 2, .tabletWithButton),
    Device(["iPad mini", "iPad mini (6th generation)"], 744, 1133, 2, .tablet),
    Device(["iPad (9th generation)"], 810, 1080, 2, .tabletWithButton),
    Device(["iPad", "iPad (10th generation)", "iPad Air", "iPad Air 11-inch"], 820, 1180, 2, .tablet),
    Device(["iPad Pro 11-inch"], 834, 1194, 2, .tablet),
    Device(["iPad Pro 12.9-inch", "iPad Pro"], 1024, 1366, 2, .tablet),
  ]
}
