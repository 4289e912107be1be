/// Classic mistakes of newcomers, with what layc makes of them.
let classicMistakes: [Mistake] = [
  Mistake(
    "assignment for comparison", .sized, ".width = 100", "L0450",
    after: ".width == 100", isAutomatic: true),
  Mistake(
    "arrow for comparison", .sized, ".width => 100", "L0133",
    after: ".width >= 100", isAutomatic: true),
  Mistake(
    "not equal", .sized, ".width != 100", "L0133",
    after: nil),
  Mistake(
    "strict comparison", .sized, ".width < 100", "L0156",
    after: ".width <= 100", isAutomatic: true),
  Mistake(
    "comma for the point", .sized, ".width == 10,5", "L0139",
    after: ".width == 10.5"),
  Mistake(
    "unit behind the number", .sized, ".width == 100px", "L0139",
    after: ".width == 100", isAutomatic: true),
  Mistake(
    "points", .sized, ".width == 100pt", "L0139",
    after: ".width == 100", isAutomatic: true),
  Mistake(
    "per cent of nothing", .sized, ".width == 50%", "L0415",
    after: ".width == 50% * superview.width"),
  Mistake(
    "times as a cross", .sized, ".width == 2 x superview.width", "L0133",
    after: ".width == 2 * superview.width", isAutomatic: true),
  Mistake(
    "misspelt attribute", .sized, ".widht == 100", "L0201",
    after: ".width == 100"),
  Mistake(
    "misspelt view", .statement, "aa.leading == superview.leading", "L0201",
    after: "a.leading == superview.leading"),
  Mistake(
    "misspelt keyword", .statement, "veiw b { .size == 10x10; .leading == a.trailing; .top == a.top }", "L0152",
    after: "view b { .size == 10x10; .leading == a.trailing; .top == a.top }"),
  Mistake(
    "missing dot", .sized, "width == 100", "L0426",
    after: ".width == 100"),
  Mistake(
    "two dots", .sized, ".width == superview..width", "L0155",
    after: ".width == superview.width", isAutomatic: true),
  Mistake(
    "missing colon", .statement, "view b Label { text = \"b\"; .leading == a.trailing; .top == a.top }", "L0150",
    after: "view b: Label { text = \"b\"; .leading == a.trailing; .top == a.top }", isAutomatic: true),
  Mistake(
    "kind before the name", .statement, "Label b { text = \"b\"; .leading == a.trailing; .top == a.top }", "L0151",
    after: "view b: Label { text = \"b\"; .leading == a.trailing; .top == a.top }", isAutomatic: true),
  Mistake(
    "lower-case kind", .statement, "view b: label { text = \"b\"; .leading == a.trailing; .top == a.top }", "L0207",
    after: "view b: Label { text = \"b\"; .leading == a.trailing; .top == a.top }"),
  Mistake(
    "text without quotes", .label, "textAlignment = \"center\"", "L0453",
    after: "textAlignment = center", isAutomatic: true),
  Mistake(
    "text with single quotes", .button, "title = 'OK'", "L0134",
    after: "title = \"OK\"", isAutomatic: true),
  Mistake(
    "missing closing quote", .statement, "view b: Label { text = \"b; .leading == a.trailing; .top == a.top }", "L0135",
    after: "view b: Label { text = \"b\"; .leading == a.trailing; .top == a.top }"),
  Mistake(
    "missing brace", .file,
    "layout A(320x480) {\n  sizes 320x480 ... 430x932\n  view a { .leading == superview.leading; .top == superview.top; .size == 10x10 \n}\n",
    "L0113",
    after:
      "layout A(320x480) {\n  sizes 320x480 ... 430x932\n  view a { .leading == superview.leading; .top == superview.top; .size == 10x10 } \n}\n"
  ),
  Mistake(
    "surplus parenthesis", .sized, ".width == (100))", "L0112",
    after: ".width == (100)"),
  Mistake(
    "missing parenthesis", .sized, ".width == (100", "L0111",
    after: ".width == (100)", isAutomatic: true),
  Mistake(
    "missing bracket", .statement, "for v in [a { v.width == 44 }", "L0111",
    after: "for v in [a] { v.width == 44 }", isAutomatic: true),
  Mistake(
    "if for when", .statement, "if width > 600 { a.width == 50 @high }", "L0152",
    after: "when width > 600 { a.width == 50 @high }", isAutomatic: true),
  Mistake(
    "and as in C", .statement, "when width > 600 && height > 600 { a.hidden = true }", "L0133",
    after: "when width > 600 and height > 600 { a.hidden = true }", isAutomatic: true),
  Mistake(
    "not as in C", .statement, "when !(width > 600) { a.hidden = true }", "L0133",
    after: "when not (width > 600) { a.hidden = true }", isAutomatic: true),
  Mistake(
    "var for let", .statement, "var gap = 8", "L0152",
    after: "let gap = 8"),
  Mistake(
    "const", .statement, "const gap = 8", "L0152",
    after: "let gap = 8"),
  Mistake(
    "semicolon for comma", .statement, "view b { frame = (0; 0; 10; 10) }", "L0110",
    after: "view b { frame = (0, 0, 10, 10) }", isAutomatic: true),
  Mistake(
    "frame of three numbers", .statement, "view b { frame = (0, 0, 10) }", "L0458",
    after: nil),
  Mistake(
    "frame as a call", .statement, "view b { frame = CGRect(x: 0, y: 0, width: 10, height: 10) }", "L0431",
    after: "view b { frame = (0, 0, 10, 10) }", isAutomatic: true),
  Mistake(
    "size as a tuple of one", .square, ".leading == superview.leading; .top == superview.top; .size == 44", "L0421",
    after: ".leading == superview.leading; .top == superview.top; .size == 44x44"),
  Mistake(
    "edges with a number", .statement, "view b { .edges == 16 }", "L0421",
    after: "view b { .edges == superview inset 16 }"),
  Mistake(
    "priority above 1000", .sized, ".width == 100 @1001", "L0418",
    after: nil),
  Mistake(
    "two priorities", .sized, ".width == 100 @high @low", "L0162",
    after: ".width == 100 @high"),
  Mistake(
    "index in another language", .statement, "for (var i = 0; i < 3; i++) { view row[i] { frame = (0, 0, 10, 10) } }",
    "L0105",
    after: "for i in 0 ..< 3 { view row[i] { frame = (0, 0, 10, 10) } }"),
  Mistake(
    "two dots of a range", .statement, "for i in 0..3 { view row[i] { frame = (0, 0, 10, 10) } }", "L0155",
    after: "for i in 0 ..< 3 { view row[i] { frame = (0, 0, 10, 10) } }"),
  Mistake(
    "name that is declared twice", .statement, "view a { frame = (0, 0, 10, 10) }", "L0203",
    after: nil),
  Mistake(
    "import without quotes", .file,
    "import Shared.lay\nlayout A(320x480) {\n  sizes 320x480 ... 430x932\n  view a { .leading == superview.leading; .top == superview.top; .size == 10x10 }\n}\n",
    "L0166",
    after:
      "import \"Shared.lay\"\nlayout A(320x480) {\n  sizes 320x480 ... 430x932\n  view a { .leading == superview.leading; .top == superview.top; .size == 10x10 }\n}\n",
    isAutomatic: true),
  Mistake(
    "block comment", .statement, "/* a comment */", "L0138",
    after: "// a comment", isAutomatic: true),
  Mistake(
    "hash comment", .statement, "# a comment", "L0138",
    after: "// a comment", isAutomatic: true),
  Mistake(
    "width against a position", .sized, ".width == superview.leading", "L0402",
    after: nil),
  Mistake(
    "position without origin", .square, ".leading == 8; .top == superview.top", "L0401",
    after: ".leading == superview.leading + 8; .top == superview.top", isAutomatic: true),
]
