internal import LayDiagnostics
internal import LayRuntime

/// The predeclared guides of every view; the last two exist only in scroll views.
enum BuiltInGuide: Hashable {
  case safeArea, margins, readable, contentGuide, frameGuide

  init?(_ name: String) {
    switch name {
    case "safeArea": self = .safeArea
    case "margins": self = .margins
    case "readable": self = .readable
    case "contentGuide": self = .contentGuide
    case "frameGuide": self = .frameGuide
    default: return nil
    }
  }

  /// The kind of guide in the runtime.
  var kind: GuideKind {
    switch self {
    case .safeArea: .safeArea
    case .margins: .margins
    case .readable: .readable
    case .contentGuide: .content
    case .frameGuide: .frame
    }
  }

  /// The name in the language.
  var name: String { kind.name }

  /// The guide with the UIKit name `name`; nil if there is none.
  static func meant(by name: String) -> BuiltInGuide? {
    switch name {
    case "safeAreaLayoutGuide", "safeAreaInsets": .safeArea
    case "layoutMarginsGuide", "layoutMargins": .margins
    case "readableContentGuide": .readable
    case "contentLayoutGuide": .contentGuide
    case "frameLayoutGuide": .frameGuide
    default: nil
    }
  }

  /// True if only scroll views have the guide.
  var isOfScrollView: Bool { self == .contentGuide || self == .frameGuide }
}

extension Elaborator {
  /// A guide of `view`, created on first use. Its source is the declared name of its owner.
  func guideView(_ kind: GuideKind, of view: ViewID) -> ViewID {
    let key = GuideOwner(kind: kind, owner: view)
    if let known = builtInGuides[key] { return known }
    // The margins of a scroll view are those of its content.
    if kind == .margins && program.views[view.index].kind == .scrollView { _ = guideView(.content, of: view) }
    var guide = ViewDescription(name: kind.name, superview: view)
    guide.role = .guide
    guide.guide = kind
    guide.kindName = "guide"
    let id = addView(guide, declaration: viewInfos[view.index].declaration)
    builtInGuides[key] = id
    return id
  }

  /// True if `view` has the guide; otherwise reports it.
  func hasGuide(_ guide: BuiltInGuide, _ view: ViewID, at range: SourceRange) -> Bool {
    if !guide.isOfScrollView || program.views[view.index].kind == .scrollView { return true }
    if !viewInfos[view.index].hasUnknownKind { report(.guideOfScrollView(guide, displayName(of: view), at: range)) }
    return false
  }

  struct GuideOwner: Hashable {
    var kind: GuideKind
    var owner: ViewID
  }
}

extension Diagnostic {
  /// `contentGuide` or `frameGuide` of a view that does not scroll.
  static func guideOfScrollView(_ guide: BuiltInGuide, _ view: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "only a ScrollView has '\(guide.name)', and '\(view)' is none", at: range,
      notes: [.help("every view has 'safeArea', 'margins' and 'readable'")])
  }

  /// `contentSize` of a view that does not scroll.
  static func contentOfScrollView(_ word: String, _ view: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectValue, "only a ScrollView has '\(word)', and '\(view)' is none", at: range)
  }
}
