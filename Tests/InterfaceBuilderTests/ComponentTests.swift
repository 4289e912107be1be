import LayFormatter
import LayParser
import Testing

@testable import LayInterfaceBuilder

/// Components for views that occur several times.
@Suite struct ComponentTests {
  /// A row of a picture, a title and a switch, with constraints between them.
  private func row(_ id: String, y: Double, _ title: String, _ width: Double, gap: Int = 8, colour: String = "1")
    -> String
  {
    func constraint(_ first: String, _ second: String, _ constant: Int = 0) -> String {
      let (left, right) = (first.split(separator: "."), second.split(separator: "."))
      return """
        <constraint firstItem="\(left[0])" firstAttribute="\(left[1])" secondItem="\(right[0])" \
        secondAttribute="\(right[1])" constant="\(constant)" id="\(id)\(first)"/>
        """
    }
    let picture = view("imageView", "\(id)i", (0, 10, 24, 24), "image=\"\(title)\" contentMode=\"center\"")
    let label = view(
      "label", "\(id)l", (32, 12, width, 20), "text=\"\(title)\"",
      inside: "<color key=\"textColor\" white=\"0.\(colour)\" alpha=\"1\"/>")
    let flag = view("switch", "\(id)s", (250, 6, 51, 31), "on=\"YES\"")
    let constraints =
      constraint("\(id)i.leading", "\(id).leading") + constraint("\(id)i.centerY", "\(id).centerY")
      + constraint("\(id)l.leading", "\(id)i.trailing", gap) + constraint("\(id)l.centerY", "\(id).centerY")
      + constraint("\(id)s.trailing", "\(id).trailing") + constraint("\(id)s.centerY", "\(id).centerY")
    return view(
      "view", id, (0, y, 300, 44),
      inside: "<subviews>\(picture)\(label)\(flag)</subviews><constraints>\(constraints)</constraints>")
  }

  private func place(_ id: String, _ y: Int) -> String {
    [
      "\(id).top == v.top + \(y)", "\(id).leading == v.leading", "\(id).trailing == v.trailing", "\(id).height == 44",
    ].map { constraint($0) }.joined()
  }

  private func screen(_ rows: String, _ constraints: String) -> String {
    storyboard(rows, constraints: constraints).replacing("destination=\"a\"", with: "destination=\"none\"")
  }

