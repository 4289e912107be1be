/// A class of views, by its name in UIKit or AppKit.
struct ViewClass {
  /// The kind in the language.
  var kind: String
  var axis: String?
  /// True if the class belongs to the system.
  var isSystem: Bool

  private static let system: [(String, String)] = [
    ("View", "View"), ("Label", "Label"), ("Button", "Button"), ("TextField", "TextField"), ("TextView", "TextView"),
    ("ImageView", "Image"), ("Switch", "Switch"), ("Slider", "Slider"), ("Stepper", "Stepper"),
    ("ProgressView", "Progress"), ("ActivityIndicatorView", "Spinner"), ("ScrollView", "ScrollView"),
    ("TableView", "Table"), ("CollectionView", "ScrollView"), ("SegmentedControl", "SegmentedControl"),
    ("DatePicker", "DatePicker"), ("PickerView", "PickerView"), ("PopUpButton", "PopUpButton"),
    ("StackView", "HStack"), ("SearchBar", "View"), ("VisualEffectView", "View"), ("PageControl", "View"),
    ("Control", "View"), ("NavigationBar", "View"), ("Toolbar", "View"), ("LayoutGuide", "guide"),
  ]

  /// The class with a name; nil if the name is that of no view.
  init?(_ name: String) {
    var plain = name
    if name.hasPrefix("UI") || name.hasPrefix("NS") { plain = String(name.dropFirst(2)) }
    let isPrefixed = plain != name
    for (word, kind) in ViewClass.system where isPrefixed && plain == word {
      self.init(kind: kind, axis: word == "StackView" ? "horizontal" : nil, isSystem: true)
      return
    }
    guard !isPrefixed, let first = name.utf8.first, first >= 0x41 && first <= 0x5A else { return nil }
    if ["MKMapView", "WKWebView", "MTKView", "PDFView", "SKView"].contains(name) {
      self.init(kind: "View", axis: nil, isSystem: false)
      return
    }
    for (word, kind) in ViewClass.system.dropFirst() where name.hasSuffix(word) && word != "LayoutGuide" {
      self.init(kind: kind, axis: word == "StackView" ? "horizontal" : nil, isSystem: false)
      return
    }
    guard name.hasSuffix("View") || name.hasSuffix("Bar") || name.hasSuffix("Cell") else { return nil }
    self.init(kind: "View", axis: nil, isSystem: false)
  }

  private init(kind: String, axis: String?, isSystem: Bool) {
    (self.kind, self.axis, self.isSystem) = (kind, axis, isSystem)
  }

  /// The name of the class that an expression makes an instance of.
  static func name(of value: Expression) -> String? {
    switch value {
    case .name(let name): return name
    case .call(let called, _): return name(of: called)
    case .member(let base?, _): return name(of: base)
    default: return nil
    }
  }
}

extension PastedView {
  /// Takes the kind of a class, unless a better one is known.
  mutating func setClass(_ type: String) {
    guard let found = ViewClass(type), kind == "View" else { return }
    kind = found.kind
    axis = found.axis
    foreignClass = found.isSystem ? "" : type
  }
}
