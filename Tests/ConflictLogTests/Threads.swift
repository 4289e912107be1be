/// Logs of public threads, retold with short addresses: their constraints are facts, as is who had to change something.
struct Thread: Sendable {
  /// The address of the thread.
  var url: String
  /// The right blame, as in JSON; `satisfiable` where all constraints can be satisfied as they are printed.
  var blame: String
  var items: [String]

  init(_ url: String, _ blame: String, _ items: String...) {
    (self.url, self.blame) = (url, blame)
    // `C` is a constraint of NSLayoutConstraint, `A` one of a mask.
    self.items = items.enumerated().map { index, item in
      let number = String(index + 1, radix: 16)
      if item.hasPrefix("<") { return item }
      if item.hasPrefix("A ") { return "<NSAutoresizingMaskLayoutConstraint:0xf\(number) \(item.dropFirst(2))>" }
      if item.hasPrefix("M ") { return "<MASLayoutConstraint:0xf\(number) \(item.dropFirst(2))>" }
      return "<NSLayoutConstraint:0xf\(number) \(item.dropFirst(2))>"
    }
  }
}

extension Thread {
  private static let height = "'UIView-Encapsulated-Layout-Height'"
  private static let width = "'UIView-Encapsulated-Layout-Width'"

  static let cells = [
    Thread(
      "https://github.com/wongzigii/Colo/issues/12", "encapsulated",
      "C \(height) V:[UITableViewCellContentView:0xb(44)]",
      "C V:|-(0)-[UIView:0xa]   (Names: '|':UITableViewCellContentView:0xb )", "C V:[UIView:0xa(100)]",
      "C V:[UIView:0xa]-(0)-|   (Names: '|':UITableViewCellContentView:0xb )"),
    Thread(
      "https://github.com/smileyborg/TableViewCellWithAutoLayoutiOS8/issues/38", "encapsulated",
      "C V:|-(16)-[UILabel:0xa'Thonburi']   (Names: '|':UITableViewCellContentView:0xc )",
      "C V:[UILabel:0xa'Thonburi']-(16)-[UILabel:0xb'Lorem ipsum dolor sit ame...']",
      "C UILabel:0xb'Lorem ipsum dolor sit ame...'.bottom == UITableViewCellContentView:0xc.bottom - 16",
      "C \(height) V:[UITableViewCellContentView:0xc(44)]"),
    Thread(
      "https://github.com/EurekaCommunity/SplitRow/issues/4", "encapsulated",
      "C V:|-(11)-[UITextField:0xa]   (Names: '|':UITableViewCellContentView:0xb )",
      "C V:[UITextField:0xa]-(11)-|   (Names: '|':UITableViewCellContentView:0xb )",
      "C \(height) V:[UITableViewCellContentView:0xb(0)]"),
    Thread(
      "https://github.com/trustwallet/trust-wallet-ios/issues/279", "encapsulated",
      "C H:|-(4)-[UIStackView:0xa]   (active, names: '|':Trust.BrowserNavigationBar:0xb )",
      "C UIStackView:0xa.trailing == Trust.BrowserNavigationBar:0xb.trailing - 10   (active)",
      "C \(width) Trust.BrowserNavigationBar:0xb.width == 0   (active)"),
    Thread(
      "https://github.com/archagon/tasty-imitation-keyboard/issues/85", "encapsulated", "C V:[UIInputView:0xa(246)]",
      "C \(height) V:[UIInputView:0xa(216)]"),
    Thread(
      "https://sgigou.github.io/dev/2020/06/05/keyboard-extension-height-without-warning.html", "encapsulated",
      "C UIInputView:0xa.height == 250   (active)", "C \(height) UIInputView:0xa.height == 216   (active)"),
    Thread(
      "https://github.com/Nemocdz/iOSCollectionInTableDemo/issues/2", "encapsulated",
      "M UICollectionView:0xa.top == UITableViewCellContentView:0xb.top",
      "M UICollectionView:0xa.bottom == UITableViewCellContentView:0xb.bottom", "M UICollectionView:0xa.height == 200",
      "C UITableViewCellContentView:0xb.height == 100"),
    Thread(
      "https://ios-ruby-on-rails.developreference.com/article/24102440/How+to+set+constraint+in+a+reusable+UITableViewCell",
      "encapsulated", "C V:[UILabel:0xa'XXXX'(15)]", "C V:[UIView:0xc(80)]",
      "C V:|-(21)-[UILabel:0xa'XXXX']   (Names: '|':UITableViewCellContentView:0xe )",
      "C V:[UILabel:0xa'XXXX']-(14)-[Project.GWWLabel:0xb'YYYY']", "C V:[Project.GWWLabel:0xb'YYYY']-(3)-[UIView:0xc]",
      "C V:[UIView:0xc]-(8)-[UILabel:0xd'ZZZZ']",
      "C V:[UILabel:0xd'ZZZZ']-(18)-|   (Names: '|':UITableViewCellContentView:0xe )",
      "C \(height) V:[UITableViewCellContentView:0xe(139.5)]"),
    Thread(
      "https://coderlyn.hashnode.dev/layoutconstraints-unable-to-simultaneously-satisfy-constraints-clfggjn7m000w0amhciizc8hm",
      "encapsulated", "C UIView:0xb.height >= 330   (active)",
      "C V:|-(10)-[UILabel:0xa]   (active, names: '|':UIView:0xd )",
      "C V:[UILabel:0xa]-(24)-[UIView:0xb]   (active)", "C V:[UIView:0xb]-(16)-[UIPageControl:0xc]   (active)",
      "C V:[UIPageControl:0xc]-(16)-|   (active, names: '|':UIView:0xd )",
      "C V:|-(0)-[UIView:0xd]   (active, names: '|':UITableViewCellContentView:0xe )",
      "C V:[UIView:0xd]-(0)-|   (active, names: '|':UITableViewCellContentView:0xe )",
      "C \(height) UITableViewCellContentView:0xe.height == 380   (active)"),
    Thread(
      "https://kiwix.lema.org/stackoverflow.com_en_all_2023-11/questions/28473334/contraints-greyed-out-in-xcode",
      "encapsulated", "C V:[UIImageView:0xa(>=160)]", "C V:[UIImageView:0xa]-(130.5)-|   (Names: '|':UIView:0xb )",
      "C V:|-(0)-[UIImageView:0xa]   (Names: '|':UIView:0xb )", "C \(height) V:[CoverCell:0xc(192)]",
      "A h=-&- v=-&- UIView:0xb.height == CoverCell:0xc.height"),
    Thread(
      "https://www.exchangetuts.com/index.php/how-to-fix-strange-nslayoutconstraint-errors-that-dont-seem-to-effect-layout-in-custom-uitableviewcell-1641061623518408",
      "encapsulated", "C V:|-(NSSpace(20))-[UILabel:0xa]   (Names: '|':UITableViewCellContentView:0xc )",
      "C V:[UILabel:0xa]-(NSSpace(8))-[UITextView:0xb]",
      "C V:[UITextView:0xb]-(NSSpace(20))-|   (Names: '|':UITableViewCellContentView:0xc )",
      "C V:[UITextView:0xb(1000)]",
      "A h=--& v=--& V:[UITableViewCellContentView:0xc(44)]"),
    Thread(
      "https://forums.developer.apple.com/forums/thread/673940", "encapsulated", "C UIView:0xa.height == 80 (active)",
      "C V:|-(0)-[UIView:0xa] (active, names: '|':UIView:0xb )", "C UIView:0xa.bottom == UIView:0xb.bottom (active)",
      "C \(height) UIView:0xb.height == 50 (active)"),
    Thread(
      "https://github.com/mukeshthawani/FAQView/issues/33", "encapsulated",
      "C V:|-(10)-[UILabel:0xa'What is reddit?']   (active, names: '|':UITableViewCellContentView:0xc )",
      "C V:[UILabel:0xa'What is reddit?']-(10)-[UITextView:0xb'reddit is a source for wh...']   (active)",
      "C V:[UITextView:0xb'reddit is a source for wh...']-(20)-|   (active, names: '|':UITableViewCellContentView:0xc )",
      "C UIView:0xd.height == UILabel:0xa'What is reddit?'.height   (active)",
      "C \(height) UITableViewCellContentView:0xc.height == 38   (active)"),
    Thread(
      "https://github.com/wordpress-mobile/WordPress-iOS/issues/14690", "encapsulated",
      "C UIView:0xa.width == 326   (active)",
      "C H:[UIView:0xa]-(0)-|   (active, names: '|':UIView:0xb )",
      "C H:|-(0)-[UIView:0xa]   (active, names: '|':UIView:0xb )",
      "C UIView:0xb.width == UITableViewCellContentView:0xc.width   (active)",
      "C \(width) UITableViewCellContentView:0xc.width == 0   (active)"),
    Thread(
      "https://github.com/CSStickyHeaderFlowLayout/CSStickyHeaderFlowLayout/pull/1", "encapsulated",
      "A h=-&- v=-&- UIView:0xa.height == UICollectionViewCell:0xb.height - 0.5",
      "C \(height) V:[UICollectionViewCell:0xb(0)]"),
    Thread(
      "https://github.com/munki/munki/issues/1241", "encapsulated", "C NSTextField:0xa.width >= 152   (active)",
      "C H:[NSTextField:0xa]-(8)-|   (active, names: ItemCell:0xc, '|':ItemCell:0xc )",
      "C 'NSView-Encapsulated-Layout-Width' ItemCell.width == 194   (active, names: ItemCell:0xc )",
      "C H:[NSImageView:0xb]-(3)-[NSTextField:0xa]   (active)",
      "C H:|-(6)-[NSImageView:0xb]   (active, names: ItemCell:0xc, '|':ItemCell:0xc )",
      "C NSImageView:0xb.width == 30   (active)"),
    Thread(
      "https://github.com/horizontalsystems/unstoppable-wallet-ios/issues/707", "encapsulated",
      "<SnapKit.LayoutConstraint:0xf1@Separator.swift#17 UILabel:0xa.leading == _UITableViewHeaderFooterContentView:0xb.leading + 16.0>",
      "<SnapKit.LayoutConstraint:0xf2@Separator.swift#19 UILabel:0xa.trailing == _UITableViewHeaderFooterContentView:0xb.trailing - 16.0>",
      "C \(width) _UITableViewHeaderFooterContentView:0xb.width == 0   (active)"),
    Thread(
      "https://stackoverflow.com/questions/45452294", "encapsulated",
      "<SnapKit.LayoutConstraint:0xf1@Header.swift#47 App.TagView:0xa.left == App.Header:0xb.left + 13.0>",
      "<SnapKit.LayoutConstraint:0xf2@Header.swift#48 App.TagView:0xa.right == App.Header:0xb.right - 13.0>",
      "C \(width) App.Header:0xb.width == 0   (active)"),
  ]

