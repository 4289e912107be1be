internal import LayCompiler
internal import LayDrawing
internal import LayRuntime

/// The look of a view: its colours, its text in lines, and what its kind shows.
struct ViewLook {
  var background: Colour?
  /// The colour of what people press; inherited from superviews.
  var tint: Colour
  /// True if the file sets the tint of the view or of one around it.
  var hasTint = false
  /// The opacity, 0 to 1.
  var alpha = 1.0
  var cornerRadius = 0.0
  var clips = false
  /// True if lines of text begin at the right.
  var isRightToLeft = false
  /// True for the sizes and looks of macOS.
  var isMac = false
  var text: TextBlock?
  var textColour: Colour?
  /// True if the text is the placeholder of an empty field.
  var isPlaceholder = false
  /// The name of the picture; empty for none.
  var image = ""
  /// The file of the picture of an image view; nil for none.
  var picture: ShownPicture?
  /// The titles of a segmented control.
  var segments: [String] = []
  var font = PictureFont(size: 17, weight: 400)
  /// The mark before the title of a button of macOS.
  var mark: ButtonMark?
  /// The distances of the edge of a control of macOS from its frame.
  var insets = Screen.Sides()
  /// The size of a control that UIKit never stretches; nil for other views.
  var ownSize: (width: Double, height: Double)?
}

/// A mark before the title of a button of macOS.
enum ButtonMark {
  case check, radio

  /// The mark of an empty component, by its name; nil for other names.
  init?(component name: String) {
    switch name {
    case "CheckBox": self = .check
    case "RadioButton": self = .radio
    default: return nil
    }
  }

  /// The width and height of a mark, points.
  static let side = 14.0
  /// The distance of the title from the edge before the mark, points.
  static let reach = 19
}

/// Reads the looks of the views of a layout.
struct LookReader {
  let layout: Layout
  let compiled: CompiledLayout
  let palette: Palette

  /// Returns the looks of the views of a tree, in its order; `findPicture` returns the file of a picture by its name.
  func looks(of tree: FrameTree, _ findPicture: (String) -> PictureFile?) -> [ViewLook] {
    var looks: [ViewLook] = []
    looks.reserveCapacity(tree.views.count)
    for view in tree.views {
      var look = look(of: view, in: view.superview.map { looks[$0] }, isBetween: tree.isBetweenLayouts)
      if view.shape == .image, !look.image.utf8.isEmpty, let file = findPicture(look.image) {
        let mode = compiled.contentMode(of: view.id, in: layout.environment) ?? .scaleToFill
        look.picture = ShownPicture(file: file, mode: mode)
      }
      looks.append(look)
    }
    return looks
  }

  private func colour(_ property: ColourProperty, _ view: ViewID) -> Colour? {
    compiled.colour(property, of: view, in: layout.environment, isDark: palette.isDark).flatMap { Colour($0) }
  }

  private func look(of view: FrameTree.View, in superview: ViewLook?, isBetween: Bool) -> ViewLook {
    let (id, environment) = (view.id, layout.environment)
    let description = layout.description(of: id)
    let own = colour(.tint, id)
    var look = ViewLook(tint: own ?? superview?.tint ?? palette.tint)
    look.hasTint = own != nil || superview?.hasTint ?? false
    look.background = colour(.background, id)
    look.alpha = compiled.alpha(of: id, in: environment).double
    look.cornerRadius = compiled.cornerRadius(of: id, in: environment).double
    look.clips = compiled.clipsToBounds(id, in: environment)
    look.isRightToLeft = layout.direction(of: id) == .rightToLeft
    look.isMac = description.system.isMac
    if look.isMac {
      let insets = description.alignmentInsets
      look.insets = Screen.Sides(
        top: insets.top.double, left: insets.left.double, bottom: insets.bottom.double, right: insets.right.double)
    }
    look.textColour = colour(.text, id)
    look.image = compiled.image(of: id, in: environment)
    look.segments = description.segments
    look.font = PictureFont(description.fontSize, description.fontWeight)
    look.ownSize = ownSize(description)
    if look.isMac, view.shape == .button, look.background == nil { look.mark = ButtonMark(component: view.kind) }
    if view.kindShowsText { addText(description, view, textFrame(of: view, isBetween: isBetween), to: &look) }
    return look
  }

  private func ownSize(_ description: ViewDescription) -> (width: Double, height: Double)? {
    guard [.switchControl, .stepper, .spinner].contains(description.kind), !description.system.isMac,
      let width = description.intrinsicLength(.horizontal, scale: .zero),
      let height = description.intrinsicLength(.vertical, scale: .zero)
    else { return nil }
    return (width.double, height.double)
  }

  /// The size in which a text is drawn: between two layouts that of the row.
  private func textFrame(of view: FrameTree.View, isBetween: Bool) -> ExactSize {
    let (own, row) = (layout.untransformedFrame(of: view.id), view.untransformed ?? view.frame)
    func length(_ exact: Rational, _ drawn: Double) -> Rational {
      isBetween && drawn != exact.double ? Rational(exactly: drawn) ?? exact : exact
    }
    return ExactSize(width: length(own.width, row.width), height: length(own.height, row.height))
  }

