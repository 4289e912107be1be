import Testing

@testable import LayIDE

@Suite struct SignatureHelpTests {
  /// The signature with the active parameter in angle brackets.
  private func answer(_ snapshot: Snapshot, _ offset: Int) -> String {
    guard let help = snapshot.signatureHelp(at: offset) else { return "none" }
    guard let active = help.active else { return help.label }
    let (parameter, bytes) = (help.parameters[active], Array(help.label.utf8))
    return String(decoding: bytes[..<parameter.start], as: UTF8.self) + "<\(parameter.label)>"
      + String(decoding: bytes[parameter.end...], as: UTF8.self)
  }

  private let text = Marked(
    """
    /// A caption and a field.
    component Field(caption: Text = "é", gap: Length = 12, lit: Bool) { view input }
    layout A(300x200) {
      view one: Field(⟨1⟩caption: "a"⟨2⟩, lit: tr⟨3⟩ue)
      view two: Field("x", ⟨4⟩)
      view three: Field(other: ⟨5⟩1)
      view box { frame = (0, ⟨6⟩ max(1, 2⟨7⟩, 3), 4, (5)⟨8⟩); transform = rotate(⟨9⟩90deg) }
      view turned { transform = [translate(8, ⟨10⟩0), scale(⟨11⟩2)]; margins = (top: 8, ⟨12⟩) }
      one.edges(top, leading⟨13⟩) == superview inset (8, ⟨14⟩)
      assert one.isInside(⟨15⟩two)
      sizeThatFits { width = one.sizeThatFits(⟨16⟩available).width }
      expect 300x200 (direction: rtl, state: ⟨17⟩x) { one.width == 20 }
      metric m = matrix(1, 2, 3, 4, 5, 6, ⟨18⟩7)
      view none(⟨19⟩) // f(⟨20⟩
      (1, ⟨21⟩)
      view plain: Label(⟨22⟩
      distribute horizontal [one, flexible(⟨23⟩2), mod(7, [1, 2]⟨24⟩)]
    """)

  @Test func parenthesesSayWhatTheyTake() {
    #expect(
      text.answers { answer($0, $1) }
        == [
          "Field(<caption: Text = \"é\">, gap: Length = 12, lit: Bool)",
          "Field(<caption: Text = \"é\">, gap: Length = 12, lit: Bool)",
          "Field(caption: Text = \"é\", gap: Length = 12, <lit: Bool>)",
          "Field(caption: Text = \"é\", <gap: Length = 12>, lit: Bool)",
          "Field(caption: Text = \"é\", gap: Length = 12, lit: Bool)",
          "frame (x, <y>, width, height)",
          "max(number, <…>)",
          "frame (x, y, width, <height>)",
          "rotate(<angle>)",
          "translate(dx, <dy>)",
          "scale(<x>, y)",
          "margins (top:, <leading:>, bottom:, trailing:, left:, right:, horizontal:, vertical:)",
          "edges(edge, <…>)",
          "inset (top, <leading>, bottom, trailing)",
          "isInside(<view>)",
          "sizeThatFits(<available>)",
          "expect size (direction: ltr, safeArea: (0, 0, 0, 0), keyboard: 300, <state: name>, scale: 2, transforms: ios8, textSize: xSmall, horizontalSizeClass: compact, verticalSizeClass: compact)",
          "matrix(a, b, c, d, tx, ty)",
          "none",
          "none",
          "none",
          "none",
          "flexible(<weight>)",
          "mod(number, <divisor>)",
        ])
  }

  @Test(arguments: [
    ("unread: true, ‸", "MailRow(<sender: Text>, unread: Bool)"),
    ("sender: \"\", ‸", "MailRow(sender: Text, <unread: Bool>)"),
    ("‸, sender: \"\"", "MailRow(sender: Text, <unread: Bool>)"), ("‸", "MailRow(<sender: Text>, unread: Bool)"),
  ])
  func whatIsNotGivenYetComesNext(arguments: String, signature: String) {
    let text = "component MailRow(sender: Text, unread: Bool) { }\nlayout A(1x1) { view row: MailRow(\(arguments)) }\n"
    #expect(Marked(text.replacing("‸", with: "⟨1⟩")).answers { answer($0, $1) } == [signature])
  }

  @Test func commentsOfComponentsAndParametersAreShown() {
    let marked = Marked(
      """
      /// Three in a row.
      component Row(
        /// Between two of them.
        gap: Length = 8
      ) { }
      layout A(1x1) { view row: Row(⟨1⟩) }
      """)
    let help = marked.snapshot().signatureHelp(at: marked.offsets[0])
    #expect(help?.documentation == "Three in a row.")
    #expect(help?.parameters.map { $0.documentation } == ["Between two of them."])
  }

  @Test func componentsOfImportedFilesAreKnown() {
    let marked = Marked("import \"B.lay\"\nlayout A(1x1) { view row: Row(⟨1⟩) }\n")
    #expect(marked.answers(["B.lay": "component Row(gap: Length) { }\n"]) { answer($0, $1) } == ["Row(<gap: Length>)"])
  }
}