  static let masks = [
    Thread(
      "https://github.com/sahin/TVOSToast/issues/1", "mask", "A h=--& v=--& UIView:0xa.midX == + 400",
      "A h=--& v=--& H:[UIView:0xa(800)]", "C H:|-(10)-[UIView:0xa](LTR)   (Names: '|':TVOSToast.TVOSToast:0xb )"),
    Thread(
      "https://github.com/sahin/TVOSToast/issues/1#vertical", "mask", "A h=--& v=--& UIView:0xa.midY == + 70",
      "A h=--& v=--& V:[UIView:0xa(140)]", "A h=--& v=--& UILabel:0xb'Build started'.midY == + 70",
      "C UIView:0xa.bottom == TVOSToast.TVOSToast:0xc.bottom - 10",
      "C V:|-(10)-[UILabel:0xb'Build started']   (Names: '|':TVOSToast.TVOSToast:0xc )",
      "C UILabel:0xb'Build started'.bottom == TVOSToast.TVOSToast:0xc.bottom - 10"),
    Thread(
      "https://github.com/apptentive/apptentive-ios/issues/178", "mask", "A h=--& v=--& V:[UIView:0xc(0)]",
      "C V:|-(8)-[UIView:0xa]   (Names: '|':InputView:0xb )", "C V:[UIView:0xa]-(8)-|   (Names: '|':InputView:0xb )",
      "C V:|-(0)-[InputView:0xb]   (Names: '|':UIView:0xc )", "C V:[InputView:0xb]-(0)-|   (Names: '|':UIView:0xc )"),
    Thread(
      "https://github.com/Yalantis/Segmentio/issues/9", "mask",
      "A h=-&- v=-&- Segmentio.Badge:0xa.midX == UIImageView:0xb.midX - 105   (active)",
      "A h=-&- v=-&- Segmentio.Badge:0xa.width == UIImageView:0xb.width - 210   (active)",
      "C Segmentio.Badge:0xa.trailing == UIImageView:0xb.trailing + 1   (active)"),
    Thread(
      "https://github.com/problame/CSNotificationView/issues/72", "mask",
      "A h=-&- v=--& CSNotificationView:0xc.width == UIView:0xd.width - 320",
      "C H:|-(4)-[UIActivityIndicatorView:0xa]   (Names: '|':CSNotificationView:0xc )",
      "C H:[UIActivityIndicatorView:0xa(44)]", "C H:[UIActivityIndicatorView:0xa]-(5)-[UILabel:0xb'Establishing...']",
      "C H:[UILabel:0xb'Establishing...']-(10)-|   (Names: '|':CSNotificationView:0xc )",
      "C \(width) H:[UIView:0xd(320)]"),
    Thread(
      "https://github.com/MoZhouqi/KMPlaceholderTextView/pull/13", "mask",
      "A h=--& v=--& H:[KM.KMPlaceholderTextView:0xb(0)]",
      "C UILabel:0xa'Stream Description...'.width == KM.KMPlaceholderTextView:0xb.width - 40"),
    Thread(
      "https://github.com/jessesquires/JSQMessagesViewController/issues/538", "mask", "C V:[JSQMessagesLabel:0xa(20)]",
      "C V:[JSQMessagesLabel:0xb(20)]", "C V:[JSQMessagesLabel:0xd(0)]",
      "C V:|-(0)-[JSQMessagesLabel:0xa]   (Names: '|':UIView:0xe )",
      "C V:[JSQMessagesLabel:0xa]-(0)-[JSQMessagesLabel:0xb]", "C V:[JSQMessagesLabel:0xb]-(0)-[UIView:0xc]",
      "C V:[JSQMessagesLabel:0xd]-(0)-|   (Names: '|':UIView:0xe )", "C V:[UIView:0xc]-(0)-[JSQMessagesLabel:0xd]",
      "A h=--& v=--& V:[UIView:0xe(34)]"),
    Thread(
      "https://ios-ruby-on-rails.developreference.com/article/27555138/UIScrollView+with+autolayout+pure+approach+duplicate",
      "mask", "C UIScrollView:0xa.bottom == UIImageView:0xb.bottom",
      "A h=-&- v=-&- ScheduleViewNib:0xc.height == UIScrollView:0xa.height - 386",
      "C V:[UIImageView:0xb]-(64)-|   (Names: '|':ScheduleView:0xd )", "A h=--& v=--& V:[ScheduleView:0xd(480)]",
      "C V:|-(45)-[UIScrollView:0xa]   (Names: '|':ScheduleView:0xd )"),
    Thread(
      "https://github.com/Provenance-Emu/Provenance/issues/1344", "mask",
      "A h=-&- v=-&- H:[UIView:0xa]-(0.4)-|   (active, names: '|':Provenance.Cell:0xb )",
      "C 'UIIBSystemGenerated' H:[UIView:0xa]-(0)-|   (active, names: '|':Provenance.Cell:0xb )"),
    Thread(
      "https://github.com/allsome/LSYEvernote/issues/5", "mask", "A h=--& v=--& UIView:0xd.height == 45   (active)",
      "C UILabel:0xa'Notebook + 14'.height == 45   (active)", "C UIView:0xb.height == 2   (active)",
      "C V:|-(0)-[UILabel:0xa'Notebook + 14']   (active, names: '|':UIView:0xd )",
      "C V:[UILabel:0xa'Notebook + 14']-(0)-[UIView:0xb]   (active)",
      "C V:[UITextView:0xc'Throughout']-(0)-|   (active, names: '|':UIView:0xd )",
      "C V:[UIView:0xb]-(0)-[UITextView:0xc'Throughout']   (active)"),
  ]

