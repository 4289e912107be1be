import LayCompiler
import LayJSON
import LayPlatform
import layc
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = """
  metric gap = 8
  layout A(300x200) {
    sizes 200x200 ... 600x600
    view title { .leading == superview.leading + gap; .top == superview.top; .size == 40x20 }
    view box { .leading == title.trailing; .trailing == superview.trailing @high; .width <= 400; .top == title.top; .height == 10.5 }
    state wide { title.hidden = true }
  }
  layout B(100x50) { sizes 100x50 }

  """

/// An editor whose worker can run commands of the tool.
private func editor(_ text: String = text) -> Harness {
  var editor = Harness(tools: Files.real.tools)
  editor.initialize()
  editor.open(uri, text)
  return editor
}

private func params(_ more: (String, JSON)...) -> JSON {
  .object([("textDocument", .object([("uri", .string(uri))]))] + more)
}

private func line(_ json: JSON?) -> String { json.map { String($0.text(width: .max).dropLast()) } ?? "nothing" }

private let tooLong = "'gap' has more than 40 digits, before and after the point together"

/// Frames for whoever draws them.
@Suite struct FramesTests {
  /// `A 300x200: title 8 0 40 20; box 48 0 252 10`
  private func answer(_ params: JSON, _ text: String = text) -> String {
    var editor = editor(text)
    let answer = editor.ask("layc/frames", params)
    guard let result = answer?["result"] else { return answer?[path: "error", "message"]?.string ?? "nothing" }
    #expect(result["version"]?.integer == 1)
    let layouts = (result["layouts"]?.array ?? []).map { layout in
      let views = (layout["views"]?.array ?? []).dropFirst().map { view in
        let frame = view["frame"]
        let numbers = ["x", "y", "width", "height"].map { line(frame?[$0]) }
        return "\(view["name"]?.string ?? "") \(numbers.joined(separator: " "))"
      }
      let size = layout["size"]
      return "\(layout["layout"]?.string ?? "") \(line(size?["width"]))x\(line(size?["height"])): "
        + views.joined(separator: "; ")
    }
    let problems = result["diagnostics"]?.array?.compactMap { $0["code"]?.string } ?? []
    return (layouts + problems).joined(separator: " | ")
  }

