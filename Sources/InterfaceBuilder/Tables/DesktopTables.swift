/// Alignment insets and baselines of controls of macOS that files do not contain.
///
/// They are learned from the frames and constraints that Xcode wrote into public files, all under MIT, Apache or BSD licences: each
/// value is the most frequent one that makes the constraints hold. `-` in a result is a side that no constraint showed.
enum DesktopTables {
  /// Element, type of the cell, bezel or border, control size, version and height of the frame, then top, left, bottom and right. The
  /// version is `new` from Xcode 12 on; a height of `-` is any other.
  static let insets = """
    box - - - new -: 0 3 4 3
    box - - - old -: 0 3 4 3
    box - noTitle - new -: 2 3 4 3
    box - noTitle - old -: 2 3 4 3
    box custom - - new -: 0 0 0 0
    box custom - - old -: 0 0 0 0
    box custom noTitle - new -: 0 0 0 0
    box custom noTitle - old -: 0 0 0 0
    box custom noTitle H any -: - 0 0 0
    box separator - H any -: 2 0 2 0
    box separator - V any -: 0 2 0 2
    button bevel rounded - new -: - 0 - 0
    button bevel rounded - new 13: - - - 0
    button bevel rounded - new 17: - 0 - 0
    button bevel rounded - old -: 0 0 0 0
    button bevel rounded - old 21: - - - 0
    button bevel rounded - old 36: - 0 - 0
    button bevel rounded - old 40: 0 - 0 0
    button bevel rounded - old 78: - 0 0 0
    button check regularSquare - new -: 1 2 1 0
    button check regularSquare - new 12: 1 2 1 0
    button check regularSquare - new 14: 1 2 1 0
    button check regularSquare - new 15: 2 2 2 -
    button check regularSquare - new 16: 0 0 0 0
    button check regularSquare - new 18: 1 2 1 0
    button check regularSquare - new 22: 0 0 0 0
    button check regularSquare - new 24: 1 2 - -
    button check regularSquare - new 30: 1 2 1 -
    button check regularSquare - new 32: 1 2 1 -
    button check regularSquare - new 33: 0 0 0 0
    button check regularSquare - new 42: - 2 - -
    button check regularSquare - old -: 2 2 2 2
    button check regularSquare - old 18: 2 2 2 2
    button check regularSquare - old 28: 2 2 2 2
    button check regularSquare mini new -: - 0 - 0
    button check regularSquare mini new 11: - 0 - 0
    button check regularSquare small new -: 1 1 1 0
    button check regularSquare small new 16: 1 1 1 0
    button disclosure roundedDisclosure - old -: - 0 - 0
    button disclosure roundedDisclosure - old 26: - 0 - 0
    button disclosureTriangle disclosure - new -: - 0 0 0
    button disclosureTriangle disclosure - new 13: - 0 0 0
    button help helpButton - new -: 1 3 4 2
    button help helpButton - new 24: - 0 - -
    button help helpButton - new 25: 1 3 4 2
    button help helpButton - new 26: 1 3 4 2
    button help helpButton small new -: - 1 - -
    button help helpButton small new 19: - 1 - -
    button inline inline - new -: 0 0 0 0
    button inline inline - new 17: 0 0 1 -
    button inline inline - new 18: 0 0 0 0
    button inline inline - new 25: - - 0 -
    button inline inline - old -: - - - 0
    button inline inline - old 18: - - - 0
    button push rounded - new -: 5 7 7 7
    button push rounded - new 20: 0 0 0 0
    button push rounded - new 22: 0 0 0 0
    button push rounded - new 24: 0 0 0 0
    button push rounded - new 30: - 7 - 7
    button push rounded - new 32: 5 7 7 7
    button push rounded - new 37: 5 7 7 7
    button push rounded - old -: 4 6 7 6
    button push rounded - old 32: 4 6 7 6
    button push rounded large new -: 0 0 0 0
    button push rounded large new 28: 0 0 0 0
    button push rounded small new -: 0 6 0 6
    button push rounded small new 17: 0 0 0 0
    button push rounded small new 27: - 6 - 6
    button radio regularSquare - new -: 0 2 0 0
    button radio regularSquare - new 16: 0 0 0 0
    button radio regularSquare - new 18: 1 2 1 0
    button radio regularSquare - old -: 1 1 1 2
    button radio regularSquare - old 18: 1 1 1 2
    button radio regularSquare - old 26: 1 1 1 2
    button radio regularSquare small new -: 1 1 0 0
    button radio regularSquare small new 15: 1 1 0 0
    button recessed recessed - old -: 0 - - 0
    button recessed recessed - old 19: 0 - - 0
    button roundRect roundedRect - new -: 0 0 1 0
    button roundRect roundedRect - new 15: - 0 - -
    button roundRect roundedRect - new 16: - 0 - -
    button roundRect roundedRect - new 18: 0 0 0 0
    button roundRect roundedRect - new 19: - 0 1 0
    button roundRect roundedRect - old -: - - - 0
    button roundRect roundedRect - old 19: - - - 0
    button roundRect roundedRect mini new -: 0 - - -
    button roundRect roundedRect mini new 11: 0 - - -
    button roundRect roundedRect small new -: 0 0 1 0
    button roundRect roundedRect small new 17: 0 0 1 0
    button smallSquare smallSquare - new -: 1 0 1 0
    button smallSquare smallSquare - new 25: 1 0 - 0
    button smallSquare smallSquare - new 26: 1 0 1 0
    button smallSquare smallSquare - new 31: 0 0 0 0
    button smallSquare smallSquare - old -: 1 0 1 0
    button smallSquare smallSquare - old 18: - - - 0
    button smallSquare smallSquare - old 24: 1 0 1 0
    button square shadowlessSquare - new -: 0 0 0 0
    button square shadowlessSquare - new 11: 0 0 0 0
    button square shadowlessSquare - new 12: - 0 - 0
    button square shadowlessSquare - new 14: - 0 - 0
    button square shadowlessSquare - new 15: -2 0.5 -3 -
    button square shadowlessSquare - new 16: 0 0 0 0
    button square shadowlessSquare - new 18: 0 0 0 0
    button square shadowlessSquare - new 20: 2 0 2 0
    button square shadowlessSquare - new 22: - 0 - 0
    button square shadowlessSquare - new 23: - 0 0 0
    button square shadowlessSquare - new 24: 0 0 0 0
    button square shadowlessSquare - new 28: 0 0 - 0
    button square shadowlessSquare - new 40: 0 0 - 0
    button square shadowlessSquare - new 48: 0 - 0 -
    button square shadowlessSquare - old -: 0 0 0 0
    button square shadowlessSquare - old 15: - 0 - 0
    button square shadowlessSquare - old 177: 0 0 - 0
    button square shadowlessSquare - old 18: - 0 - 0
    button square shadowlessSquare - old 36: 0 - - 0
    button square shadowlessSquare - old 48: 0 - - 0
    button square shadowlessSquare - old 56: 0 0 0 0
    button square shadowlessSquare - old 72: 0 0 0 0
    button square shadowlessSquare - old 84: - 0 - 0
    button square shadowlessSquare small new -: - 0 2.5 0
    button square shadowlessSquare small new 21: - 0 2.5 0
    colorWell - - - new -: 2 0 - 0
    colorWell - - - new 19: - 0 - 0
    colorWell - - - new 23: 2 0 - 0
    colorWell - - - new 24: 2 3 - -
    colorWell - - - new 25: 2 3 - 3
    colorWell - - - old -: 0 0 0 0
    colorWell - - - old 23: 0 - 0 0
    colorWell - - - old 28: 0 0 0 0
    comboBox bezel YES - old -: - 0 4 3
    comboBox bezel YES small new -: - 0 4 3
    datePicker - - - old -: 0 - 0 -
    datePicker - - - old 148: 0 - 0 -
    gridView - - - new -: 0 0 0 0
    gridView - - - new 476: 0 0 0 0
    gridView - - - new 49: 0 0 - -
    gridView - - - new 520: 0 0 0 0
    gridView - - - new 636: 0 0 0 0
    gridView - - - new 86: 0 0 0 -
    gridView - - - old -: 0 0 0 -
    gridView - - - old 320: 0 0 0 -
    levelIndicator - - - old -: 0 - 0 0
    levelIndicator - - - old 16: 0 - 0 0
    levelIndicator - - - old 18: 0 - - -
    popUpButton push rounded - new -: 1 3 4 0
    popUpButton push rounded - new 22: 0 0 0 0
    popUpButton push rounded - new 24: 0 0 0 0
    popUpButton push rounded - new 25: 1 3 4 4
    popUpButton push rounded - new 26: 1 3 4 -
    popUpButton push rounded - new 27: 0 - - -
    popUpButton push rounded - new 29: 1 3 4 -
    popUpButton push rounded - old -: 1 2 3 3
    popUpButton push rounded - old 25: 1 2 3 3
    popUpButton push rounded - old 26: 2 2 3 3
    popUpButton push rounded small new -: - 4 4 4
    popUpButton push rounded small new 22: - 4 4 4
    popUpButton recessed recessed - new -: 0 0 - -
    popUpButton recessed recessed - new 19: 0 0 - -
    popUpButton roundRect roundedRect small new -: 0 0 1 0
    popUpButton roundRect roundedRect small new 17: 0 0 1 0
    popUpButton roundTextured texturedRounded - new -: - 2 4 -
    popUpButton roundTextured texturedRounded - new 30: - - 4 -
    popUpButton smallSquare smallSquare small new -: 1 0 1 0
    popUpButton smallSquare smallSquare small new 26: 1 0 1 0
    progressIndicator bar - - any 20: 1 0 1 0
    progressIndicator bar - - new -: 1 0 1 0
    progressIndicator bar - - old -: 1 0 1 0
    progressIndicator bar small - any 12: - 0 - 0
    progressIndicator bar small - new -: - 0 - 0
    progressIndicator spinning - - any 32: 0 0 0 0
    progressIndicator spinning - - new -: 0 - 0 -
    progressIndicator spinning - - old -: - 0 - 0
    progressIndicator spinning small - any 16: - 0 0 0
    progressIndicator spinning small - new -: - 0 0 0
    progressIndicator spinning small - old -: - - - 0
    sceneView - - - old -: 0 0 0 0
    sceneView - - - old 480: 0 0 0 0
    sceneView - - - old 768: 0 0 0 0
    searchField bezel - - new -: 0 0 0 0
    searchField bezel - - old -: 0 0 0 0
    searchField bezel - large new -: 0 0 0 0
    secureTextField bezel YES - new -: 0 0 0 0
    segmentedControl - - - new -: 1 2 1 2
    segmentedControl - - - new 23: - 2 1 -
    segmentedControl - - - new 24: 1 2 1 2
    segmentedControl - - - new 28: - - 2 -
    segmentedControl - - - old -: 1 2 2 2
    segmentedControl - - - old 24: 1 2 2 2
    segmentedControl - - - old 25: - 0 - 0
    segmentedControl - - - old 26: 1 2 2 2
    segmentedControl - - small new -: 1 2 2 2
    segmentedControl - - small new 21: 1 2 2 2
    slider linear above - new -: 2 2 6 2
    slider linear above - new 28: 2 2 6 2
    slider linear above - old -: 2 2 2 2
    slider linear above - old 19: 2 2 2 2
    slider linear above - old 20: 2 2 2 2
    slider linear above - old 24: 0 2 2 2
    slider linear above mini new -: - 2 - 2
    slider linear above mini new 17: - 2 - 2
    slider linear above small new -: 2 2 2 2
    slider linear above small new 20: 2 2 2 2
    slider linear below mini new -: - 2 - -
    slider linear below mini new 17: - 2 - -
    slider linear below small new -: 2 2 2 2
    slider linear below small new 18: - 0 - 0
    slider linear below small new 20: 2 2 2 2
    slider linear below small new 25: 2 2 2 2
    slider linear left mini new -: - - 2 -
    slider linear left mini new 120: - - 2 -
    slider linear right - old -: 2 2 - 2
    slider linear right - old 95: 2 2 - 2
    slider linear right mini new -: - 2 - -
    slider linear right mini new 54: - 2 - -
    stepper - - - new -: - 0 - 0
    stepper - - - new 16: - 0 - 0
    stepper - - - new 26: - 0 - 0
    stepper - - - old -: 2 3 3 3
    stepper - - - old 27: 2 3 3 3
    stepper - - small new -: - 0 - 0
    stepper - - small new 16: - 0 - 0
    switch - - - new -: 1 2 2 2
    switch - - - new 25: 1 2 2 2
    switch - - - new 26: 1 2 2 2
    switch - - - new 31: 1 - 2 2
    tabView - - - new -: 0 0 0 0
    tabView - - - new 294: 0 - - -
    tabView - - - new 316: 0 0 0 0
    tabView - - - new 344: 0 0 0 0
    tabView - - - new 435: 0 0 0 0
    tabView - - - new 775: 0 0 0 0
    tabView - - - new 823: 0 0 0 0
    tabView - - - new 827: 0 0 - 0
    tabView - - - old -: 6 7 10 -
    tabView - - - old 376: 6 7 10 -
    tabView - - mini new -: 4 7 2 7
    tabView - - mini new 110: 4 7 2 7
    tabView - - small new -: 0 0 0 -
    tabView - - small new 450: 0 0 0 -
    textField - - - new -: 0 2 0 2
    textField - - - old -: 0 2 0 2
    textField - - large new -: - 2 - 2
    textField - - mini new -: 0 2 0 2
    textField - - mini old -: 0 2 0 2
    textField - - small new -: 0 2 0 2
    textField - - small old -: 0 2 0 2
    textField - YES - new -: 0 0 0 -
    textField - YES - old -: - 0 0 0
    textField - YES mini new -: 0 0 - 0
    textField bezel - - new -: - 0 - 0
    textField bezel - - old -: 0 0 0 0
    textField bezel YES - new -: 0 0 0 0
    textField bezel YES - old -: 0 0 0 0
    textField bezel YES small new -: 0 0 0 0
    tokenField bezel YES - new -: - 0 - 0
    """