  static let own = [
    Thread(
      "https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/326", "yours",
      "C UITableViewCellContentView:0xa.width == 320", "C UITableViewCellContentView:0xa.width == 0"),
    Thread(
      "https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/368", "yours",
      "C UITableViewCellContentView:0xa.width == 375", "C UITableViewCellContentView:0xa.width == 0"),
    Thread(
      "https://github.com/duckduckgo/apple-browsers/pull/4623", "yours",
      "C V:|-(8)-[UIStackView:0xa]   (active, names: '|':App.Toolbar:0xb )",
      "C UIStackView:0xa.bottom == App.Toolbar:0xb.bottom - 8   (active)", "C App.Toolbar:0xb.height == 0   (active)"),
    Thread(
      "https://github.com/Ramotion/folding-cell/issues/63", "yours", "C V:[UIView:0xa(200)]", "C V:[UIView:0xa(84)]"),
    Thread(
      "https://github.com/Yalantis/DisplaySwitcher/issues/20", "yours",
      "C H:|-(10)-[UILabel:0xa'Leo']   (active, names: '|':UIView:0xc )",
      "C H:[UILabel:0xa'Leo']-(11)-|   (active, names: '|':UIView:0xc )", "C UIImageView:0xb.width == 1   (active)",
      "C UIImageView:0xb.width == UIView:0xc.width   (active)"),
    Thread(
      "https://github.com/horizontalsystems/unstoppable-wallet-ios/issues/1731", "yours",
      "<SnapKit.LayoutConstraint:0xf1@Backup.swift#61 UIButton:0xa.bottom == App.GradientView:0xb.bottom - 24.0>",
      "<SnapKit.LayoutConstraint:0xf2@Backup.swift#62 UIButton:0xa.bottom == App.GradientView:0xb.bottom - 32.0>"),
    Thread(
      "https://devhide.com/contradicting-ios-runtime-constraint-error-31042212", "yours", "C V:[PushDownView:0xa(100)]",
      "C V:[UIView:0xb(80)]", "C V:|-(0)-[PushDownView:0xa]   (Names: '|':UIView:0xb )",
      "C PushDownView:0xa.bottom == UIView:0xb.bottom"),
    Thread(
      "https://github.com/scalessec/Toast-Swift/issues/82", "yours",
      "C V:|-(25)-[UIStackView:0xa]   (active, names: '|':UIView:0xb )",
      "C V:[UIStackView:0xa]-(12)-|   (active, names: '|':UIView:0xb )",
      "C V:|-(0)-[UIView:0xb]   (active, names: '|':SwiftToast.SwiftToastView:0xc )",
      "C V:[UIView:0xb]-(0)-|   (active, names: '|':SwiftToast.SwiftToastView:0xc )",
      "C SwiftToast.SwiftToastView:0xc.height <= 0   (active)"),
    Thread(
      "https://github.com/SnapKit/Masonry/blob/master/README.md", "yours", "C V:[UILabel:0xa(>=5000)]",
      "A h=--& v=--& V:[MASExampleDebuggingView:0xb(416)]",
      "C UILabel:0xa.bottom == MASExampleDebuggingView:0xb.bottom - 10",
      "C V:|-(1)-[UILabel:0xa]   (Names: '|':MASExampleDebuggingView:0xb )"),
    Thread(
      "https://github.com/mozilla-mobile/firefox-ios/issues/27523", "yours",
      "C Toolbar.lockIcon.width == 40   (active, names: Toolbar.lockIcon:0xa )",
      "C Toolbar.lockIcon.width == 24   (active, names: Toolbar.lockIcon:0xa )"),
    Thread(
      "https://github.com/deltachat/deltachat-ios/issues/874", "yours", "C app.Indicator:0xa.height == 16   (active)",
      "C app.Indicator:0xa.height == 20.4   (active)"),
    Thread(
      "https://github.com/floriankugler/FLKAutoLayout/issues/39", "yours",
      "<NSLayoutConstraint: 0xf1> H:[UIView:0xa(80)] (Bar view 0, (null))",
      "<NSLayoutConstraint: 0xf2> H:[UIView:0xa(100)] (Bar view 0, (null))"),
    Thread(
      "https://github.com/layerhq/Atlas-iOS/issues/1056", "yours", "C UIImageView:0xa.width == ATLBubble:0xb.width",
      "C H:[ATLBubble:0xb(200)]", "C H:[UIImageView:0xa(215)]"),
  ]

