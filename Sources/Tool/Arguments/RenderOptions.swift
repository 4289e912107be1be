internal import LayRendering
internal import LayRuntime

extension Option {
  static let style = Option(
    name: .style,
    value: Value(
      placeholder: PictureStyle.allCases.map(\.rawValue).joined(separator: "|"),
      example: PictureStyle.blueprint.rawValue,
      choices: PictureStyle.allCases.map(\.rawValue)),
    summary: "views as they look, or boxes with names and constraints; the default is mockup")
  static let show = Option(
    name: .show,
    value: Value(
      placeholder: "WHAT,...", example: "constraints,guides", words: PictureLayer.allCases.map(\.rawValue)),
    summary: "what is drawn besides: \(PictureLayer.allCases.map(\.rawValue).joined(separator: ", ")) or nothing")
  static let dark = Option(name: .dark, summary: "the dark colours of pairs, and of the system")
  static let before = Option(
    name: .before, value: Value(placeholder: "REF|FILE", example: "main"),
    summary: "beside the file at a revision of git, or beside another file, with the views that moved marked")
  static let mapPicture = Option(
    name: .map, summary: "the map of sizes instead of views, as `layc map --format svg` draws it; always SVG")
  static let states = Option(
    name: .state, value: Value(placeholder: "NAME", example: LayoutOption.state.example), repeats: true,
    summary: "a state of the layout, `base` for none; the default is the base")
  static let shownTextSizes = Option(
    name: .textSize,
    value: Value(
      placeholder: "NAME", example: LayoutOption.textSize.example, choices: LayoutOption.textSize.choices),
    repeats: true, summary: "a text size of the system settings, for fonts of text styles")
  static let directions = Option(
    name: .bothDirections, summary: "draw the layout from left to right and from right to left")
  static let shownStrings = Option(
    name: .strings, value: Value(placeholder: "FILE|DIR", example: "Localizable.xcstrings", isFile: true),
    repeats: true,
    summary: "draw the texts of a string catalog, a strings file, or all in a directory, in each language")
  static let picture = Option(
    name: .output, letter: "o", value: Value(placeholder: "FILE", example: "SignIn.svg", isFile: true),
    summary: "write the picture into this file, - for the standard output; its name may say the format")
  static let pictureFormat = Option(
    name: .format,
    value: Value(
      placeholder: Settings.pictureFormats.map(\.rawValue).joined(separator: "|"), example: "svg",
      choices: Settings.pictureFormats.map(\.rawValue)),
    summary: "the format of the picture; the default is that of the file's name, or svg")
}

extension Command {
  static var render: Command {
    Command(
      name: .render, summary: "draw a layout as it looks, at one size or at many",
      operands: Operands(
        placeholder: "FILE|-", kind: .files, atLeast: 1, atMost: 1, summary: "the file, or - for the standard input"),
      options: [
        .picture, .pictureFormat, .style, .show, .dark, .size, .layout, .states, .animate, .steps, .curve, .scale,
        .direction, .directions, .shownTextSizes, .safeArea, .keyboard, .device, .evalDevices, .shownStrings,
        .languages, .set, .resize, .before, .mapPicture, .sizes, .textSizes, .expansion, .pseudo, .watch, .color,
        .graphics, .quiet, .stdinFilename, .help,
      ],
      examples: [
        Example(line: "layc render SignIn.lay", meaning: "in a terminal that shows pictures"),
        Example(line: "layc render SignIn.lay -o SignIn.svg", meaning: "at the design size"),
        Example(
          line: "layc render Player.lay --device 17-pro -o Player.png", meaning: "on a screen with its safe area"
        ),
        Example(
          line: "layc render SignIn.lay --size 320x480 --size 600x960 --both-directions -o SignIn.svg",
          meaning: "a wall: each size in each direction, at one scale"),
        Example(
          line: "layc render SignIn.lay --style blueprint -o SignIn.svg", meaning: "boxes, names and constraints"),
        Example(
          line: "layc render Player.lay --animate base..expanded -o Player.svg", meaning: "a picture that moves"),
        Example(
          line: "layc render SignIn.lay --before main -o change.svg", meaning: "what a branch changes, for a review"),
        Example(line: "layc render Player.lay -o Player.html", meaning: "a page with the layout at every size"),
        Example(line: "layc render Split.lay --map -o Split.svg", meaning: "where the layout is proved, and where not"),
      ],
      details: [
        "Without -o, a terminal that takes kitty's protocol or sixels shows the picture; --graphics none writes SVG.",
        "The frames of the picture are those of `layc eval`, and texts break into the lines that the layout has. The default size is the "
          + "design size of the layout. If constraints conflict, one of them is broken, the picture is still drawn, and the exit "
          + "status is 1. docs/render.md shows each style.",
        "A page (docs/page.md) has all states, text sizes and languages, needs no server, and opens from the disk.",
        "--size, --state and --text-size may be repeated, --devices and --languages take lists: each combination is a screen of the wall.",
      ])
  }
}
