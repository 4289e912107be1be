package import LayModel

/// The bars around the controllers of a storyboard, found by its segues.
struct BarGraph {
  /// The ids of controllers inside navigation controllers and tab bar controllers.
  private(set) var navigated: Set<String> = []
  private(set) var tabbed: Set<String> = []
  /// The ids of controllers inside navigation controllers whose bar lets nothing through.
  private(set) var opaque: Set<String> = []
  /// The ids of controllers that the file shows outside of a navigation controller: as the first one, modally, in a container or a tab.
  private(set) var isolated: Set<String> = []

  /// The kinds of segues that show a controller outside of the navigation controller around the one before.
  private static let isolating: Set<String> = [
    "presentation", "modal", "popoverPresentation", "popover", "embed", "viewControllers",
  ]

  private struct Segue {
    var source: String
    var destination: String
    var kind: String
    var isHidden: Bool
    var isOpaque: Bool
    var isTab: Bool
  }

  init(_ document: BuilderDocument) {
    let segues = BarGraph.segues(document)
    for segue in segues where segue.kind == "rootViewController" && !segue.isHidden {
      navigated.insert(segue.destination)
      if segue.isOpaque { opaque.insert(segue.destination) }
    }
    for segue in segues where segue.kind == "viewControllers" && segue.isTab { tabbed.insert(segue.destination) }
    // Bars stay while a controller shows or contains the next one. Each round adds a controller, or is the last.
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for segue in segues {
        let shows = segue.kind == "show" || segue.kind == "push"
        if shows && navigated.contains(segue.source) && navigated.insert(segue.destination).inserted {
          isGrowing = true
        }
        if shows && opaque.contains(segue.source) && opaque.insert(segue.destination).inserted { isGrowing = true }
        let keepsTab = shows || segue.kind == "rootViewController"
        if keepsTab && tabbed.contains(segue.source) && tabbed.insert(segue.destination).inserted { isGrowing = true }
      }
    }
    isolated = Set(segues.filter { BarGraph.isolating.contains($0.kind) }.map { $0.destination })
    isolated.formUnion(document.tree.elements.prefix(1).compactMap { $0["initialViewController"] })
    isolated.subtract(navigated)
    isolated.subtract(segues.filter { $0.kind == "rootViewController" }.map { $0.destination })
  }

  private static func segues(_ document: BuilderDocument) -> [Segue] {
    let tree = document.tree
    var found: [Segue] = []
    for index in tree.elements.indices where tree[index].name == "segue" {
      guard let destination = tree[index]["destination"], let kind = tree[index]["kind"] else { continue }
      var around = tree[index].parent
      while let next = around, tree[next]["sceneMemberID"] != "viewController" { around = tree[next].parent }
      guard let controller = around, let source = tree[controller]["id"] else { continue }
      found.append(
        Segue(
          source: source, destination: destination,
          kind: kind == "relationship" ? tree[index]["relationship"] ?? "" : kind,
          isHidden: tree[controller]["navigationBarHidden"] == "YES",
          isOpaque: tree.child(controller, key: "navigationBar").map { tree[$0]["translucent"] == "NO" } ?? false,
          isTab: tree[controller].name == "tabBarController"))
    }
    return found
  }
}

/// The size classes of a window.
package struct WindowClasses {
  /// The horizontal one.
  package var horizontal: SizeClass
  /// The vertical one.
  package var vertical: SizeClass
}