  static let system = [
    Thread(
      "https://github.com/AppGyver/steroids/issues/1044", "notYours",
      "A h=-&- v=--& CKMessageEntryView:0xa.midX == UIInputSetHostView:0xb.midX + 187.5",
      "A h=-&- v=--& CKMessageEntryView:0xa.width == UIInputSetHostView:0xb.width + 375",
      "C CKMessageEntryView:0xa.right == UIInputSetHostView:0xb.right"),
    Thread(
      "https://github.com/transmission/transmission/issues/6644", "notYours",
      "A h=-&- v=-&- _NSTextContentView:0xa.minX == 0   (active, names: '|':NSTextView:0xb )",
      "A h=-&- v=-&- H:[_NSTextContentView:0xa]-(49)-|   (active, names: '|':NSTextView:0xb )",
      "A h=--& v=--& NSTextView:0xb.width == 2   (active)"),
    Thread(
      "https://github.com/lionheart/openradar-mirror/issues/21120", "notYours", "C UIView:0xa.width == - 16   (active)"),
    Thread(
      "https://github.com/RxSwiftCommunity/RxAlert/issues/40", "notYours", "C UIView:0x7f85.width == - 16   (active)"),
    Thread("https://github.com/mshrwtnb/ALRT/issues/14", "notYours", "C UIView:0x7fb0.width == - 16   (active)"),
    Thread("https://github.com/hoko/hoko-ios/issues/28", "notYours", "C UIView:0xa.width == - 20   (active)"),
    Thread(
      "https://newbetuts.com/33112762-in-call-status-bar-unable-to-satisfy-constraints", "notYours",
      "C V:|-(20)-[UIInputSetContainerView:0xa]   (Names: '|':UITextEffectsWindow:0xb )",
      "C 'UIInputWindowController-top' V:|-(0)-[UIInputSetContainerView:0xa]   (Names: '|':UITextEffectsWindow:0xb )"),
    Thread(
      "https://jpdebug.com/p/3487019", "notYours", "A h=--& v=--& _UIButtonBarButton:0xb.height == 0   (active)",
      "C _UIUCBKBSelectionBackground:0xa.bottom == _UIButtonBarButton:0xb.bottom - 6   (active)",
      "C V:|-(6)-[_UIUCBKBSelectionBackground:0xa]   (active, names: '|':_UIButtonBarButton:0xb )"),
    Thread(
      "http://www.openradar.me/23087563", "notYours", "A h=--& v=--& V:[UIKeyboardAssistantBar:0xd(0)]",
      "C V:|-(0)-[_UIButtonBarStackView:0xc]   (Names: '|':UIKeyboardAssistantBar:0xd )",
      "C V:[_UIButtonBarStackView:0xc]-(0)-|   (Names: '|':UIKeyboardAssistantBar:0xd )",
      "C 'UIButtonBar.maximumAlignmentSize' _UIButtonBarButton:0xa.height == UILayoutGuide:0xb'UIViewLayoutMarginsGuide'.height",
      "C 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xb'UIViewLayoutMarginsGuide']-(3)-|   (Names: '|':_UIButtonBarStackView:0xc )",
      "C 'UIView-topMargin-guide-constraint' V:|-(10)-[UILayoutGuide:0xb'UIViewLayoutMarginsGuide']   (Names: '|':_UIButtonBarStackView:0xc )"
    ),
    Thread(
      "https://stackoverflow.com/questions/45163786", "notYours", "C _UIButtonBarStackView:0xb.width <= 0   (active)",
      "C 'UIView-leftMargin-guide-constraint' H:|-(15)-[UILayoutGuide:0xa'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':_UIButtonBarStackView:0xb )",
      "C 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0xa'UIViewLayoutMarginsGuide']-(15)-|(LTR)   (active, names: '|':_UIButtonBarStackView:0xb )"
    ),
  ]

