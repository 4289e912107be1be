/// The kind of owner that a property has.
enum PropertyOwner {
  /// Every view.
  case view
  /// Kinds that show text.
  case text
  /// Kinds that show text or titles.
  case lettering
  /// Text fields.
  case field
  case image
  /// Kinds that show a picture, perhaps beside text.
  case picture
  case segmentedControl
  case datePicker
  case textView
  case scrollView
  case stack
  /// Stacks and grids.
  case arranger
  case grid
  /// A view that a stack arranges.
  case inStack
  /// A view that a grid arranges.
  case inGrid
  /// The layout itself.
  case layout
  /// A named constraint.
  case constraint

  /// The owner in the words of messages.
  var text: String {
    switch self {
    case .view: "views have it"
    case .text: "only Label, Button, TextField, TextView, PopUpButton and DatePicker show text"
    case .lettering:
      "only Label, Button, TextField, TextView, PopUpButton, DatePicker and SegmentedControl have letters"
    case .field: "only a TextField has it"
    case .image: "only an Image has it"
    case .picture: "only Image, Button and PopUpButton show a picture"
    case .segmentedControl: "only a SegmentedControl has it"
    case .datePicker: "only a DatePicker has it"
    case .textView: "only a TextView has it"
    case .scrollView: "only ScrollView and Table have it"
    case .stack: "only HStack and VStack have it"
    case .arranger: "only HStack, VStack and Grid have it"
    case .grid: "only a Grid has it"
    case .inStack: "only the views that an HStack or VStack arranges have it"
    case .inGrid: "only the views that a Grid arranges have it"
    case .layout: "it belongs to the layout itself"
    case .constraint: "only named constraints have it"
    }
  }
}

/// The type of a property's value.
enum PropertyType {
  case rectangle, bounds, point, mask, bool, transform, intrinsicSize, priority, inset
  case text, fontSize, lines, number, wholeNumber, colour, tracks, size
  /// A list of texts.
  case texts
  /// A number that is not negative.
  case distance
  /// A number from 0 to 1.
  case share
  /// One of the words of the property.
  case words

  /// An example value, for messages.
  var example: String {
    switch self {
    case .rectangle: "four numbers: `(x, y, width, height)`"
    case .bounds: "a size such as `172x144`, or `(x, y, width, height)`"
    case .point: "two numbers: `(x, y)`"
    case .mask: "what is flexible, such as `W+BM`, or `none`"
    case .bool: "`true` or `false`"
    case .transform: "a transform such as `rotate(90deg)`, or a list of them"
    case .intrinsicSize: "a size such as `224x148`, or `none`"
    case .size: "a size such as `224x148`"
    case .priority: "a priority, such as `low` or `251`"
    case .inset: "an inset: `8`, `(top, leading, bottom, trailing)` or `(top: 8, horizontal: 16)`"
    case .words: "one of its words"
    case .text: "a string in quotes"
    case .fontSize: "a size in points, such as `17`, or a text style, such as `body`"
    case .lines: "a whole number; 0 is as many as needed"
    case .number: "a number"
    case .wholeNumber: "a whole number from 0"
    case .colour: "a colour such as `#ff66ff`, or `(light: #ffffff, dark: #000000)`"
    case .texts: "a list of strings, such as `[\"Day\", \"Week\"]`"
    case .distance: "a number from 0"
    case .share: "a number from 0 to 1"
    case .tracks: "a number of equal ones, or a list such as `[96, fit, fraction(2)]`"
    }
  }
}
