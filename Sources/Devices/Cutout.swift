/// The part of a screen that its cameras take, in the middle of the upper edge in portrait, points. Layouts do not depend on it; pictures
/// show it.
///
/// Sizes of notches are those of G. Pallikaropoulos (github.com/yorwosP/NotchView, 2022), in millimetres at the resolution of each screen;
/// the Dynamic Island is that of S. Srijan's DynamicIsland (2022), 126x37.33. Its distance from the edge is 11 with an inset of 59
/// (S. Srijan) and 14 with one of 62 (Suykorng, DIToast, 2024): 48 less than the inset, which is used for the others too.
package struct Cutout: Hashable, Sendable {
  /// The shape of a cutout.
  package enum Kind: Sendable { case notch, island }

  package let kind: Kind
  package let width: Double
  package let height: Double

  /// The distance from the edge of the screen, for the inset of the safe area at that edge.
  package func distance(inset: Double) -> Double { kind == .notch ? 0 : max(0, inset - 48) }
}

extension Device {
  /// The cutout of the screen; nil if it has none, or one that is a reserved region.
  package var cutout: Cutout? {
    if Device.islands.contains(name) { return Cutout(kind: .island, width: 126, height: 37.33) }
    return Device.notches.first { $0.names.contains(name) }.map {
      Cutout(kind: .notch, width: $0.width, height: $0.height)
    }
  }

  private static let islands = [
    "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro", "iPhone 15 Pro Max",
    "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 17", "iPhone 17 Pro",
    "iPhone 17 Pro Max", "iPhone Air", "iPhone 18 Pro", "iPhone 18 Pro Max",
  ]

  private static let notches: [(names: [String], width: Double, height: Double)] = [
    (["iPhone X", "iPhone XS", "iPhone XS Max"], 204.4, 30), (["iPhone XR"], 230.8, 33), (["iPhone 11"], 230.8, 35.7),
    (["iPhone 11 Pro", "iPhone 11 Pro Max"], 209.2, 30), (["iPhone 12", "iPhone 12 Pro"], 210.3, 32),
    (["iPhone 12 Pro Max"], 209.3, 32), (["iPhone 12 mini"], 226.6, 34.5), (["iPhone 13 mini"], 174.3, 37.1),
    // Those of the iPhone 16e and 17e are not published; their screens are that of the iPhone 14.
    (["iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e"], 161.7, 33.7),
    (["iPhone 13 Pro Max", "iPhone 14 Plus"], 161.3, 33.7),
  ]
}