  static let passing = [
    Thread(
      "https://github.com/braintree/braintree_ios/issues/237", "stack",
      "C BTUICardHint:0xa.width == BTUIVisa:0xb.width + 1",
      "C 'UISV-hiding' H:[BTUICardHint:0xa(0)]"),
    Thread(
      "https://devpeace.com/ios/33073127/nested-uistackviews-broken-constraints", "stack",
      "C 'UISV-canvas-connection' UIStackView:0xc.top == UILabel:0xa'Also available'.top",
      "C 'UISV-canvas-connection' V:[UIButton:0xb]-(0)-|   (Names: '|':UIStackView:0xc )",
      "C 'UISV-hiding' V:[UIStackView:0xc(0)]",
      "C 'UISV-spacing' V:[UILabel:0xa'Also available']-(8)-[UIButton:0xb]"),
    Thread(
      "https://useyourloaf.com/blog/stack-view-constraint-conflicts-when-hiding-views/", "stack",
      "C 'OrangeLabelHeight' UILabel:0xa'Orange Membership'.height == 128   (active)",
      "C 'UISV-hiding' UILabel:0xa'Orange Membership'.height == 0   (active)"),
    Thread(
      "https://stackoverflow.com/questions/32428210", "stack",
      "C V:[UISegmentedControl:0xa]-(8)-|   (Names: '|':UIView:0xb )",
      "C V:|-(8)-[UISegmentedControl:0xa]   (Names: '|':UIView:0xb )", "C 'UISV-hiding' V:[UIView:0xb(0)]"),
    Thread(
      "https://github.com/mozilla-mobile/prox/issues/242", "stack",
      "C V:|-(16)-[UILabel:0xa]   (active, names: '|':Prox.EventView:0xb )",
      "C UILabel:0xa.bottom == Prox.EventView:0xb.bottom - 16   (active)",
      "C 'UISV-hiding' Prox.EventView:0xb.height == 0   (active)"),
    Thread(
      "https://github.com/ermalkaleci/CarbonKit/issues/195", "temporary",
      "C CarbonSwipeRefresh:0xa.width == 40   (active)",
      "C '_UITemporaryLayoutWidth' CarbonSwipeRefresh:0xa.width == 0   (active)"),
    Thread(
      "https://github.com/pujiaxin33/JXCategoryView/issues/536", "temporary",
      "M UIView:0xb.leading == UIView:0xc.leading",
      "M UIView:0xb.trailing == UIView:0xc.trailing", "M UILabel:0xa.leading == UIView:0xb.leading + 110.4",
      "M UILabel:0xa.trailing == UIView:0xb.trailing - 110.4", "C UIView:0xc.width == 0"),
    Thread(
      "https://github.com/leancloud/ChatKit-OC/issues/19", "temporary", "M UIButton:0xa.left == UIView:0xe.left + 10",
      "M UIButton:0xb.right == UIView:0xe.right - 10", "M UIButton:0xc.right == UIButton:0xb.left - 10",
      "M UITextView:0xd.left == UIButton:0xa.right + 10", "M UITextView:0xd.right == UIButton:0xc.left - 10",
      "M UIView:0xe.left == ChatBar:0xf.left", "M UIView:0xe.right == ChatBar:0xf.right", "C ChatBar:0xf.width == 0"),
    Thread(
      "https://github.com/nathantannar4/InputBarAccessoryView/issues/177", "temporary",
      "C V:[App.InputStackView:0xa]-(12)-[UIView:0xb]   (active)",
      "C UIView:0xb.bottom == UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide'.bottom - 6   (active)",
      "C V:|-(0)-[App.InputStackView:0xa]   (active, names: '|':App.ChatInputBarView:0xd )",
      "C '_UITemporaryLayoutHeight' App.ChatInputBarView:0xd.height == 0   (active)",
      "C 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide']-(0)-|   (active, names: '|':App.ChatInputBarView:0xd )"
    ),
  ]