  /// Element, type of the cell, bezel or border, control size, height of the frame and size of the font, then the distance of the
  /// baseline from the bottom of the frame.
  static let baselines = """
    button check regularSquare - 16 13: 3
    button check regularSquare - 18 13: 4
    button help helpButton - 24 13: 7
    button help helpButton - 25 13: 9
    button help helpButton - 26 13: 10
    button help helpButton small 19 11: 6
    button push rounded - 24 13: 7
    button push rounded - 32 13: 14
    button push rounded large 28 13: 9
    button push rounded small 27 11: 11
    button radio regularSquare - 16 13: 3
    button radio regularSquare - 18 13: 4
    button radio regularSquare small 15 11: 4
    button roundRect roundedRect - 19 12: 6
    button roundRect roundedRect small 17 11: 5
    button square shadowlessSquare small 21 11: 10.5
    popUpButton push rounded - 22 11: 5
    popUpButton push rounded - 24 11: 7
    popUpButton push rounded - 25 11: 10
    popUpButton push rounded - 25 13: 10
    popUpButton push rounded - 25 14: 10
    popUpButton push rounded - 26 11: 11
    popUpButton push rounded - 26 14: 11
    popUpButton push rounded small 22 11: 8
    popUpButton push rounded small 22 13: 8
    popUpButton roundRect roundedRect small 17 11: 5
    secureTextField bezel YES - 21 13: 6
    segmentedControl - - - 24 13: 8
    segmentedControl - - - 26 13: 11
    slider linear below small 20 13: 6
    stepper - - - 26 13: 8
    switch - - - 25 13: 8
    switch - - - 26 13: 12
    switch - - - 31 13: 14
    textField - - - 14 11: 3
    textField - - - 16 13: 3
    textField - - - 17 13: 4
    textField - - - 18 13: 5
    textField - - - 20 13: 4
    textField - - small 13 11: 3
    textField - - small 14 11: 3
    textField - - small 14 12: 3
    textField - - small 14 13: 3
    textField - - small 15 11: 3
    textField - - small 16 13: 3
    textField bezel - - 22 13: 6
    textField bezel YES - 21 13: 6
    textField bezel YES - 22 13: 7
    textField bezel YES - 24 13: 7
    textField bezel YES small 18 11: 5
    textField bezel YES small 19 11: 5
    tokenField bezel YES - 20 12: 5
    tokenField bezel YES - 21 13: 6
    """
}
