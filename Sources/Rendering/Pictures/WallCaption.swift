internal import LayRuntime

/// The words above a screen of a wall. Screens of one layout at one size are a group with a common heading.
struct WallCaption {
  /// The lines of the heading that the group shares; empty for a screen that has no group.
  var heading: [String] = []
  /// The lines of the screen itself; the first one is bold if there is no heading.
  var lines: [String]
  /// The number of the group.
  var group = 0
  /// True if the screen is to be in one row with the one before it.
  var isPaired = false

  /// The caption of a screen that stands alone.
  init(_ lines: [String]) { self.lines = lines }

  /// Returns the captions of screens. Screens of a group only say in what they differ.
  static func captions(of screens: [Screen]) -> [WallCaption] {
    var groups: [[Screen]] = []
    for screen in screens {
      if let last = groups.last?.last, last.isOfGroup(of: screen) {
        groups[groups.count - 1].append(screen)
      } else {
        groups.append([screen])
      }
    }
    if groups.allSatisfy({ $0.count == 1 }) { return screens.map { WallCaption($0.caption) } }
    return groups.enumerated().flatMap { number, group in captions(ofGroup: group, number) }
  }

  private static func captions(ofGroup screens: [Screen], _ number: Int) -> [WallCaption] {
    let remarks = screens.map { $0.remarks }
    let common = remarks[0].indices.filter { place in remarks.allSatisfy { $0[place].words == remarks[0][place].words }
    }
    let shared = common.map { remarks[0][$0] }.filter { !$0.isUsual }.map { $0.words }
    let heading = [screens[0].name] + (shared.isEmpty ? [] : [shared.joined(separator: ", ")])
    return screens.indices.map { index in
      let own = remarks[index].indices.filter { !common.contains($0) }.map { remarks[index][$0].words }
      var caption = WallCaption(own.isEmpty ? [] : [own.joined(separator: ", ")])
      (caption.heading, caption.group) = (heading, number)
      caption.isPaired = index > 0 && screens[index - 1].isMirror(of: screens[index])
      return caption
    }
  }
}

/// A fact about a screen in words.
struct ScreenRemark {
  var words: String
  /// True for the default, which a caption does not name unless another screen of the group differs.
  var isUsual: Bool
}

extension Screen {
  /// The layout with its size.
  fileprivate var name: String {
    "\(visible(tree.layout)) \(sizeWords(tree.size).split(separator: "x").joined(separator: " × "))"
  }

  /// The lines above the picture of a screen alone: the layout with its size, then what is not the default.
  var caption: [String] {
    let rest = remarks.filter { !$0.isUsual }.map { $0.words }
    return [name] + (rest.isEmpty ? [] : [rest.joined(separator: ", ")])
  }

  /// The facts about a screen, in an order that all screens share.
  fileprivate var remarks: [ScreenRemark] {
    let way = tree.path.dropLast().map { sizeWords($0) }.joined(separator: ", ")
    return [
      ScreenRemark(words: tree.pose.map { visible($0) } ?? "no device", isUsual: tree.pose == nil),
      ScreenRemark(words: tree.state.map { "state \(visible($0))" } ?? "base", isUsual: tree.state == nil),
      ScreenRemark(words: language.map { visible($0) } ?? "texts of the file", isUsual: language == nil),
      ScreenRemark(
        words: tree.direction == .rightToLeft ? "right to left" : "left to right",
        isUsual: tree.direction == .leftToRight),
      ScreenRemark(words: "text \(tree.textSize.name)", isUsual: tree.textSize == .large),
      ScreenRemark(words: "keyboard \(tree.keyboardHeight)", isUsual: tree.keyboardHeight.isZero),
      ScreenRemark(words: palette.isDark ? "dark" : "light", isUsual: !palette.isDark),
      ScreenRemark(words: "by way of \(way)", isUsual: tree.path.count <= 1),
    ]
  }

  /// True if both are of one layout at one size on one device.
  fileprivate func isOfGroup(of other: Screen) -> Bool {
    tree.layout == other.tree.layout && tree.size == other.tree.size && tree.pose == other.tree.pose
  }

  /// True if the other one differs in its direction alone.
  fileprivate func isMirror(of other: Screen) -> Bool {
    let (own, others) = (remarks, other.remarks)
    return own.indices.filter { own[$0].words != others[$0].words } == [Screen.direction]
      && tree.direction != other.tree.direction
  }

  /// The place of the direction in ``remarks``.
  private static let direction = 3
}
