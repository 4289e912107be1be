/// An app's screen: safe area, navigation bar, a scroll view of cards, and a tab bar. The rows are realistic, with hugging and
/// compression resistance for everything that has a content size.
func app(_ count: Int, conflict: InjectedConflict? = nil) -> FlatSystem {
  var builder = SystemBuilder("app")
  var random = MersenneTwister(seed: 11)
  let safe = builder.addSafeArea()
  let (bar, title, rightButton) = builder.addNavigationBar(in: safe)
  let (tabBar, tabs) = builder.addTabBar(in: safe)
  let (scroll, content) = builder.addScrollView(from: bar, to: tabBar)
  var last: ViewFrame?
  for number in 0..<max(0, count - 12) / 7 {
    last = builder.addCard(number, in: content, below: last, textWidth: Double(100 + random.next(in: 0..<18) * 20))
  }
  if let last {
    builder.require(content.bottom == last.bottom + 16)
  } else {
    builder.require(content.height == scroll.height)
  }
  switch conflict {
  case .near: builder.require(title.right == rightButton.left + 3)
  case .far: builder.require(tabs[2].left >= builder.width + 1)
  case nil: break
  }
  return builder.system
}

extension SystemBuilder {
  /// Adds hugging and compression resistance for a content size. Engines that sum weights count the resistance of the width
  /// `emphasis` times.
  private mutating func content(
    of view: ViewFrame, _ width: Double, _ height: Double, hugging: Int, compression: Int, emphasis: Double = 1
  ) {
    prefer(view.width <= Sum(width), at: hugging)
    prefer(view.width >= Sum(width), at: compression, emphasis: emphasis)
    prefer(view.height <= Sum(height), at: hugging)
    prefer(view.height >= Sum(height), at: compression)
  }

  fileprivate mutating func addSafeArea() -> ViewFrame {
    let safe = view(isRead: false)
    require(safe.left == 0)
    require(safe.top == 20)
    require(safe.right == width)
    require(safe.bottom == height - 34)
    return safe
  }

  fileprivate mutating func addNavigationBar(
    in safe: ViewFrame
  ) -> (bar: ViewFrame, title: ViewFrame, rightButton: ViewFrame) {
    let bar = view()
    require(bar.left == 0)
    require(bar.width == width)
    require(bar.top == safe.top)
    require(bar.height == 44)
    let (back, title, right) = (view(), view(), view())
    require(back.left == bar.left + 8)
    require(back.centerY == bar.centerY)
    content(of: back, 60, 30, hugging: 251, compression: 751)
    require(right.right == bar.right - 8)
    require(right.centerY == bar.centerY)
    content(of: right, 44, 30, hugging: 251, compression: 751)
    prefer(title.centerX == bar.centerX, at: 500)
    require(title.left >= back.right + 8)
    require(title.right <= right.left - 8)
    require(title.centerY == bar.centerY)
    content(of: title, 260, 24, hugging: 251, compression: 749)
    return (bar, title, right)
  }

  fileprivate mutating func addTabBar(in safe: ViewFrame) -> (bar: ViewFrame, tabs: [ViewFrame]) {
    let bar = view()
    require(bar.left == 0)
    require(bar.width == width)
    require(bar.height == 49)
    require(bar.bottom == safe.bottom)
    let tabs = [view(), view(), view(), view()]
    for (index, tab) in tabs.enumerated() {
      if index == 0 {
        require(tab.left == bar.left)
      } else {
        require(tab.left == tabs[index - 1].right)
        require(tab.width == tabs[0].width)
      }
      require(tab.top == bar.top)
      require(tab.height == bar.height)
    }
    require(tabs[3].right == bar.right)
    return (bar, tabs)
  }

  fileprivate mutating func addScrollView(
    from bar: ViewFrame, to tabBar: ViewFrame
  ) -> (scroll: ViewFrame, content: ViewFrame) {
    let scroll = view()
    require(scroll.left == 0)
    require(scroll.width == width)
    require(scroll.top == bar.bottom)
    require(scroll.bottom == tabBar.top)
    let content = view()
    require(content.left == scroll.left)
    require(content.top == scroll.top)
    require(content.width == scroll.width)
    return (scroll, content)
  }

  /// Adds a card with a picture, two texts, a switch, a progress bar and a button. Every third has its picture across.
  fileprivate mutating func addCard(
    _ number: Int, in content: ViewFrame, below previous: ViewFrame?, textWidth: Double
  ) -> ViewFrame {
    let (card, image, title) = (view(), view(), view())
    let (subtitle, toggle, bar, button) = (view(), view(), view(), view())
    // A readable width: as wide as the screen minus its margins, up to 640, and centred.
    require(card.left >= content.left + 16)
    require(card.width <= 640)
    require(card.centerX == content.centerX)
    prefer(card.width == content.width - 32, at: 750)
    require(card.top == (previous.map { $0.bottom + 12 } ?? content.top + 16))
    addImage(image, and: title, across: number.isMultiple(of: 3), in: card)
    addTexts(title, subtitle, toggle, in: card, width: textWidth)
    addProgress(bar, button, below: subtitle, and: image, in: card)
    require(card.bottom == button.bottom + 12)
    return card
  }

  private mutating func addImage(
    _ image: ViewFrame, and title: ViewFrame, across: Bool, in card: ViewFrame
  ) {
    require(image.left == card.left + 12)
    require(image.top == card.top + 12)
    if across {
      require(image.width == card.width - 24)
      require(image.height == 0.5625 * image.width)
      require(title.left == card.left + 12)
      require(title.top == image.bottom + 8)
    } else {
      require(image.width == 64)
      require(image.height == image.width)
      require(title.left == image.right + 12)
      require(title.top == image.top)
    }
  }

  private mutating func addTexts(
    _ title: ViewFrame, _ subtitle: ViewFrame, _ toggle: ViewFrame, in card: ViewFrame, width: Double
  ) {
    self.content(of: title, width, 21, hugging: 251, compression: 750, emphasis: 1.5)
    require(title.right <= toggle.left - 8)
    self.content(of: toggle, 51, 31, hugging: 999, compression: 999)
    require(toggle.right == card.right - 12)
    require(toggle.top == title.top)
    require(subtitle.left == title.left)
    require(subtitle.top == title.bottom + 4)
    self.content(of: subtitle, width + 60, 17, hugging: 250, compression: 749)
    require(subtitle.right <= toggle.left - 8)
  }

  private mutating func addProgress(
    _ bar: ViewFrame, _ button: ViewFrame, below subtitle: ViewFrame, and image: ViewFrame, in card: ViewFrame
  ) {
    require(bar.left == card.left + 12)
    require(bar.top >= subtitle.bottom + 8)
    require(bar.top >= image.bottom + 8)
    prefer(bar.top == card.top, at: 50)
    require(bar.height == 4)
    prefer(bar.width == 0.5 * card.width, at: 600)
    require(bar.width <= 240)
    require(button.right == card.right - 12)
    require(button.top == bar.bottom + 8)
    self.content(of: button, 80, 34, hugging: 251, compression: 751)
  }
}
