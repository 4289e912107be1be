/// A file to start from, as `layc new` writes it. Each is consistent, unambiguous and healthy at every size that it declares.
enum Starter: String, CaseIterable {
  case login, list, split, blank

  /// The description in a few words.
  var summary: String {
    switch self {
    case .login: "a form in the middle"
    case .list: "rows that scroll"
    case .split: "a sidebar beside the content, which narrow windows do not show"
    case .blank: "one label"
    }
  }

  /// The text of the file for the layout `name`.
  func text(_ name: String) -> String {
    switch self {
    case .login: login(name)
    case .list: list(name)
    case .split: split(name)
    case .blank: blank(name)
    }
  }

  private func login(_ name: String) -> String {
    """
    layout \(name)(375x667) {
      sizes 320x320 ... 1366x1366

      view form: VStack {
        spacing = 12
        .center == safeArea
        .width == safeArea.width - 32 @high
        .width <= 420
        .leading >= safeArea.leading + 16

        view title: Label {
          text = "Welcome back"
          font = 28
          lines = 0
          textAlignment = center
        }
        view email: TextField { placeholder = "Email" }
        view password: TextField { placeholder = "Password" }
        view signIn: Button {
          text = "Sign in"
          .height == 44
        }
      }

      expect 375x667 { form.width == 343 }
    }

    """
  }

  private func list(_ name: String) -> String {
    """
    component \(name)Row(caption: Text, detail: Text) {
      view icon: Image {
        .size == 40x40
        .leading == superview.leading + 16
        .centerY == superview.centerY
      }
      view name: Label {
        text = caption
        lines = 0
        .leading == icon.trailing + 12
        .trailing == superview.trailing - 16
        .top == superview.top + 10
      }
      view note: Label {
        text = detail
        font = 13
        lines = 0
        .leading == name.leading
        .trailing == name.trailing
        .top == name.bottom + 2
        .bottom == superview.bottom - 10
      }
    }

    layout \(name)(375x667) {
      sizes 320x320 ... 1366x1366

      view list: ScrollView {
        .edges == safeArea

        view rows: VStack {
          .edges == contentGuide
          .width == frameGuide.width

          view first: \(name)Row(caption: "Inbox", detail: "12 messages")
          view second: \(name)Row(caption: "Drafts", detail: "2 messages")
          view third: \(name)Row(caption: "Sent", detail: "Nothing new")
        }
      }
    }

    """
  }

  private func split(_ name: String) -> String {
    """
    layout \(name)(1024x768) {
      sizes 320x320 ... 1366x1366

      view sidebar { .edges(top, leading, bottom) == superview }
      view line: Separator {
        .edges(top, bottom) == superview
        .leading == sidebar.trailing
        constraint thickness: .width == 1
      }
      view content {
        .edges(top, trailing, bottom) == superview
        .leading == line.trailing
      }

      // Side by side from 600 points on; below that the sidebar gives up its place.
      when width >= 600 {
        sidebar.width == 280
      } else {
        sidebar.width == 0
        sidebar.hidden = true
        line.thickness.constant = 0
        line.hidden = true
      }
    }

    """
  }

  private func blank(_ name: String) -> String {
    """
    layout \(name)(375x667) {
      sizes 320x320 ... 1366x1366

      view title: Label {
        text = "Hello"
        font = 28
        lines = 0
        .top == safeArea.top + 16
        .leading == safeArea.leading + 16
        .trailing <= safeArea.trailing - 16
      }
    }

    """
  }
}
