// L04: constraints, settings and their values.

extension DiagnosticCode {
  static var constraintCodes: [DiagnosticCode] {
    [
      locationWithConstant, locationWithSize, mixedFamilies, mixedAxes, unbalancedLocations, scaledLocation,
      onlyConstants, comparesWithItself, rootSizeInRule, constantTooLarge, extremeFactor, notLinear,
      lengthTimesLength, divisionByZero, percentOfWhat, priorityOutOfRange,
      unknownPriority, compoundRelation, compoundOperand, propertyInRule, constraintInRule, viewAsNumber,
      wrongKindOfValue, whoseAttribute, whoseSuperview, rootHasNoSuperview, noSuchElement, noMember, unknownFunction,
      unknownEdge, notConstant, notACondition, cannotCompare, sizeOfViewInCondition, unknownConditionWord, valueTooLong,
      assertForm, expectForm, expectLabel, expectValue, sizesBackwards,
      twoSingleSizes, onlyInAppKit, unusedPartOfSizes, attributeIsSet, unknownProperty, propertyElsewhere, wrongValue,
      unknownPropertyWord,
      setTwice,
      conditionsOverlap, settingNotConstant, frameNumbers, frameIsTakenOnce, maskNeedsFrame, maskNeedsSize,
      frameOfArranged, noSingleConstant, frameSaidTwice, valueOutOfRange, frameOfRoot,
      angleWithoutUnit, placementInCondition, settingOnList, cannotSet, turnInOldProfile,
      settingInCondition, unknownTextSize, textSizesOnMac, styleOverConstant,
      unknownStepWord, stepValue, stepSets, questionSets, questionReads, sizedLater, transformedFrame,
      unanswered, stepOverwrites,
    ]
  }

