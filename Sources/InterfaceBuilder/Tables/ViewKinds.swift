/// The kinds of the language for the classes of Interface Builder.
enum ViewKinds {
  /// The kind of a view; `View` for classes without one.
  static func kind(_ view: ViewIndex, _ document: BuilderDocument) -> String {
    let tag = document.views[view].tag
    if tag == "stackView" {
      let isVertical = (document.attribute(view, "axis") ?? document.attribute(view, "orientation")) == "vertical"
      return isVertical ? "VStack" : "HStack"
    }
    return document.platform == .macOS ? desktop(tag, view, document) : touch(tag)
  }

  /// The component for a class that looks unlike its kind, as one that shows what only the app knows, with the kind that it is of; nil for
  /// other classes.
  static func component(_ view: ViewIndex, _ document: BuilderDocument) -> (name: String, kind: String)? {
    switch document.views[view].tag {
    case "mapView": ("MapView", "View")
    case "webView", "wkWebView": ("WebView", "View")
    case "collectionView" where document.platform != .macOS: ("CollectionView", "ScrollView")
    case "button" where document.platform == .macOS: desktopButton(view, document).map { ($0, "Button") }
    default: nil
    }
  }

  /// The component for a button of macOS with a mark before its title; nil for others.
  private static func desktopButton(_ view: ViewIndex, _ document: BuilderDocument) -> String? {
    guard let cell = document.tree.child(document.views[view].element, key: "cell") else { return nil }
    return switch document.tree[cell]["type"] {
    case "check": "CheckBox"
    case "radio": "RadioButton"
    default: nil
    }
  }

  private static func touch(_ tag: String) -> String {
    switch tag {
    case "label": "Label"
    case "button": "Button"
    case "textField": "TextField"
    case "textView": "TextView"
    case "imageView": "Image"
    case "switch": "Switch"
    case "slider": "Slider"
    case "stepper": "Stepper"
    case "progressView": "Progress"
    case "activityIndicatorView": "Spinner"
    case "segmentedControl": "SegmentedControl"
    case "datePicker": "DatePicker"
    case "pickerView": "PickerView"
    case "scrollView", "collectionView": "ScrollView"
    case "tableView": "Table"
    default: "View"
    }
  }

  private static func desktop(_ tag: String, _ view: ViewIndex, _ document: BuilderDocument) -> String {
    switch tag {
    case "textField", "secureTextField", "searchField", "tokenField", "comboBox":
      isLabel(view, document) ? "Label" : "TextField"
    case "button": "Button"
    case "popUpButton": "PopUpButton"
    case "imageView": "Image"
    case "switch": "Switch"
    case "slider": "Slider"
    case "stepper": "Stepper"
    case "progressIndicator": document.attribute(view, "style") == "spinning" ? "Spinner" : "Progress"
    case "segmentedControl": "SegmentedControl"
    case "datePicker": "DatePicker"
    default: "View"
    }
  }

  /// True for a text field of macOS that only shows text.
  static func isLabel(_ view: ViewIndex, _ document: BuilderDocument) -> Bool {
    guard document.views[view].tag == "textField" else { return false }
    guard let cell = document.tree.child(document.views[view].element, key: "cell") else { return false }
    return document.tree[cell]["borderStyle"] == nil
  }

  /// The content hugging priorities that a kind has by itself, horizontal and vertical.
  static func hugging(_ kind: String, _ platform: BuilderPlatform) -> (Length, Length) {
    let ofControl = Length(platform == .macOS ? 750 : 250)
    return switch kind {
    case "Switch", "Stepper", "Spinner", "Progress": (Length(750), Length(750))
    case "Label": (Length(251), platform == .macOS ? Length(750) : Length(251))
    case "Image": (Length(251), Length(251))
    case "Button", "TextField", "Slider", "SegmentedControl", "DatePicker", "PopUpButton": (Length(250), ofControl)
    default: (Length(250), Length(250))
    }
  }
}
