/// The screen of the workload `app` as a `.lay` file.
package struct AppText: Sendable {
  /// The notation of the cards.
  package enum Cards: String, CaseIterable, Sendable {
    /// Once, in a `for` statement.
    case loop
    /// Each with all of its lines.
    case written
  }

  /// Returns the file with about `count` views.
  package static func text(views count: Int, _ cards: Cards) -> String {
    let number = max(1, (count - 12) / 7)
    var text = top
    switch cards {
    case .loop:
      text += "      for i in 0 ..< \(number) {\n"
      text += card("i", top: nil, width: "100 + 20 * mod(7 * i, 18)", across: nil)
      text +=
        "        when i == 0 { card[i].top == superview.top + 16 } else { card[i].top == card[i - 1].bottom + 12 }\n"
      text += "      }\n"
    case .written:
      for index in 0..<number {
        let top = index == 0 ? "superview.top + 16" : "card[\(index - 1)].bottom + 12"
        text += card("\(index)", top: top, width: "\(100 + 20 * (7 * index % 18))", across: index.isMultiple(of: 3))
      }
    }
    return text + "      card[\(number - 1)].bottom == superview.bottom - 16\n    }\n  }\n}\n"
  }

  /// The text before the cards.
  private static let top = """
    /// A screen with bars and cards.
    layout App(375x667) {
      sizes 320x480 ... 1366x1366
      view bar {
        .edges(leading, trailing) == superview
        .top == superview.top + 20
        .height == 44
        view back: Button {
          intrinsic = 60x30; hugging = 251; compression = 751
          .leading == superview.leading + 8; .centerY == superview.centerY
        }
        view title: Label {
          intrinsic = 260x24; compression = 749
          .centerX == superview.centerX @500
          .leading >= back.trailing + 8; .trailing <= action.leading - 8; .centerY == superview.centerY
        }
        view action: Button {
          intrinsic = 44x30; hugging = 251; compression = 751
          .trailing == superview.trailing - 8; .centerY == superview.centerY
        }
      }
      view tabs {
        .edges(leading, trailing) == superview
        .height == 49
        .bottom == superview.bottom - 34
        for i in 0 ..< 4 { view tab[i] { .top == superview.top; .height == superview.height } }
        tab[0].leading == superview.leading
        for i in 1 ..< 4 { tab[i].leading == tab[i - 1].trailing; tab[i].width == tab[0].width }
        tab[3].trailing == superview.trailing
      }
      view scroll {
        .edges(leading, trailing) == superview
        .top == bar.bottom; .bottom == tabs.top
        view content {
          .leading == superview.leading; .top == superview.top; .width == superview.width

    """

  /// Returns a card. In a loop, the index decides `across`, and a constraint behind the card its position.
  private static func card(_ index: String, top: String?, width: String, across: Bool?) -> String {
    let place = top.map { "          .top == \($0)\n" } ?? ""
    let wide = """
      image.width == superview.width - 24; image.height == 9/16 * image.width
                  title.leading == superview.leading + 12; title.top == image.bottom + 8
      """
    let thumbnail = """
      image.width == 64; image.height == image.width
                  title.leading == image.trailing + 12; title.top == image.top
      """
    let picture =
      switch across {
      case true?: wide
      case false?: thumbnail
      case nil:
        "when mod(\(index), 3) == 0 {\n            \(wide)\n          } else {\n            \(thumbnail)\n          }"
      }
    return """
              view card[\(index)] {
      \(place)          .leading >= superview.leading + 16; .width <= 640; .centerX == superview.centerX
                .width == superview.width - 32 @high
                view image { .leading == superview.leading + 12; .top == superview.top + 12 }
                view title: Label {
                  intrinsic = (\(width), 21)
                  .trailing <= toggle.leading - 8
                }
                view subtitle: Label {
                  intrinsic = (\(width) + 60, 17); hugging = 250; compression = 749
                  .leading == title.leading; .top == title.bottom + 4; .trailing <= toggle.leading - 8
                }
                view toggle {
                  intrinsic = 51x31; hugging = 999; compression = 999
                  .trailing == superview.trailing - 12; .top == title.top
                }
                view progress {
                  .leading == superview.leading + 12
                  .top >= subtitle.bottom + 8; .top >= image.bottom + 8; .top == superview.top @50
                  .height == 4; .width == 50% * superview.width @600; .width <= 240
                }
                view action: Button {
                  intrinsic = 80x34; hugging = 251; compression = 751
                  .trailing == superview.trailing - 12; .top == progress.bottom + 8
                }
                \(picture)
                .bottom == action.bottom + 12
              }

      """
  }
}