  /// A position that is compared with a number.
  public static let locationWithConstant = DiagnosticCode("L0401", "location-with-constant", .error)
  /// A position that is compared with a width or height.
  public static let locationWithSize = DiagnosticCode("L0402", "location-with-size", .error)
  /// `left` with `leading`.
  public static let mixedFamilies = DiagnosticCode("L0403", "mixed-families", .error)
  /// A horizontal position with a vertical one.
  public static let mixedAxes = DiagnosticCode("L0404", "mixed-axes", .error)
  /// Positions that do not cancel out.
  public static let unbalancedLocations = DiagnosticCode("L0405", "unbalanced-locations", .error)
  /// A multiple of another view's position.
  public static let scaledLocation = DiagnosticCode("L0406", "scaled-location", .warning)
  /// A constraint that involves no view.
  public static let onlyConstants = DiagnosticCode("L0407", "only-constants", .error)
  /// A constraint that always holds, or never does.
  public static let comparesWithItself = DiagnosticCode("L0408", "compares-with-itself", .error)
  /// A constraint on the layout's own size.
  public static let rootSizeInRule = DiagnosticCode("L0409", "root-size-in-constraint", .error)
  /// A number beyond any screen size.
  public static let constantTooLarge = DiagnosticCode("L0410", "constant-too-large", .error)
  /// A factor far from 1.
  public static let extremeFactor = DiagnosticCode("L0411", "extreme-factor", .warning)
  /// A product, quotient or function of attributes.
  public static let notLinear = DiagnosticCode("L0412", "not-linear", .error)
  /// A length times a length.
  public static let lengthTimesLength = DiagnosticCode("L0413", "length-times-length", .error)
  /// A division by 0.
  public static let divisionByZero = DiagnosticCode("L0414", "division-by-zero", .error)
  /// A percentage that is not used as a factor.
  public static let percentOfWhat = DiagnosticCode("L0415", "percent-of-what", .error)
  /// A priority outside (0, 1000].
  public static let priorityOutOfRange = DiagnosticCode("L0418", "priority-out-of-range", .error)
  /// A name that no priority has.
  public static let unknownPriority = DiagnosticCode("L0419", "unknown-priority", .error)
  /// `edges`, `center` or `size` with `<=` or `>=`.
  public static let compoundRelation = DiagnosticCode("L0420", "compound-relation", .error)
  /// An operand that cannot be compared with `edges`, `center` or `size`.
  public static let compoundOperand = DiagnosticCode("L0421", "compound-operand", .error)
  /// A property where an attribute is expected.
  public static let propertyInRule = DiagnosticCode("L0422", "property-in-constraint", .error)
  /// A named constraint where a number is expected.
  public static let constraintInRule = DiagnosticCode("L0423", "constraint-as-number", .error)
  /// A view where a number is expected.
  public static let viewAsNumber = DiagnosticCode("L0424", "view-as-number", .error)
  /// A string, size … where another kind of value is expected.
  public static let wrongKindOfValue = DiagnosticCode("L0425", "wrong-kind-of-value", .error)
  /// An attribute without a view.
  public static let whoseAttribute = DiagnosticCode("L0426", "attribute-without-view", .error)
  /// `superview` in a statement without a view.
  public static let whoseSuperview = DiagnosticCode("L0427", "superview-without-view", .error)
  /// The superview of the root view.
  public static let rootHasNoSuperview = DiagnosticCode("L0428", "root-has-no-superview", .error)
  /// An index out of range.
  public static let noSuchElement = DiagnosticCode("L0429", "no-such-element", .error)
  /// A member access on a value that has no such member.
  public static let noMember = DiagnosticCode("L0430", "no-member", .error)
  /// A function that does not exist or takes other arguments.
  public static let unknownFunction = DiagnosticCode("L0431", "unknown-function", .error)
  /// An argument of `edges( )` that is not an edge.
  public static let unknownEdge = DiagnosticCode("L0432", "unknown-edge", .error)
  /// A constant that compares values which only the layout determines.
  public static let notConstant = DiagnosticCode("L0433", "not-constant", .error)
  /// A condition that is not a Bool.
  public static let notACondition = DiagnosticCode("L0434", "not-a-condition", .error)
  /// Two values that cannot be compared.
  public static let cannotCompare = DiagnosticCode("L0435", "cannot-compare", .error)
  /// A condition that reads the size of a view.
  public static let sizeOfViewInCondition = DiagnosticCode("L0436", "size-of-view-in-condition", .error)
  /// A word that is neither a direction nor a size class.
  public static let unknownConditionWord = DiagnosticCode("L0437", "unknown-condition-word", .error)
  /// A computed number or string beyond its limit.
  public static let valueTooLong = DiagnosticCode("L0438", "value-too-long", .error)
  /// An `assert` that is neither a relation nor a known predicate.
  public static let assertForm = DiagnosticCode("L0441", "assert-form", .error)
  /// A statement inside the braces of `expect` that does not compare a value of a view.
  public static let expectForm = DiagnosticCode("L0442", "expect-form", .error)
  /// An argument of `expect` without a known label, or with a wrong value.
  public static let expectLabel = DiagnosticCode("L0443", "expect-label", .error)
  /// Operands in `expect` that differ in kind or cannot be compared.
  public static let expectValue = DiagnosticCode("L0444", "expect-value", .error)
  /// A range of `sizes` from large to small.
  public static let sizesBackwards = DiagnosticCode("L0445", "sizes-backwards", .error)
  /// Two sizes that look like a range.
  public static let twoSingleSizes = DiagnosticCode("L0446", "two-single-sizes", .warning)
  /// A property that only views of AppKit have.
  public static let onlyInAppKit = DiagnosticCode("L0447", "only-in-appkit", .warning)
  /// A part of `sizes` that has no effect beside the others.
  public static let unusedPartOfSizes = DiagnosticCode("L0448", "unused-part-of-sizes", .warning)

  // L0450 and up: settings.

