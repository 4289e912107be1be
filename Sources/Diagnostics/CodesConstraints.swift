// L04: rules, settings and their values.

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
      twoSingleSizes, onlyInAppKit, attributeIsSet, unknownProperty, propertyElsewhere, wrongValue, unknownPropertyWord,
      setTwice,
      conditionsOverlap, settingNotConstant, frameNumbers, frameIsTakenOnce, maskNeedsFrame, maskNeedsSize,
      frameOfArranged, noSingleConstant, frameSaidTwice, valueOutOfRange, frameOfRoot,
      angleWithoutUnit, placementInCondition, settingOnList, cannotSet, turnInOldProfile,
      settingInCondition,
      unknownStepWord, stepValue, stepSets, questionSets, questionReads, sizedLater, transformedFrame,
      unanswered, stepOverwrites,
    ]
  }

  /// A place that is compared with a number.
  public static let locationWithConstant = DiagnosticCode("L0401", "location-with-constant", .error)
  /// A place that is compared with a width or height.
  public static let locationWithSize = DiagnosticCode("L0402", "location-with-size", .error)
  /// `left` with `leading`.
  public static let mixedFamilies = DiagnosticCode("L0403", "mixed-families", .error)
  /// A horizontal place with a vertical one.
  public static let mixedAxes = DiagnosticCode("L0404", "mixed-axes", .error)
  /// Places that do not cancel out.
  public static let unbalancedLocations = DiagnosticCode("L0405", "unbalanced-locations", .error)
  /// A multiple of another view's place.
  public static let scaledLocation = DiagnosticCode("L0406", "scaled-location", .warning)
  /// A rule about no view.
  public static let onlyConstants = DiagnosticCode("L0407", "only-constants", .error)
  /// A rule that holds for every view, or for none.
  public static let comparesWithItself = DiagnosticCode("L0408", "compares-with-itself", .error)
  /// A rule about the layout's own size.
  public static let rootSizeInRule = DiagnosticCode("L0409", "root-size-in-rule", .error)
  /// A number that no screen needs.
  public static let constantTooLarge = DiagnosticCode("L0410", "constant-too-large", .error)
  /// A factor far from 1.
  public static let extremeFactor = DiagnosticCode("L0411", "extreme-factor", .warning)
  /// A product, quotient or function of attributes.
  public static let notLinear = DiagnosticCode("L0412", "not-linear", .error)
  /// A length times a length.
  public static let lengthTimesLength = DiagnosticCode("L0413", "length-times-length", .error)
  /// A division by 0.
  public static let divisionByZero = DiagnosticCode("L0414", "division-by-zero", .error)
  /// A percentage that is no factor.
  public static let percentOfWhat = DiagnosticCode("L0415", "percent-of-what", .error)
  /// A priority outside (0, 1000].
  public static let priorityOutOfRange = DiagnosticCode("L0418", "priority-out-of-range", .error)
  /// A priority that nothing is called.
  public static let unknownPriority = DiagnosticCode("L0419", "unknown-priority", .error)
  /// `edges`, `center` or `size` with `<=` or `>=`.
  public static let compoundRelation = DiagnosticCode("L0420", "compound-relation", .error)
  /// What does not compare with `edges`, `center` or `size`.
  public static let compoundOperand = DiagnosticCode("L0421", "compound-operand", .error)
  /// A property where an attribute should stand.
  public static let propertyInRule = DiagnosticCode("L0422", "property-in-rule", .error)
  /// A named constraint where a number should stand.
  public static let constraintInRule = DiagnosticCode("L0423", "constraint-in-rule", .error)
  /// A view where a number should stand.
  public static let viewAsNumber = DiagnosticCode("L0424", "view-as-number", .error)
  /// A text, size … where another kind of value should stand.
  public static let wrongKindOfValue = DiagnosticCode("L0425", "wrong-kind-of-value", .error)
  /// An attribute without a view.
  public static let whoseAttribute = DiagnosticCode("L0426", "whose-attribute", .error)
  /// `superview` in a statement that names no view.
  public static let whoseSuperview = DiagnosticCode("L0427", "whose-superview", .error)
  /// The superview of the layout's own view.
  public static let rootHasNoSuperview = DiagnosticCode("L0428", "root-has-no-superview", .error)
  /// An index that its list does not have.
  public static let noSuchElement = DiagnosticCode("L0429", "no-such-element", .error)
  /// A dot behind a value that has no such part.
  public static let noMember = DiagnosticCode("L0430", "no-member", .error)
  /// A function that does not exist or takes other arguments.
  public static let unknownFunction = DiagnosticCode("L0431", "unknown-function", .error)
  /// `edges( )` of what is no edge.
  public static let unknownEdge = DiagnosticCode("L0432", "unknown-edge", .error)
  /// A constant that compares what rules decide.
  public static let notConstant = DiagnosticCode("L0433", "not-constant", .error)
  /// A condition that is neither true nor false.
  public static let notACondition = DiagnosticCode("L0434", "not-a-condition", .error)
  /// Two values that do not compare.
  public static let cannotCompare = DiagnosticCode("L0435", "cannot-compare", .error)
  /// A condition that looks at a view.
  public static let sizeOfViewInCondition = DiagnosticCode("L0436", "size-of-view-in-condition", .error)
  /// A word that neither a direction nor a size class has.
  public static let unknownConditionWord = DiagnosticCode("L0437", "unknown-condition-word", .error)
  /// A computed number or text beyond its limit.
  public static let valueTooLong = DiagnosticCode("L0438", "value-too-long", .error)
  /// An `assert` of what nothing can be proved about.
  public static let assertForm = DiagnosticCode("L0441", "assert-form", .error)
  /// No comparison in the braces of `expect`.
  public static let expectForm = DiagnosticCode("L0442", "expect-form", .error)
  /// A label of `expect` that does not exist, or its value.
  public static let expectLabel = DiagnosticCode("L0443", "expect-label", .error)
  /// Sides of a comparison in `expect` that are not alike.
  public static let expectValue = DiagnosticCode("L0444", "expect-value", .error)
  /// A range of `sizes` from large to small.
  public static let sizesBackwards = DiagnosticCode("L0445", "sizes-backwards", .error)
  /// Two sizes that look like a range.
  public static let twoSingleSizes = DiagnosticCode("L0446", "two-single-sizes", .warning)
  /// A property that only views of AppKit have.
  public static let onlyInAppKit = DiagnosticCode("L0447", "only-in-appkit", .warning)

  // L0450 and up: settings.

  /// `=` with an attribute, which only a rule can demand.
  public static let attributeIsSet = DiagnosticCode("L0450", "attribute-is-set", .error)
  /// A property that does not exist.
  public static let unknownProperty = DiagnosticCode("L0451", "unknown-property", .error)
  /// A property of something else.
  public static let propertyElsewhere = DiagnosticCode("L0452", "property-elsewhere", .error)
  /// A value that the property does not take.
  public static let wrongValue = DiagnosticCode("L0453", "wrong-value", .error)
  /// A word that the property does not know.
  public static let unknownPropertyWord = DiagnosticCode("L0454", "unknown-property-word", .error)
  /// One property set twice.
  public static let setTwice = DiagnosticCode("L0455", "set-twice", .error)
  /// Two conditions that can hold together set one property.
  public static let conditionsOverlap = DiagnosticCode("L0456", "conditions-overlap", .error)
  /// A setting whose value only the layout would know.
  public static let settingNotConstant = DiagnosticCode("L0457", "setting-not-constant", .error)
  /// A frame without four numbers.
  public static let frameNumbers = DiagnosticCode("L0458", "frame-numbers", .error)
  /// A frame made of live attributes.
  public static let frameIsTakenOnce = DiagnosticCode("L0459", "frame-is-taken-once", .error)
  /// A mask without a frame to start from.
  public static let maskNeedsFrame = DiagnosticCode("L0460", "mask-needs-frame", .error)
  /// A mask in a view of unknown size.
  public static let maskNeedsSize = DiagnosticCode("L0461", "mask-needs-size", .error)
  /// A frame where a stack or grid decides.
  public static let frameOfArranged = DiagnosticCode("L0463", "frame-of-arranged", .error)
  /// The constant of a name that stands for several constraints.
  public static let noSingleConstant = DiagnosticCode("L0464", "no-single-constant", .error)
  /// A frame and something else that says it.
  public static let frameSaidTwice = DiagnosticCode("L0465", "frame-said-twice", .error)
  /// A number that the property does not take.
  public static let valueOutOfRange = DiagnosticCode("L0466", "value-out-of-range", .error)
  /// A frame of the layout itself.
  public static let frameOfRoot = DiagnosticCode("L0467", "frame-of-root", .error)
  /// A turn by a bare number.
  public static let angleWithoutUnit = DiagnosticCode("L0468", "angle-without-unit", .error)
  /// A frame or mask at some sizes only.
  public static let placementInCondition = DiagnosticCode("L0469", "placement-in-condition", .error)
  /// A setting or braces of a whole list.
  public static let settingOnList = DiagnosticCode("L0470", "setting-on-list", .error)
  /// Something on the left of `=` that nothing can be given to.
  public static let cannotSet = DiagnosticCode("L0471", "cannot-set", .error)
  /// A turn by no quarter where rules place boxes around views.
  public static let turnInOldProfile = DiagnosticCode("L0472", "turn-in-old-profile", .error)
  /// Something that is the same at every size, under a condition.
  public static let settingInCondition = DiagnosticCode("L0473", "setting-in-condition", .error)

  // L0480 and up: steps.

  /// A position, side or option word that steps do not have.
  public static let unknownStepWord = DiagnosticCode("L0480", "unknown-step-word", .error)
  /// A value of another kind than a step takes.
  public static let stepValue = DiagnosticCode("L0481", "step-value", .error)
  /// A setting that steps do not make.
  public static let stepSets = DiagnosticCode("L0482", "step-sets", .error)
  /// A `sizeThatFits` that does more than answer.
  public static let questionSets = DiagnosticCode("L0483", "question-sets", .error)
  /// A `sizeThatFits` that reads what layout decides.
  public static let questionReads = DiagnosticCode("L0484", "question-reads", .error)
  /// A view that is aligned first and sized then.
  public static let sizedLater = DiagnosticCode("L0485", "sized-later", .error)
  /// `frame = …` of a transformed view.
  public static let transformedFrame = DiagnosticCode("L0486", "transformed-frame", .error)
  /// `sizeThatFits { width = 44 }`
  public static let unanswered = DiagnosticCode("L0487", "unanswered", .error)
  /// A constant that is set from outside, and by a step again.
  public static let stepOverwrites = DiagnosticCode("L0488", "step-overwrites", .warning)
}