  @Test(arguments: [
    (params(), "A 300x200: title 8 0 40 20; box 48 0 252 10.5 | B 100x50: "),
    (params(("layout", .string("A"))), "A 300x200: title 8 0 40 20; box 48 0 252 10.5"),
    (params(("size", .string("600x400"))), "A 600x400: title 8 0 40 20; box 48 0 400 10.5 | B 600x400: "),
    (params(("layout", .string("A")), ("direction", .string("rtl"))), "A 300x200: title 252 0 40 20; box 0 0 252 10.5"),
    (params(("layout", .string("A")), ("scale", .integer(1))), "A 300x200: title 8 0 40 20; box 48 0 252 11"),
    (
      params(("layout", .string("A")), ("set", .object([("gap", .number(20.5))]))),
      "A 300x200: title 20.5 0 40 20; box 60.5 0 239.5 10.5"
    ),
    (
      params(("layout", .string("A")), ("scale", .decimal("0.3e1")), ("set", .object([("gap", .decimal("2e1"))]))),
      "A 300x200: title 20 0 40 20; box 60 0 240 10.666666666666666"
    ), (params(("set", .object([("gap", .decimal("1e-41"))]))), tooLong),
    (params(("scale", .decimal("1e999"))), tooLong.replacing("gap", with: "scale")),
    (params(("state", .string("wide"))), "A 300x200: title 8 0 40 20; box 48 0 252 10.5"),
    (params(("layout", .string("C"))), "no layout named 'C'; help: there is 'A' and 'B'"),
    (
      params(("size", .string("wide"))),
      "'wide' is not a value for 'size': a size is written WIDTHxHEIGHT, in points; help: for example: \"size\": \"375x667\""
    ),
    (
      params(("size", .string("1000001x1"))),
      "'1000001x1' is not a value for 'size': a side has at most 1000000 points; help: for example: \"size\": \"375x667\""
    ),
    (
      params(("scale", .integer(0))),
      "'0' is not a value for 'scale': it is a number of pixels above 0 and at most \(LayCompiler.Limits.scale); help: for example: \"scale\": 3"
    ),
    (
      params(("safeArea", .string("1,2"))),
      "'1,2' is not a value for 'safeArea': four numbers: top,left,bottom,right; help: for example: \"safeArea\": \"47,0,34,0\""
    ),
    (params(("direction", .string("up"))), "'direction' cannot be 'up'; help: it is one of: ltr, rtl"),
    (
      params(("device", .string("iphone"))),
      "'iphone' is not a value for 'device': no such device: that is a family; one device is, for example, 'iPhone SE (1st generation)'; help: "
        + "for example: \"device\": \"iphone-17-pro\""
    ),
    (
      params(("device", .string("iPhone SE")), ("size", .string("1x1"))),
      "'device' and 'size' exclude each other; help: a device has its size"
    ),
    (
      params(("set", .object([("gap", .string("wide"))]))),
      "'wide' is not a value for 'gap' in 'set': it is not a number; help: for example: 12.5, or \"1/3\""
    ),
    (
      params(("set", .object([("gap=2", .integer(1))]))),
      "nothing that can be set is called 'gap=2'; did you mean 'gap'?; help: metrics and named constraints can be set: 'gap'"
    ),
    (
      params(("layout", .null), ("size", .null), ("set", .null), ("scale", .null)),
      "A 300x200: title 8 0 40 20; box 48 0 252 10.5 | B 100x50: "
    ), (params(("scale", .bool(true))), "'scale' is not a number"),
    (params(("set", .string("a"))), "'set' is not an object"),
    (params(("layout", .integer(1))), "'layout' is not a string"),
    (params(("state", .string("none"))), "no state named 'none'; help: there is 'wide'"),
  ])
  func framesAreThoseOfEval(params: JSON, frames: String) { #expect(answer(params) == frames) }

  /// What `layc why` says of the gap: each number as it was written, to the last digit.
  @Test(arguments: [
    (JSON.decimal("0.00001"), "0.00001"), (.decimal("1e-5"), "0.00001"), (.decimal("125E-1"), "12.5"),
    (.decimal("0.1"), "0.1"), (.decimal("-0.0e9"), "0"), (.decimal("10.50"), "10.5"), (.decimal("1e2"), "100"),
    (
      .decimal("0.3333333333333333333333333333333333333"),
      "3333333333333333333333333333333333333/1\(String(repeating: "0", count: 37))"
    ),
    (.decimal("100000.00000e-5"), "1"), (.integer(-3), "-3"), (.string("1/3"), "1/3"), (.string("-2.5/5"), "-0.5"),
    (.string("0.25"), "0.25"), (.string("1/0"), "'1/0' is not a value for 'gap' in 'set': it is not a number"),
    (.string("1/2/3"), "'1/2/3' is not a value for 'gap' in 'set': it is not a number"),
    (.decimal("1e-39"), "1/1\(String(repeating: "0", count: 39))"), (.decimal("1e-40"), tooLong),
    (.decimal("1e40"), tooLong),
    (.decimal("1e-99999999999999999999"), tooLong),
  ]) func numbersAreTakenExactly(gap: JSON, exact: String) {
    var editor = editor()
    let params = params(
      ("path", .string("title.leading")), ("layout", .string("A")), ("set", .object([("gap", gap)])))
    let answer = editor.ask("layc/why", params)
    let found = answer?[path: "result", "layouts"]?.array?.first?["answers"]?.array?.first?["exact"]?.string
    let error = answer?[path: "error", "message"]?.string?.split(separator: ";").first
    #expect(found ?? error.map { String($0) } == exact)
  }

  @Test func aLayoutWithoutADesignSizeNeedsOne() {
    let free = "layout A { }\n"
    #expect(
      answer(params(), free)
        == "'A' has no design size, so it needs 'size'; help: for example: \"size\": \"375x667\"")
    #expect(answer(params(("size", .string("9x9"))), free) == "A 9x9: ")
  }