  @Test func repeatedViewsAreInstances() throws {
    let rows = row("a", y: 0, "Sound", 50) + row("b", y: 44, "Alarm", 45) + row("c", y: 88, "Light", 40)
    let text = try translated(screen(rows, place("a", 0) + place("b", 44) + place("c", 88)))
    #expect(
      text == """
        component Box(imageName: Text, labelText: Text, labelSize: Size) {
          .height == 44
          view image: Image { image = imageName; contentMode = center }
          image.leading == superview.leading; image.centerY == superview.centerY
          view label: Label { text = labelText; textColor = #1a1a1a; intrinsic = labelSize; hugging = 250 }
          label.leading == image.trailing + 8; label.centerY == superview.centerY
          view switch: Switch { alignmentInsets = (0, 0, 0, 2); intrinsic = 49x31; hugging = 250 }
          switch.trailing == superview.trailing; switch.centerY == superview.centerY
        }

        /// Login Scene
        layout LoginViewController(375x667) {
          sizes iPhone, iPad, except estimates
          view box: Box(imageName: "Sound", labelText: "Sound", labelSize: 50x20.5)
          box.edges(top, leading, trailing) == superview
          view box2: Box(imageName: "Alarm", labelText: "Alarm", labelSize: 45x20.5)
          box2.edges(top, leading, trailing) == superview inset (top: 44)
          view box3: Box(imageName: "Light", labelText: "Light", labelSize: 40x20.5)
          box3.edges(top, leading, trailing) == superview inset (top: 88)
        }

        """)
  }

  /// Parameters are no colours.
  @Test func instancesSetOtherColours() throws {
    let rows = row("a", y: 0, "Sound", 50) + row("b", y: 44, "Alarm", 45, colour: "5") + row("c", y: 88, "Light", 40)
    let text = try translated(screen(rows, place("a", 0) + place("b", 44) + place("c", 88)))
    #expect(text.contains("view label: Label { text = labelText; intrinsic = labelSize; hugging = 250 }"))
    #expect(text.contains("box2.label.textColor = #808080"), "\(text)")
  }

  @Test func otherConstantsAreOtherViews() throws {
    let rows = row("a", y: 0, "Sound", 50) + row("b", y: 44, "Alarm", 45, gap: 9)
    #expect(try !translated(screen(rows, place("a", 0) + place("b", 44))).contains("component"))
  }

  /// A constraint from outside to a view inside would need its name there.
  @Test func viewsThatOthersReferToStay() throws {
    let rows = row("a", y: 0, "Sound", 50) + row("b", y: 44, "Alarm", 45)
    let constraints = place("a", 0) + place("b", 44) + constraint("bl.width == al.width")
    #expect(try !translated(screen(rows, constraints)).contains("component"))
  }

  /// A long text needs lines of its own, and one that no line holds stays where it is.
  @Test(arguments: [(30, true), (90, false)])
  func argumentsHaveLinesOfTheirOwn(_ length: Int, _ isComponent: Bool) throws {
    let long = String(repeating: "a", count: length)
    let rows = row("a", y: 0, long, 50) + row("b", y: 44, long + "b", 45) + row("c", y: 88, long + "c", 40)
    let text = try translated(screen(rows, place("a", 0) + place("b", 44) + place("c", 88)))
    #expect(text.contains("component") == isComponent, "\(text)")
    #expect(text.contains("  view box2: Box(\n    imageName: \"\(long)b\", ") == isComponent, "\(text)")
    #expect(format(parse(Array(text.utf8))) == Array(text.utf8))
  }

  /// Texts that look like statements do not make views the same.
  @Test func textsAreNoStructure() throws {
    let family =
      "<fontDescription key=\"fontDescription\" type=\"system\" family=\"F; lines = 0 }  Label { x\" pointSize=\"9\"/>"
    func label(_ id: String, _ inside: String) -> String {
      view("label", id, (0, 0, 9, 9), "text=\"T\"", inside: inside)
    }
    func group(_ id: String, _ views: String) -> String {
      view("view", id, (0, 0, 99, 44), inside: "<subviews>\(views)</subviews>")
    }
    let first = group("a", label("a1", family) + label("a2", ""))
    let second = group("b", label("b1", "") + label("b2", "") + label("b3", family))
    #expect(try !translated(storyboard(first + second)).contains("component"))
  }

  // MARK: - Cells

  private func cell(_ id: String, _ title: String, _ width: Double, height: Double = 44) -> String {
    let label = view("label", "\(id)l", (16, 12, width, 20), "text=\"\(title)\"")
    let detail = view("label", "\(id)d", (200, 12, 60, 20), "text=\"More\" textAlignment=\"right\"")
    let constraints = [
      "\(id)l.leading == \(id)k.leading + 16", "\(id)l.centerY == \(id)k.centerY",
      "\(id)d.trailing == \(id)k.trailing - 16",
      "\(id)d.centerY == \(id)k.centerY", "\(id)d.leading >= \(id)l.trailing + 8",
    ].map { constraint($0) }.joined()
    let content = view(
      "tableViewCellContentView", "\(id)k", (0, 0, 375, height), "key=\"contentView\"",
      inside: "<subviews>\(label)\(detail)</subviews><constraints>\(constraints)</constraints>")
    return view("tableViewCell", id, (0, 0, 375, height), inside: content)
  }

  private func table(_ cells: String) -> String {
    storyboard(view("tableView", "t", (0, 0, 375, 667), inside: "<prototypes>\(cells)</prototypes>"))
  }

  @Test func repeatedCellsAreInstances() throws {
    let text = try translated(table(cell("x", "Sound", 50) + cell("y", "Alarm", 45) + cell("z", "Light", 40)))
    #expect(
      text.contains(
        """
        component CellContent(labelText: Text, labelSize: Size) {
          view label: Label { text = labelText; intrinsic = labelSize; hugging = 250 }
          label.leading == superview.leading + 16; label.centerY == superview.centerY
          view more: Label { text = "More"; textAlignment = right; intrinsic = 40x20.5; hugging = 250 }
          more.trailing == superview.trailing - 16; more.centerY == superview.centerY
          more.leading >= label.trailing + 8
        }

        /// Login Scene › Table View › Table View Cell
        layout Cell(375x44) {
          sizes 375x44
          view cell: CellContent(labelText: "Light", labelSize: 40x20.5) { .edges == superview }
        }

        """), "\(text)")
    #expect(text.contains("view cell: CellContent(labelText: \"Sound\", labelSize: 50x20.5) { .edges == superview }"))
  }

  /// Two short cells are shorter without a component.
  @Test func componentsMakeTheTextShorter() throws {
    let label = view("label", "l", (16, 12, 50, 20), "text=\"Sound\"")
    func short(_ id: String) -> String {
      let content = view(
        "tableViewCellContentView", "\(id)k", (0, 0, 375, 44), "key=\"contentView\"",
        inside: "<subviews>\(label.replacing("\"l\"", with: "\"\(id)l\""))</subviews>")
      return view("tableViewCell", id, (0, 0, 375, 44), inside: content)
    }
    #expect(try !translated(table(short("x") + short("y"))).contains("component"))
  }

  @Test func viewsOfInstancesLeadBack() throws {
    let text = table(cell("x", "Sound", 50) + cell("y", "Alarm", 45) + cell("z", "Light", 40))
    let document = try readDocument(Array(text.utf8))
    let layouts = translate(document).layouts
    let ids = layouts.map { layout in layout.views.map { "\($0.path) \(document.views[$0.view].id)" } }
    #expect(ids[1] == ["Cell zk", "Cell/cell/label zl", "Cell/cell/more zd"])
    #expect(ids[3] == ["Cell3 xk", "Cell3/cell/label xl", "Cell3/cell/more xd"])
  }

  @Test func checksHaveNoComponents() throws {
    let text = table(cell("x", "Sound", 50) + cell("y", "Alarm", 45) + cell("z", "Light", 40))
    let translation = translate(try readDocument(Array(text.utf8)), joins: false)
    #expect(!String(decoding: translation.text, as: UTF8.self).contains("component"))
  }

  /// A map shows what only the app knows.
  @Test func mapsAreEmptyComponents() throws {
    let text = storyboard(view("mapView", "a", (0, 0, 100, 50)) + view("mapView", "b", (0, 50, 100, 50)))
    #expect(try translated(text).hasPrefix("component MapView {}\n\n/// Login Scene\n"))
    #expect(try lines(text.replacing("<!--Login-->", with: "")).contains("view mapView: MapView"))
    #expect(
      !String(decoding: translate(try readDocument(Array(text.utf8)), joins: false).text, as: UTF8.self).contains(
        "MapView"))
  }

  /// A check box of AppKit is a button with a mark.
  @Test func checkBoxesAreEmptyComponents() throws {
    func button(_ id: String, _ type: String) -> String {
      view(
        "button", id, (0, 0, 100, 18),
        inside: "<buttonCell key=\"cell\" type=\"\(type)\" title=\"Sound\" id=\"\(id)k\"/>")
    }
    let text = storyboard(button("a", "check") + button("b", "radio") + button("c", "push"), platform: "MacOSX.Cocoa")
    let imported = try translated(text)
    #expect(
      imported.contains("component CheckBox: Button {}\n") && imported.contains("component RadioButton: Button {}\n"))
    for words in [": CheckBox { text", ": RadioButton { text", ": Button { text"] {
      #expect(imported.contains(words), "\(imported)")
    }
    let ofIOS = try translated(text.replacing("MacOSX.Cocoa", with: "iOS.CocoaTouch"))
    #expect(!ofIOS.contains("CheckBox"))
  }

  /// Each form of an import declares the components that it uses.
  @Test(arguments: [RepeatedViewForm.full, .components]) func everyFormDeclaresItsComponents(form: RepeatedViewForm)
    throws
  {
    let document = try readDocument(Array(storyboard(view("mapView", "a", (0, 0, 100, 50))).utf8))
    let text = String(decoding: translate(document, repeated: form).text, as: UTF8.self)
    #expect(text.hasPrefix("component MapView {}\n\n"), "\(text)")
  }

  // MARK: - Words

  @Test func namesAreToldFromNumbersAndStrings() {
    let words = StatementWords(#".size == 44x30.5 + a.b.width - "a \" b" @high"#)
    #expect(words.names == ["size", "a", "b", "width"])
    #expect(words.firstNames == ["a"])
    #expect(words.renamed(["a": "c", "width": "height"]) == #".size == 44x30.5 + c.b.height - "a \" b" @high"#)
  }
}