/// What Xcode's canvas has around a scene: the insets of its safe area, by device, bars and version.
package struct CanvasEnvironment {
  private let document: BuilderDocument
  private let bars: BarGraph

  package init(_ document: BuilderDocument) { (self.document, bars) = (document, BarGraph(document)) }

  /// The insets of the safe area of a scene on the canvas.
  package func safeArea(_ scene: BuilderScene) -> Insets {
    guard document.platform == .iOS, scene.kind == .controller || scene.kind == .view else { return .zero }
    let tree = document.tree
    if scene.kind == .view, !fillsScreen(scene) { return .zero }
    let id = tree[scene.owner]["id"] ?? ""
    var isNavigated = bars.navigated.contains(id)
    if let metrics = tree.child(scene.owner, key: "simulatedTopBarMetrics") {
      if tree[metrics].name == "nil" { isNavigated = false } else { isNavigated = true }
      if tree[metrics]["translucent"] == "NO" { return Insets(0, 0, bottom(bars.tabbed.contains(id)), 0) }
    }
    var isTabbed = bars.tabbed.contains(id)
    if let metrics = tree.child(scene.owner, key: "simulatedBottomBarMetrics") {
      isTabbed = tree[metrics].name != "nil"
    }
    let hidesStatus = tree.child(scene.owner, key: "simulatedStatusBarMetrics").map { tree[$0].name == "nil" } ?? false
    return Insets(top(scene, isNavigated, hidesStatus), 0, bottom(isTabbed), 0)
  }

  /// The size classes of the canvas; nil for the square canvas of old versions, which has neither.
  package var sizeClasses: WindowClasses? {
    guard let device = document.device else { return nil }
    if isPad { return WindowClasses(horizontal: .regular, vertical: .regular) }
    if !document.isLandscape { return WindowClasses(horizontal: .compact, vertical: .regular) }
    return WindowClasses(horizontal: CanvasEnvironment.wide.contains(device) ? .regular : .compact, vertical: .compact)
  }

  /// The phones that are regular in width in landscape: Plus, XR and Max.
  private static let wide: Set<String> = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_9"]

  /// True if the view of a scene begins below a navigation bar that lets nothing through, whatever the safe area is without it.
  package func isBelowOpaqueBar(_ scene: BuilderScene) -> Bool {
    let tree = document.tree
    if tree[scene.owner]["extendedLayoutIncludesOpaqueBars"] == "YES" { return false }
    if let metrics = tree.child(scene.owner, key: "simulatedTopBarMetrics"), tree[metrics]["translucent"] == "NO" {
      return true
    }
    return bars.opaque.contains(tree[scene.owner]["id"] ?? "")
  }

  /// True unless the file shows the scene outside of a navigation controller. Inside of one, UIKit insets the content of a scroll view at
  /// the top and bottom, even if it does not scroll.
  package func mayBeNavigated(_ scene: BuilderScene) -> Bool {
    let hasBar = document.tree.child(scene.owner, key: "simulatedTopBarMetrics").map { document.tree[$0].name != "nil" }
    return hasBar ?? false || !bars.isolated.contains(document.tree[scene.owner]["id"] ?? "")
  }

  /// True if the scene's view is as large as a screen.
  private func fillsScreen(_ scene: BuilderScene) -> Bool {
    guard let frame = document.views[scene.view].frame,
      let width = document.device.flatMap({ TouchMetrics.width(of: $0) })
    else { return false }
    return frame.width == Length(width) && frame.height > Length(480)
  }

  private var hasHomeButton: Bool {
    switch document.device {
    case nil, "retina3_5", "retina4_0", "retina4_7", "retina5_5": true
    default: isPad
    }
  }

  private var isPad: Bool { document.device?.hasPrefix("ipad") == true }

  private func top(_ scene: BuilderScene, _ isNavigated: Bool, _ hidesStatus: Bool) -> Int {
    if isNavigated { return hasHomeButton ? 64 : notch + (document.plugin >= TouchMetrics.xcode26 ? 48 : 44) }
    if hidesStatus { return 0 }
    guard hasHomeButton else { return notch }
    if document.device == nil || isPad || document.plugin < 14_500 || usesTopGuide(scene) { return 20 }
    return 0
  }

  /// The height of the status bar beside a notch.
  private var notch: Int {
    switch document.device {
    case "retina6_1": document.plugin >= 21_000 ? 48 : 44
    case "retina5_9": document.plugin >= 21_507 ? 50 : 44
    case "retina6_12", "retina6_3": document.plugin >= TouchMetrics.xcode26 ? 62 : 59
    case "retina6_0", "retina6_7": 47
    default: 44
    }
  }

  private func bottom(_ isTabbed: Bool) -> Int {
    if hasHomeButton { return isTabbed ? 49 : 0 }
    return isTabbed ? 83 : 34
  }

  private func usesTopGuide(_ scene: BuilderScene) -> Bool {
    document.constraints.contains { constraint in
      isTop(constraint.first, scene) || constraint.second.map { isTop($0, scene) } ?? false
    }
  }

  private func isTop(_ item: BuilderItem, _ scene: BuilderScene) -> Bool {
    item.guide == .top && item.view == scene.view
  }
}
