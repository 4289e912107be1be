import Foundation
import Testing

/// Where the tables of SEMANTICS §1, §2 and §5 are held, each by the tests that have its figures.
@Suite struct SemanticsTests {
  static let tables: [(section: String, tests: [String])] = [
    (
      "1.1 flexible parts, proportional and even",
      ["appKitsFiguresForAViewOf30At10InASuperviewThatDoubles", "theGuidesRuleSharesEqually"]
    ),
    (
      "1.2 rounding",
      ["edgesAreFlooredIndependently", "uiKitsLoggedFrameComesOutOnceSnapped", "snappedMasksFloorTheirEdges"]
    ),
    ("1.2 the way does not matter", ["theWayDoesNotMatterWhileThereIsRoom", "theWayMattersOnlyAfterACollapse"]),
    (
      "1.3 zero and negative",
      ["partsThatAreAllZeroShareEqually", "partsWithANegativeSumShareEqually", "theSizeOfCollapseIsExact"]
    ),
    ("1.5 preconditions", ["aSuperviewMayRefuseToAutoresize", "aScrolledSuperviewShiftsFramesAndNotMasks"]),
    ("1.6 transforms", ["masksIgnoreTransforms"]),
    (
      "1.7 AppKit",
      [
        "yIsCountedFromTheBottomOfTheSuperview", "eachNameAloneInAnUnflippedSuperview",
        "eachNameAloneInAFlippedSuperview",
      ]
    ),
    ("1.8 masks as rows", ["rowsHaveTheFormOfTheLogs", "rowsMeanWhatMasksMean"]),
    ("1.9 the log", ["aLogIsNestedAndSaysMasksTextsAndTransforms", "numbersAreWrittenAsCWritesThem"]),
    (
      "1.10 the article's views",
      [
        "growingBoundsKeepTheCentreAndMasksInsideAnswer", "theSameHoldsWhenRulesSpeakOfTheViews",
        "theArticlesCentredViews",
      ]
    ),
    (
      "2.1 attributes",
      [
        "attributesHaveTheNumbersOfTheHeader", "baselinesOfTextMeetAndPlainViewsUseTheirEdges",
        "alignmentInsetsMoveTheFrameOut",
      ]
    ),
    ("2.2 legality", ["illegalRulesSayWhy"]),
    ("2.3 priorities", ["prioritiesOfTheHeaderAndOfKinds", "controlsHugTheirHeight"]),
    (
      "2.4 trade-offs",
      [
        "oneStrongRowBeatsAnyNumberOfWeaker", "equalsOfOneLevelMeetAtTheMedian", "anEqualityAndALimitOfOnePriorityTie",
        "aHigherLevelDecides",
      ]
    ),
    ("2.5 content", ["contentPullsTowardsItsSize"]),
    ("2.6 sizes of at least 0", ["theUnwrittenRuleIsNamed", "sizesAreNegativeOnlyWhereNoRowForbidsIt"]),
    ("2.7 conflicts", ["theLastRuleOfTheSetGivesWayAndStillPulls", "aMaskIsNeverTheOneThatGivesWay"]),
    ("2.8 ambiguity", ["priorityTiesOpenARangeOfWidths"]),
    ("2.9 quarter turns", ["quarterTurnsOfABarWithTranslation", "quarterTurnsWithoutTranslationTurnAboutTheCentre"]),
    (
      "2.9 by width, ios7 and ios8",
      [
        "boxesAreRelatedInTheOldProfile", "untransformedFramesAreRelatedInTheNewProfile",
        "theAnchorPointDoesNotMoveTheLayout",
      ]
    ),
    ("2.9 the lamp", ["theLampOfThePlayerIsAsFarFromTheSideAsFromTheTop"]),
    ("2.10 pixels", ["thirdsAreSnappedByEdges", "sharedEdgesStayShared", "fittingSizesGoUpToAPixel"]),
    (
      "2.11 guides",
      [
        "aViewInsideReachesIntoTheSafeArea", "preservedMarginsReachAsFarInAsThoseAround",
        "theReadableGuideIsNoWiderThanText",
        "rulesToTheEdgesOfAScrollViewSayHowLargeItsContentIs",
      ]
    ),
    (
      "2.12 right to left",
      ["leadingTurnsAroundWithTheDirectionAndLeftDoesNot", "rightToLeftOfRightToLeftIsLeftToRight"]
    ),
    (
      "2.13 fitting sizes",
      ["contentPlusInsetsFits", "whatHugsLessThanTheFittingPriorityGives", "theFittingSizeLaysOutWithoutCompression"]
    ),
    ("2.14 fill", ["fillKeepsTheSpacingAndLetsTheViewGrowThatHugsLeast"]),
    ("2.14 fillEqually", ["fillEquallyMakesAllAsLongAsTheFirst"]),
    (
      "2.14 fillProportionally",
      ["fillProportionallyCountsTheGapsAndTheLastShareYields", "fillProportionallyWithoutGapsDividesByContent"]
    ),
    ("2.14 equalSpacing", ["equalSpacingMakesTheGapsEqual"]),
    ("2.14 equalCentering", ["equalCenteringMakesTheMiddlesEquallyFarApart", "middlesCountLessFromGapToGap"]),
    ("2.14 alignment fill", ["fillMakesAllAsHighAsTheStack"]),
    ("2.14 alignment leading and trailing", ["leadingIsTheTopAndTrailingTheBottom"]),
    ("2.14 alignment center", ["centerPutsTheMiddlesInOneLine"]),
    (
      "2.14 alignment on baselines",
      [
        "baselinesLieOnOneLineAndTheFirstViewInsideTheStack", "lastBaselinesAreMirrored",
        "gapsOfAVerticalStackMayLieBetweenBaselines",
      ]
    ),
    ("2.14 hidden", ["aHiddenViewTakesNoRoomNorDoesItsGap", "aStackWithAHiddenViewIsTheStackWithoutIt"]),
    (
      "2.14 NSStackView",
      [
        "gravityAreasGatherAtTheStartTheMiddleAndTheEnd", "framesOfStacks",
        "viewsKeepTheirContentAndOverflowAStackThatIsTooShort",
      ]
    ),
    ("5.1 sizing", ["aViewIsSizedWithinTheRoom", "aQuestionAsksTheViewsInside", "rectanglesAreComputed"]),
    (
      "5.2 alignment",
      [
        "aPointIsPutOntoTheSamePointOfTheBounds", "viewsAreAlignedWithOthers",
        "originsAreRoundedToThePixelAHalfAwayFromZero",
        "anyLegalOrderGivesTheSameFrames",
      ]
    ),
    ("5.3 pixels", ["numbersAreSnapped", "roundings"]),
    (
      "5.4 distribution",
      ["viewsAreDistributed", "rowsRunFromTheRightWhereTextDoes", "placesAreRoundedAndTheirSumIsNot", "viewsAreSpread"]
    ),
    ("5.5 content modes", ["eachModePlacesThePicture", "theWorkedNumbersComeOut"]),
    ("5.6 resizable images", ["nineParts", "capsLargerThanTheBoundsShrink", "aHiddenMiddleIsLeftOutOfThePicture"]),
    (
      "5.7 the order of passes",
      [
        "aConstantLaysOutWhatItMovesAndNothingElse", "layoutBeginsAtTheTopmostViewThatNeedsIt",
        "constraintsAreUpdatedFromTheInsideOut",
        "aChangeRelaysOnlyWhatItMust", "stepsThatNeverSettleAreAFindingHereToo",
      ]
    ),
  ]

  @Test func everyTableHasTests() throws {
    var known: Set<String> = []
    let files = try FileManager.default.subpathsOfDirectory(atPath: Repository.url("Tests").path)
    for file in files where file.hasSuffix(".swift") {
      let words = try Repository.text("Tests/" + file).split { $0 == " " || $0 == "(" || $0 == "\n" }
      for (word, name) in zip(words, words.dropFirst()) where word == "func" { known.insert(String(name)) }
    }
    for (section, tests) in SemanticsTests.tables {
      for test in tests where !known.contains(test) {
        Issue.record("SEMANTICS §\(section): there is no test '\(test)'")
      }
    }
  }
}