  static let satisfiable = [
    Thread(
      "https://github.com/lindegroup/autopkgr/issues/196", "satisfiable",
      "C NSBox:0xe'Checking'.centerX == NSButton:0xa'Now'.centerX - 175.5",
      "C NSBox:0xe'Checking'.centerX == NSButton:0xb'Every'.centerX + 152.5", "C H:[NSTextField:0xc(29)]",
      "C H:[NSButton:0xa'Now'(158)]",
      "C H:[NSButton:0xb'Every']-(-7)-[NSTextField:0xc]", "C H:[NSTextField:0xc]-(3)-[NSTextField:0xd]",
      "C H:[NSTextField:0xd]-(57)-[NSButton:0xa'Now']", "C H:[NSButton:0xb'Every'(262)]", "C H:[NSTextField:0xd(36)]"),
    Thread(
      "https://github.com/damienlaughton/DiceTableViewCell/issues/1", "satisfiable", "C H:[UIImageView:0xa(320)]",
      "C UITableViewCellContentView:0xb.trailingMargin == UIImageView:0xa.trailing - 8",
      "C UIImageView:0xa.leading == UITableViewCellContentView:0xb.leadingMargin - 8",
      "C \(width) H:[UITableViewCellContentView:0xb(375)]"),
    Thread(
      "https://github.com/sberrevoets/SDCAlertView/issues/60", "satisfiable",
      "C SDCAlertLabel:0xa'The'.firstBaseline == SDCAlertLabel:0xb'Error'.lastBaseline + 18",
      "C SDCAlertLabel:0xa'The'.firstBaseline == SDCAlertLabel:0xb'Error'.lastBaseline + 18"),
    Thread(
      "https://github.com/woocommerce/woocommerce-ios/issues/9054", "satisfiable",
      "C UIView:0xa.height == 0.333333   (active)",
      "C Username.centerY == UITableViewCellContentView:0xb.centerY   (active, names: Username:0xc )",
      "C V:[Username]-(4)-[UIView:0xa]   (active, names: Username:0xc )",
      "C V:[UIView:0xa]-(1)-|   (active, names: '|':UITableViewCellContentView:0xb )",
      "C Username.height >= 44   (active, names: Username:0xc )",
      "C \(height) UITableViewCellContentView:0xb.height == 54.6667   (active)"),
  ]