  @Test func whatDoesNotCompileSaysWhy() { #expect(answer(params(), "layout A(1x1) { view a: Labell }\n") == "L0207") }

  @Test func theTextIsThatOfTheEditor() {
    var editor = editor()
    editor.change(uri, version: 2, replacing(nil, with: "layout C(4x4) { view a { frame = (1, 1, 2, 2) } }\n"))
    let result = editor.ask("layc/frames", params())?["result"]
    #expect(result?["version"]?.integer == 2)
    #expect(result?["layouts"]?.array?.compactMap { $0["layout"]?.string } == ["C"])
  }
}

/// Why numbers are what they are.
@Suite struct WhyTests {
  private func answer(_ path: String, _ more: (String, JSON)...) -> String {
    var editor = editor()
    var members: [(String, JSON)] = [("textDocument", .object([("uri", .string(uri))])), ("path", .string(path))]
    members += more
    let answer = editor.ask("layc/why", .object(members))
    guard let result = answer?["result"] else { return answer?[path: "error", "message"]?.string ?? "nothing" }
    let values = (result["layouts"]?.array ?? []).flatMap { $0["answers"]?.array ?? [] }.map { answer in
      "\(answer["name"]?.string ?? "") \(answer["exact"]?.string ?? "")"
    }
    let text = result["text"]?.string ?? ""
    #expect(!text.contains("\u{1B}"))
    return values.joined(separator: "; ") + " | " + (text.split(separator: "\n").prefix(3).joined(separator: " / "))
  }

  @Test func derivationsAreThoseOfWhy() {
    let size = ("size", JSON.string("600x400"))
    let answers = [
      answer("box.width"), answer("box.width", size), answer("title.leading"), answer("title"), answer("box.x"),
      answer("box.width", ("question", .string("atMost"))), answer("box.width", ("question", .string("atLeast"))),
      answer("box.height", ("question", .string("atMost")), size), answer("box.colour"), answer("bax.width"),
      answer("--help"), answer("box.width", ("question", .string("when"))), answer("root.width"),
      answer("box.width", ("direction", .string("rtl"))),
    ]
    #expect(
      answers == [
        "box.width 252 | box.width is 252 in A at 300x200 / box.width = root.width (300) - title.right (48) = 252 /     /screens/A.lay:5:14  box.leading == title.trailing",
        "box.width 400 | box.width is 400 in A at 600x400 / box.width = 400 /     /screens/A.lay:5:81  box.width <= 400",
        "title.leading 8 | title.leading is 8 in A at 300x200 / title.leading = 8 /     /screens/A.lay:4:16  title.leading == root.leading + 8",
        "title.frame.x 8; title.frame.y 0; title.frame.width 40; title.frame.height 20 | title.frame.x is 8 in A at 300x200 / title.frame.x = 8 /     /screens/A.lay:4:16  title.leading == root.leading + 8",
        "box.frame.x 48 | box.frame.x is 48 in A at 300x200 / box.frame.x = title.right (48) = 48 /     /screens/A.lay:5:14  box.leading == title.trailing",
        "box.width 252 | box.width is 252 in A at 300x200; it can be at most 400 / it stays at 252 = root.width (300) - 8 - 40, as long as these hold /     /screens/A.lay:4:16  title.leading == root.leading + 8",
        "box.width 252 | box.width is 252 in A at 300x200; it can be at least 0 / it stays at 252 = root.width (300) - 8 - 40, as long as these hold /     /screens/A.lay:4:16  title.leading == root.leading + 8",
        "box.height 10.5 | box.height is 10.5 in A at 600x400, and cannot be larger / it stops at 10.5: all of these are required /     /screens/A.lay:5:115  box.height == 10.5",
        "\'box\' has no \'colour\'; help: ask for width, height, x, y, frame, size and center, or for an edge or a baseline by its name",
        "no view \'bax\' in \'A\'; did you mean \'box\'?; help: there is \'title\' and \'box\'",
        "no view \'--help\' in \'A\'; help: there is \'title\' and \'box\'",
        "no question \'when\': \'why\', \'atMost\' or \'atLeast\'",
        "root.width 300; root.width 100 | root.width is 300 in A at 300x200 / root.width = 300 / root.width is 100 in B at 100x50",
        "box.width 252 | box.width is 252 in A at 300x200 rtl / box.width = title.left (252) = 252 /     /screens/A.lay:5:14  box.leading == title.trailing",
      ])
  }
}