  private func addText(
    _ description: ViewDescription, _ view: FrameTree.View, _ frame: ExactSize, to look: inout ViewLook
  ) {
    var text = description.text
    if description.kind == .textField && text.utf8.isEmpty {
      text = description.placeholder
      look.isPlaceholder = true
    }
    guard !text.utf8.isEmpty, let padding = description.padding else { return }
    let (height, leading) = (frame.height.double, (TextMeasure.lineHeight * description.fontSize).double)
    guard height > 0, frame.width.sign > 0, description.fontSize.sign > 0 else { return }
    // A text view that scrolls has lines without end, whatever the default of `lines`.
    let lines = description.scrollsText && description.lines == 1 ? 0 : description.lines
    let isOneLine = lines == 1
    let preferred = description.preferredMaxLayoutWidth
    let room =
      preferred.sign > 0 && !isOneLine
      ? description.textWidth(in: preferred)
      : self.room(description, frame.width, isOneLine: isOneLine) - Rational(look.mark == nil ? 0 : ButtonMark.reach)
    // As many lines as the height has; a text view scrolls instead.
    let fitting =
      description.kind == .textView
      ? 0 : max(1, Int(min(10_000, (height - 2 * padding.vertical.double + 1) / leading)))
    let most = lines == 0 ? fitting : fitting == 0 ? lines : min(lines, fitting)
    let letters = TextRows(text, fontSize: description.fontSize, weight: description.fontWeight)
    let tracking = isOneLine && description.hasRoomForContent(in: frame.width) ? letters.tracking(toFit: room) : nil
    let rows =
      tracking == nil ? letters.rows(in: room, isOneLine: isOneLine, most: most) : (rows: [text], isCut: false)
    guard !rows.rows.isEmpty else { return }
    let (x, side) = place(description, view.id, look, frame.width.double)
    look.text = TextBlock(
      rows: rows.rows, baseline: baseline(rows.rows.count, description, view, height), leading: leading, x: x,
      side: side, font: look.font, tracking: tracking ?? 0, isCut: rows.isCut, isRightToLeft: startsRightToLeft(text))
  }

  /// The room of lines in a width. The padding of buttons gives way before their titles are cut.
  private func room(_ description: ViewDescription, _ width: Rational, isOneLine: Bool) -> Rational {
    let gives = isOneLine && (description.kind == .button || description.kind == .datePicker)
    return gives
      ? width - description.alignmentInsets.left - description.alignmentInsets.right : width - description.besideText
  }

  /// The baseline of the first line: that of the layout, unless fewer lines are shown than it has.
  private func baseline(_ rows: Int, _ description: ViewDescription, _ view: FrameTree.View, _ height: Double) -> Double
  {
    if rows == description.shown?.lines ?? 1 || description.kind == .textView, let baseline = view.baseline {
      return baseline
    }
    let size = description.fontSize.double
    let between = (TextMeasure.lineHeight.double) * size * Double(rows - 1)
    return height / 2 + (TextMeasure.ascent - TextMeasure.descent).double / 2 * size - between / 2
  }

  private func place(
    _ description: ViewDescription, _ view: ViewID, _ look: ViewLook, _ width: Double
  ) -> (x: Double, side: TextBlock.Side) {
    let word = compiled.textAlignment(of: view, in: layout.environment)
    let isCentred =
      description.kind == .button || description.kind == .datePicker
      || description.kind == .popUpButton && !look.isMac
    let side: TextBlock.Side =
      switch word {
      case "left": .left
      case "right": .right
      case "center": .middle
      default: isCentred && look.mark == nil ? .middle : look.isRightToLeft ? .right : .left
      }
    let insets = description.alignmentInsets
    let padding = look.mark == nil ? description.padding?.horizontal.double ?? 0 : 0
    let reach = look.mark == nil ? 0 : Double(ButtonMark.reach)
    let left = insets.left.double + padding + (look.isRightToLeft ? 0 : reach)
    let right = width - insets.right.double - padding - (look.isRightToLeft ? reach : 0)
    switch side {
    case .left: return (left, side)
    case .right: return (right, side)
    case .middle: return ((left + right) / 2, side)
    }
  }
}

extension ViewDescription {
  /// True if a frame of a width has room for the content whose size the file says, as the system measured it.
  fileprivate func hasRoomForContent(in width: Rational) -> Bool {
    guard case .fixed(let content) = intrinsicWidth else { return false }
    return width - alignmentInsets.left - alignmentInsets.right >= content
  }

  /// True for a text view whose height does not follow from its text.
  fileprivate var scrollsText: Bool { kind == .textView && intrinsicHeight != .ofContent }
}

extension FrameTree.View {
  /// True if its kind shows a text.
  fileprivate var kindShowsText: Bool {
    switch shape {
    case .label, .button, .textField, .textView, .popUpButton, .datePicker: true
    default: false
    }
  }
}
