" Syntax of .lay files, visual formats inside of their strings included.
if exists('b:current_syntax')
  finish
endif

syn keyword layStorage component constraint guide layout let metric state view nextgroup=layName skipwhite
syn keyword layControl else for in when
syn keyword layInclude import
syn keyword layStatement align allow assert distribute expect layoutSubviews sizeThatFits sizeToFit sizes spread vfl
syn keyword layLogical and not or
syn keyword layBoolean false true
syn keyword layThing available contentGuide frameGuide keyboardLayoutGuide margins readable root safeArea superview
syn keyword layAttribute baseline bottom bottomMargin center centerX centerXWithinMargins centerY centerYWithinMargins
syn keyword layAttribute edges firstBaseline height lastBaseline leading leadingMargin left leftMargin right rightMargin
syn keyword layAttribute size top topMargin trailing trailingMargin width
syn keyword layGeometry bounds compression frame hugging intrinsic transform untransformedFrame
syn keyword layKind Button DatePicker Grid HStack Image Label PickerView PopUpButton Progress ScrollView
syn keyword layKind SegmentedControl Separator Slider Spacer Spinner Stepper Switch Table TextField TextView VStack View
syn keyword layOption alignAllBaseline alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline
syn keyword layOption alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing
syn keyword layOption directionLeadingToTrailing directionLeftToRight directionRightToLeft
syn keyword layOption spacingBaselineToBaseline spacingEdgeToEdge

syn match layName /\h\w*/ contained
syn match layProperty /\<\h\w*\ze\s*=\%([=<>]\)\@!/
syn match layKind /\%(:\s*\)\@<=\u\w*/
syn match layStatement /\<\%(inset\|offset\|spacing\|within\)\>\%(\s*[=.:]\)\@!/
syn match layNumber /\<\d\+\%(\.\d\+\)\?\%(x\d\+\%(\.\d\+\)\?\|deg\|rad\|%\)\?/
syn match layColour /#\%(\x\{8}\|\x\{6}\)\>/
syn match layOperator "==\|<=\|>=\|[-=<>+*]\|/\%(/\)\@!\|\.\.\.\|\.\.<"
syn match layPriority /@\s*\w*/
syn region layText start=/"/ skip=/\\./ end=/"/ oneline contains=layEscape
syn match layEscape /\\\%(["\\nt]\|u{\x\{1,6}}\)/ contained

" A visual format has no escapes.
syn region layFormat matchgroup=layText start=/\%(\<vfl\s*\)\@<="/ end=/"/ oneline contains=layFormatAxis,layFormatSign,
      \layFormatNumber,layFormatMetric,layPriority
syn match layFormatMetric /\<\h\w*/ contained
syn match layFormatAxis /\<[HV]:/ contained
syn match layFormatSign /[]|(),-]\|[<>=]=/ contained
syn match layFormatSign /\[/ contained nextgroup=layFormatView skipwhite
syn match layFormatNumber /\<\d\+\%(\.\d\+\)\?/ contained
syn match layFormatView /\h\w*/ contained

syn keyword layTodo TODO FIXME contained
syn match layComment "//.*$" contains=layTodo,@Spell
syn match layDocumentation "///\%(/\)\@!.*$" contains=layTodo,@Spell

hi def link layStorage StorageClass
hi def link layControl Conditional
hi def link layInclude Include
hi def link layStatement Statement
hi def link layLogical Operator
hi def link layBoolean Boolean
hi def link layThing Constant
hi def link layAttribute Identifier
hi def link layGeometry Identifier
hi def link layKind Type
hi def link layOption Constant
hi def link layName Function
hi def link layProperty Identifier
hi def link layNumber Number
hi def link layColour Number
hi def link layOperator Operator
hi def link layPriority PreProc
hi def link layText String
hi def link layEscape SpecialChar
hi def link layFormat String
hi def link layFormatAxis Special
hi def link layFormatSign Delimiter
hi def link layFormatView Function
hi def link layFormatNumber Number
hi def link layFormatMetric Identifier
hi def link layTodo Todo
hi def link layComment Comment
hi def link layDocumentation SpecialComment

let b:current_syntax = 'lay'