  /// `=` with an attribute, which only a constraint can require.
  public static let attributeIsSet = DiagnosticCode("L0450", "attribute-is-set", .error)
  /// A property that does not exist.
  public static let unknownProperty = DiagnosticCode("L0451", "unknown-property", .error)
  /// A property that belongs to another kind of object.
  public static let propertyElsewhere = DiagnosticCode("L0452", "property-elsewhere", .error)
  /// A value that the property does not take.
  public static let wrongValue = DiagnosticCode("L0453", "wrong-value", .error)
  /// A word that the property does not accept.
  public static let unknownPropertyWord = DiagnosticCode("L0454", "unknown-property-word", .error)
  /// One property set twice.
  public static let setTwice = DiagnosticCode("L0455", "set-twice", .error)
  /// Two conditions that can hold together set one property.
  public static let conditionsOverlap = DiagnosticCode("L0456", "conditions-overlap", .error)
  /// A setting whose value depends on the layout.
  public static let settingNotConstant = DiagnosticCode("L0457", "setting-not-constant", .error)
  /// A frame without four numbers.
  public static let frameNumbers = DiagnosticCode("L0458", "frame-numbers", .error)
  /// A frame made of live attributes.
  public static let frameIsTakenOnce = DiagnosticCode("L0459", "frame-is-taken-once", .error)
  /// A mask without a frame to start from.
  public static let maskNeedsFrame = DiagnosticCode("L0460", "mask-needs-frame", .error)
  /// A mask in a view of unknown size.
  public static let maskNeedsSize = DiagnosticCode("L0461", "mask-needs-size", .error)
  /// A frame of a view that a stack or grid arranges.
  public static let frameOfArranged = DiagnosticCode("L0463", "frame-of-arranged", .error)
  /// The constant of a name that denotes several constraints.
  public static let noSingleConstant = DiagnosticCode("L0464", "no-single-constant", .error)
  /// A frame together with another setting that determines it.
  public static let frameSaidTwice = DiagnosticCode("L0465", "frame-set-twice", .error)
  /// A number that the property does not take.
  public static let valueOutOfRange = DiagnosticCode("L0466", "value-out-of-range", .error)
  /// A frame of the layout itself.
  public static let frameOfRoot = DiagnosticCode("L0467", "frame-of-root", .error)
  /// A rotation by a number without unit.
  public static let angleWithoutUnit = DiagnosticCode("L0468", "angle-without-unit", .error)
  /// A frame or mask that is set at some sizes only.
  public static let placementInCondition = DiagnosticCode("L0469", "placement-in-condition", .error)
  /// A setting or a block for a whole list.
  public static let settingOnList = DiagnosticCode("L0470", "setting-on-list", .error)
  /// A target of `=` that cannot be assigned.
  public static let cannotSet = DiagnosticCode("L0471", "cannot-set", .error)
  /// A rotation that is no multiple of 90° in the profile where constraints act on bounding boxes.
  public static let turnInOldProfile = DiagnosticCode("L0472", "turn-in-old-profile", .error)
  /// A property that cannot depend on the size, under a condition.
  public static let settingInCondition = DiagnosticCode("L0473", "setting-in-condition", .error)

  /// A name that no text size has.
  public static let unknownTextSize = DiagnosticCode("L0474", "unknown-text-size", .error)
  /// Text sizes in a layout of macOS, which has none.
  public static let textSizesOnMac = DiagnosticCode("L0475", "text-sizes-on-mac", .error)
  /// A text style with the name of a constant: `font = body`
  public static let styleOverConstant = DiagnosticCode("L0476", "style-over-constant", .note)

  // L0480 and up: steps.

  /// A position, side or option word that steps do not have.
  public static let unknownStepWord = DiagnosticCode("L0480", "unknown-step-word", .error)
  /// A value of another kind than a step takes.
  public static let stepValue = DiagnosticCode("L0481", "step-value", .error)
  /// A setting that steps cannot make.
  public static let stepSets = DiagnosticCode("L0482", "step-sets", .error)
  /// A `sizeThatFits` that does more than return a size.
  public static let questionSets = DiagnosticCode("L0483", "question-sets", .error)
  /// A `sizeThatFits` that reads values which the layout determines.
  public static let questionReads = DiagnosticCode("L0484", "question-reads", .error)
  /// A view that is aligned before it is sized.
  public static let sizedLater = DiagnosticCode("L0485", "sized-later", .error)
  /// `frame = …` of a transformed view.
  public static let transformedFrame = DiagnosticCode("L0486", "transformed-frame", .error)
  /// A `sizeThatFits` that does not set both numbers: `sizeThatFits { width = 44 }`
  public static let unanswered = DiagnosticCode("L0487", "unanswered", .error)
  /// A constant that is set from outside, then overwritten by a step.
  public static let stepOverwrites = DiagnosticCode("L0488", "step-overwrites", .warning)
}