  /// Threads that were found after the words for causes were written.
  static let later = [
    Thread(
      "https://github.com/moonlsd/TagFlowExample/issues/8", "mask", "A h=--& v=--& UIView:0xb.height == 0   (active)",
      "C V:[UILabel:0xa'Tech']-(8)-|   (active, names: '|':UIView:0xb )",
      "C V:|-(8)-[UILabel:0xa'Tech']   (active, names: '|':UIView:0xb )"),
    Thread(
      "https://github.com/jessesquires/JSQMessagesViewController/issues/460", "mask", "C H:[UIView:0xb(70)]",
      "C H:[UIButton:0xa]-(0)-|   (Names: '|':UIView:0xb )", "A h=--& v=--& UIButton:0xa.midX == + 25",
      "A h=--& v=--& H:[UIButton:0xa(50)]"),
    Thread(
      "https://github.com/wordpress-mobile/WordPress-iOS/issues/2385", "encapsulated", "C V:[UIImageView:0xa(46)]",
      "C V:|-(12)-[UIImageView:0xa]   (Names: '|':UITableViewCellContentView:0xb )",
      "C \(height) V:[UITableViewCellContentView:0xb(69.5)]",
      "C V:[UIImageView:0xa]-(>=12)-|   (Names: '|':UITableViewCellContentView:0xb )"),
    Thread(
      "https://github.com/TimOliver/TOCropViewController/issues/479", "notYours",
      "C UIView:0xa.width == - 16   (active)"),
    Thread("https://github.com/react/react-native/issues/25379", "notYours", "C UIView:0x7f.width == - 16   (active)"),
  ]

  static var all: [Thread] { cells + masks + own + system + passing + satisfiable + later }
}
