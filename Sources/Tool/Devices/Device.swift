internal import LayDiagnostics
internal import LayRuntime

/// The screen of a device.
struct Device {
  /// The bars and corners that cover a part of the screen.
  enum Cover {
    /// A status bar of 20 points, in portrait only.
    case statusBar
    /// A notch or island of so many points, and a home indicator.
    case notch(Int)
    /// A status bar of 20 points.
    case tabletWithButton
    /// A status bar of 24 points and a home indicator.
    case tablet
  }

  /// The names of the devices with this screen; the first is shown.
  let names: [String]
  /// The size in portrait, in points.
  let size: ExactSize
  let scale: Rational
  let cover: Cover
  /// True for a phone with a regular width in landscape.
  let isLarge: Bool

  init(_ names: [String], _ width: Int, _ height: Int, _ scale: Int, _ cover: Cover, isLarge: Bool = false) {
    self.names = names
    size = ExactSize(width: Rational(width), height: Rational(height))
    self.scale = Rational(scale)
    self.cover = cover
    self.isLarge = isLarge
  }

  var name: String { names[0] }

  var isTablet: Bool {
    switch cover {
    case .tablet, .tabletWithButton: true
    case .statusBar, .notch: false
    }
  }

  /// Returns the environment of layouts on the screen.
  func environment(isLandscape: Bool) -> LayoutEnvironment {
    let size = isLandscape ? ExactSize(width: self.size.height, height: self.size.width) : self.size
    let horizontal: SizeClass = isTablet || isLandscape && isLarge ? .regular : .compact
    let vertical: SizeClass = isTablet || !isLandscape ? .regular : .compact
    return LayoutEnvironment(
      size: size, horizontalSizeClass: horizontal, verticalSizeClass: vertical, scale: scale,
      safeArea: safeArea(isLandscape: isLandscape))
  }

  private func safeArea(isLandscape: Bool) -> ExactInsets {
    func insets(_ top: Int, _ side: Int, _ bottom: Int) -> ExactInsets {
      ExactInsets(top: Rational(top), left: Rational(side), bottom: Rational(bottom), right: Rational(side))
    }
    switch cover {
    case .statusBar: return insets(isLandscape ? 0 : 20, 0, 0)
    case .notch(let depth): return isLandscape ? insets(0, depth, 21) : insets(depth, 0, 34)
    case .tabletWithButton: return insets(20, 0, 0)
    case .tablet: return insets(24, 0, 20)
    }
  }

  // MARK: Names

  /// Returns the screen of a device, `iPhone SE` or `iphone se landscape`; nil if there is no such device.
  static func named(_ text: String) -> LayoutEnvironment? {
    var words = text.lowercased().split(separator: " ").map(String.init)
    let isLandscape = words.last == "landscape"
    if isLandscape || words.last == "portrait" { words.removeLast() }
    let name = words.joined(separator: " ")
    let device = all.first { device in device.names.contains { $0.lowercased() == name } }
    return device?.environment(isLandscape: isLandscape)
  }

  /// Returns both orientations of each device of a list: `iphone`, `ipad`, `all` or names; or the first unknown word.
  static func screens(_ list: String) -> (screens: [LayoutEnvironment], unknown: String?) {
    var screens: [LayoutEnvironment] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.split(separator: " ").joined(separator: " ")
      let found = all.filter { device in
        switch word.lowercased() {
        case "iphone", "iphones": !device.isTablet
        case "ipad", "ipads": device.isTablet
        case "all": true
        default: device.names.contains { $0.lowercased() == word.lowercased() }
        }
      }
      if found.isEmpty { return ([], word) }
      for device in found {
        screens += [false, true].map { device.environment(isLandscape: $0) }.filter { !screens.contains($0) }
      }
    }
    return (screens, nil)
  }

  /// Returns suggestions for an unknown device, or the list of devices. `listOption` is the option that takes families; nil if
  /// the caller has none.
  static func help(for name: String, isList: Bool, listOption: String? = nil) -> String {
    let families = ["iphone", "ipad", "all"]
    if !isList, families.contains(name.lowercased()) {
      let use = listOption.map { " for '\($0)'" } ?? ""
      return "that is a family\(use); one device is, for example, '\(all[0].name)'"
    }
    let guesses = suggestions(for: name, among: all.flatMap { $0.names } + (isList ? families : [])).prefix(3)
    if !guesses.isEmpty { return "did you mean \(guesses.map { "'\($0)'" }.joined(separator: " or "))?" }
    return "the devices are \(all.map { $0.name }.joined(separator: ", "))"
  }
}
