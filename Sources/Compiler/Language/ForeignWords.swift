internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// Names of UIKit, AppKit, SwiftUI, Android and CSS that have another name here, or none.
enum ForeignWords {
  /// The attribute that other frameworks call `name`; nil for other names.
  static func attribute(_ name: String) -> String? {
    switch name {
    case "start", "begin", "lead": "leading"
    case "end", "trail": "trailing"
    case "x", "minX", "originX": "left"
    case "y", "minY", "originY": "top"
    case "maxX": "right"
    case "maxY": "bottom"
    case "midX", "centreX", "horizontalCenter", "centerHorizontal": "centerX"
    case "midY", "centreY", "verticalCenter", "centerVertical": "centerY"
    case "baseline": "lastBaseline"
    case "w": "width"
    case "h": "height"
    default: anchor(name)
    }
  }

  /// The attribute of a place or length that `x = 10` sets elsewhere; nil for other names.
  static func place(_ name: String) -> String? {
    switch name {
    case "x", "minX", "originX", "y", "minY", "originY", "w", "h": attribute(name)
    default: nil
    }
  }

  /// The attribute of an anchor: `top` for UIKit's `topAnchor`; nil for other names.
  private static func anchor(_ name: String) -> String? {
    guard name.utf8.count > 6, name.utf8.suffix(6).elementsEqual("Anchor".utf8) else { return nil }
    let attribute = String(decoding: name.utf8.dropLast(6), as: UTF8.self)
    return ReservedNames.attributes.contains(attribute) ? attribute : nil
  }

  /// The predeclared view that other frameworks call `name`; nil for other names.
  static func view(_ name: String) -> String? {
    switch name {
    case "parent", "superView", "parentView", "container", "containerView", "contentView": "superview"
    case "window", "screen", "safeAreaView": "root"
    default: nil
    }
  }

  /// The name of the language for a priority of UIKit or AppKit; nil for other names.
  static func priority(_ name: String) -> String? {
    switch name {
    case "defaultHigh", "UILayoutPriorityDefaultHigh", "NSLayoutPriorityDefaultHigh": "high"
    case "defaultLow", "UILayoutPriorityDefaultLow", "NSLayoutPriorityDefaultLow": "low"
    case "UILayoutPriorityRequired", "NSLayoutPriorityRequired": "required"
    case "fittingSizeLevel", "fittingSizeCompression", "UILayoutPriorityFittingSizeLevel": "fitting"
    case "dragThatCanResizeScene", "dragThatCanResizeWindow": "510"
    case "sceneSizeStayPut", "windowSizeStayPut", "medium": "500"
    case "dragThatCannotResizeScene", "dragThatCannotResizeWindow": "490"
    default: nil
    }
  }

  /// Names for the ratio of width and height, which is a constraint here.
  static let ratios: Set<String> = ["aspectRatio", "aspect", "ratio"]

  /// The word of a mask that Objective-C or Swift call `name`, also with their prefixes; nil for other names.
  static func mask(_ name: String) -> String? { MaskNames.meant(by: name) }

  /// The range of the largest number of Swift or C that begins or ends at `token`: `CGFloat.greatestFiniteMagnitude`, `.infinity`,
  /// `CGFLOAT_MAX`; nil for other names.
  static func largestNumber(at token: SyntaxToken) -> SourceRange? {
    let tree = token.tree
    func isNumber(_ index: Int) -> Bool {
      ["greatestFiniteMagnitude", "infinity"].contains(tree.tokenText(index))
    }
    switch token.text {
    case "CGFLOAT_MAX", "DBL_MAX", "FLT_MAX", "INFINITY": return token.range
    case "CGFloat", "Double", "Float":
      guard token.index + 2 < tree.tokenCount, tree.tokenKinds[token.index + 1] == .dot, isNumber(token.index + 2)
      else { return nil }
      return token.range.union(tree.tokenRange(token.index + 2))
    default:
      guard isNumber(token.index), token.index > 0, tree.tokenKinds[token.index - 1] == .dot else { return nil }
      return tree.tokenRange(token.index - 1).union(token.range)
    }
  }

  /// The further attributes that `x` or `y` may stand for; nil for other names.
  static func help(forAttribute name: String) -> String? {
    switch name {
    case "x": "the centre is 'centerX'; 'leading' is the right edge in right-to-left languages, else the left one"
    case "y": "the centre is 'centerY'"
    default: nil
    }
  }

  /// The nearest things here for a property that there is not; nil for other names.
  static func help(forProperty name: String) -> String? {
    let name = name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    let word = String(decoding: name, as: UTF8.self)
    if word.hasPrefix("padding") || word.hasPrefix("contentinset") || word.hasPrefix("contentedgeinset") {
      return
        "for space around a view write `.edges == superview inset 8` in its braces; for space inside it `margins = 8`, and "
        + "`.edges == superview.margins` in its subviews; a label has no space inside, so put it into a view"
    }
    if word.hasPrefix("margin") {
      return "space around a view is a constraint, `.leading == superview.leading + 8`, or `spacing = 8` of a stack"
    }
    if word.hasPrefix("shadow") || word.hasPrefix("border") || word.hasPrefix("elevation") || word == "gradient" {
      return
        "it does not change the layout, so remove it and set it in the app; there are `backgroundColor`, `cornerRadius`, `alpha`"
    }
    switch word {
    case "zindex", "zposition", "z":
      return "views lie over each other in the order of their declarations"
    case "isenabled", "enabled", "secure", "issecure", "secureentry", "isselected", "tag",
      "delegate", "action", "target", "accessibilitylabel",
      "accessibilityidentifier", "identifier", "id", "keyboardtype", "issecuretextentry", "borderstyle",
      "translatesautoresizing", "buttontype", "configuration", "ison", "contenttype", "textcontenttype",
      "returnkeytype", "autocorrectiontype", "autocapitalizationtype", "clearbuttonmode", "accessorytype",
      "selectionstyle", "barstyle":
      return "a `.lay` file describes the layout alone; the app sets this"
    case "role": return "the app sets this; the colour of a text is `textColor`"
    case "style", "mode", "datepickermode", "preferreddatepickerstyle":
      return "set it in the app, and give the view the size of that style; a date picker with wheels is 320x216"
    case "visibility", "display": return "`hidden = true` hides a view; in a stack it then takes no room"
    case "flex", "flexgrow", "weight", "layoutweight":
      return "views share room by constraints, `.width == other.width * 2`, or by `distribution` of a stack"
    case "adjustsfontsizetofitwidth", "minimumscalefactor", "allowsdefaulttighteningfortruncation":
      return
        "layc measures texts at their font size; set a smaller `font` where there is less room, `when width < 400 { title.font = 15 }`, or write "
        + "`allow L0601` if the app makes the text smaller"
    case "origin", "position":
      return
        "a position is a constraint, `.left == superview.left + 8; .top == superview.top + 8`, or a part of `frame = (x, y, width, height)`"
    case "linebreakmode": return "`lines` says how many lines there may be; a text ends after the last of them"
    default: return nil
    }
  }
}
