// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: what the compiler can check, it checks.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// SwiftPM refuses unsafe flags in a dependency that it fetched. Those stand in a folder of this name.
let isFetched = Context.packageDirectory.contains("/checkouts/")

/// The modules that only `layc` links, which a release optimises for size. Apps do not import them, so they have flags wherever they stand.
let small: Set<String> = [
  "Analysis", "Drawing", "Formatter", "IDE", "InterfaceBuilder", "JSON", "LanguageServer", "Page", "Paste",
  "Playground", "Preview", "Rendering", "Strings", "Tool", "XML",
]

/// Each function has a section, so the linker leaves out those that nothing reaches, and one of two that are equal. Public ones are no
/// exception: a program is linked as a whole.
let sections = ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"]
let onLinux: BuildSettingCondition = .when(platforms: [.linux], configuration: .release)

/// The linker of the toolchain, which is not the default one. A program that has the standard library in it exports none of it.
let linking: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "--no-export-dynamic", "-Xlinker", "-T", "-Xlinker",
      "\(Context.packageDirectory)/Sources/layc/layc.ld",
    ], onLinux)
]

let smallSettings: [SwiftSetting] =
  strict + [.unsafeFlags(["-Osize"], .when(configuration: .release)), .unsafeFlags(sections, onLinux)]

/// The modules that nearly every test runs, which a debug build optimises too, with their assertions: exact arithmetic that is not
/// optimised takes most of the time of `swift test`.
let exact: Set<String> = ["Model", "Numbers", "Runtime", "Solver"]
let exactSettings: [SwiftSetting] = [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// The modules of apps that take none of the time of a check. In LayCompiler, `eval` executes 3 % more instructions.
let rare: Set<String> = ["ConflictLog", "Devices", "Diagnostics"]

/// Returns the settings of a module of layc.
func settings(of name: String) -> [SwiftSetting] {
  if small.contains(name) { return smallSettings }
  if isFetched { return strict }
  if rare.contains(name) { return smallSettings }
  return strict + (exact.contains(name) ? exactSettings : []) + [.unsafeFlags(sections, onLinux)]
}

/// A module of layc: the folder keeps the short name, the target carries the prefix.
func module(
  _ name: String, dependencies: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource] = [],
  linkerSettings: [LinkerSetting] = []
) -> Target {
  .target(
    name: "Lay\(name)", dependencies: dependencies, path: "Sources/\(name)", exclude: exclude, resources: resources,
    swiftSettings: settings(of: name), linkerSettings: linkerSettings)
}

/// The tests of a module, or of something that spans modules.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)", exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "layc",
  // The oldest systems with the standard library of Swift 6.0 (`String(validating:as:)`). `Span` came with the systems of
  // 2025; for older ones Xcode puts its compatibility library into the app.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "LayKit", targets: ["LayKit"]),
    .library(name: "LayRuntime", targets: ["LayRuntime"]),
    .library(name: "LayCompiler", targets: ["LayCompiler"]),
    .executable(name: "layc", targets: ["layc"]),
  ],
  targets: [
    // Source ranges, line maps, diagnostics.
    module("Diagnostics"),
    tests("DiagnosticsTests", ["LayDiagnostics"]),

    // Text in, lossless tree and problems out.
    module("Parser", dependencies: ["LayModel", "LayDiagnostics"]),
    tests("ParserTests", ["LayParser", "LayDiagnostics"]),

    .executableTarget(
      name: "layc-parse-bench", dependencies: ["LayFormatter", "LayParser"], path: "Benchmarks/ParserBenchmark",
      swiftSettings: strict),

    // Constraint systems of any size, to measure engines with and to test them on.
    .target(
      name: "LayWorkloads", dependencies: ["LayRuntime", "LaySolver"], path: "Benchmarks/Workloads",
      swiftSettings: strict),
    tests(
      "KernelTests", ["LayRuntime", "LaySolver", "LayNumbers", "LayWorkloads", "LayOracle", "AllocationCounter"],
      exclude: ["FrameBits.txt"]),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    // The solver that the tests compare with.
    .target(
      name: "LayOracle", dependencies: ["LaySolver", "LayNumbers"], path: "Tests/Oracle", swiftSettings: strict),
    tests(
      "WorkloadsTests",
      ["LayWorkloads", "LayOracle", "LayKit", "LayRuntime", "LayModel", "LaySolver", "LayNumbers"]),
    .executableTarget(
      name: "layc-bench",
      dependencies: [
        "LayWorkloads", "LayTool", "LayAnalysis", "LayCompiler", "LayPlatform", "LayRuntime", "LaySolver",
      ],
      path: "Benchmarks/EngineBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "layc-kernel-check", dependencies: ["LayWorkloads", "LaySolver", "AllocationCounter"],
      path: "Benchmarks/KernelCheck",
      swiftSettings: strict),
    tests("BenchmarkTests", ["layc-bench", "LayWorkloads"]),

    // Exact numbers, and numbers that are affine in the root's size.
    module("Numbers", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    // The input and the report of a layout: views, constraints, masks, stacks, steps, texts, geometry.
    module("Model", dependencies: ["LayNumbers"]),

    // Screens and windows of devices, with the source of each figure.
    module("Devices", dependencies: ["LayModel", "LayNumbers"]),
    tests("DevicesTests", ["LayDevices", "LayModel", "LayNumbers"]),

    // Systems of linear rows: presolve, simplex, exact proofs, infeasible sets. It does not know views.
    module("Solver", dependencies: ["LayNumbers"]),

    // Programs lowered to rows, the layout pass, layouts as functions of the size. An app ships it with the three above.
    module("Runtime", dependencies: ["LayModel", "LaySolver", "LayNumbers"]),
    tests("RuntimeTests", ["LayRuntime", "LayModel", "LaySolver", "LayNumbers", "LayWorkloads", "LayOracle"]),

    // One canonical form of a file.
    module("Formatter", dependencies: ["LayParser", "LayDiagnostics"]),
    tests("FormatterTests", ["LayFormatter", "LayCompiler", "LayParser", "LayDiagnostics"]),

    // Code of UIKit, SnapKit, Masonry, PureLayout and SwiftUI, translated.
    module("Paste", dependencies: ["LayParser", "LayDiagnostics"]),
    tests(
      "PasteTests",
      ["LayPaste", "LayAnalysis", "LayCompiler", "LayFormatter", "LayParser", "LayRuntime", "LayDiagnostics"],
      exclude: ["Corpus"]),

    // Apple's logs of conflicts: text in, minimal sets with causes and fixes out.
    module("ConflictLog", dependencies: ["LayParser", "LaySolver", "LayNumbers"]),
    tests(
      "ConflictLogTests",
      [
        "LayConflictLog", "LayOracle", "LayAnalysis", "LayCompiler", "LayParser", "LaySolver", "LayNumbers",
        "LayDiagnostics",
      ]),

    // Names, expressions, components, lowering. It runs nothing, so it builds beside the solver.
    module("Compiler", dependencies: ["LayParser", "LayDevices", "LayModel", "LayNumbers", "LayDiagnostics"]),
    tests("CompilerTests", ["LayAnalysis", "LayCompiler", "LayParser", "LayRuntime", "LayDiagnostics"]),

    // Texts loaded and laid out: what an app imports.
    module("Kit", dependencies: ["LayCompiler", "LayRuntime", "LayDiagnostics"]),
    tests("KitTests", ["LayKit", "LayCompiler", "LayRuntime", "LayDiagnostics"]),

    // Proofs over sizes, conflicts, ambiguities: what `check` finds.
    module("Analysis", dependencies: ["LayCompiler", "LayDevices", "LayRuntime", "LaySolver", "LayDiagnostics"]),
    tests(
      "AnalysisTests",
      [
        "LayAnalysis", "LayOracle", "LayCompiler", "LayDevices", "LayRuntime", "LayModel", "LaySolver", "LayNumbers",
        "LayDiagnostics",
      ]),

    // What editors ask, answered in editor words.
    module(
      "IDE",
      dependencies: [
        "LayAnalysis", "LayFormatter", "LayCompiler", "LayDevices", "LayParser", "LayPaste", "LayRuntime",
        "LayDiagnostics",
      ]),
    tests("IDETests", ["LayIDE", "LayCompiler", "LayParser", "LayRuntime", "LayDiagnostics"]),

    // The language server protocol.
    module(
      "LanguageServer",
      dependencies: ["LayIDE", "LayJSON", "LayAnalysis", "LayCompiler", "LayParser", "LayDiagnostics"]),
    tests(
      "LanguageServerTests", ["layc", "LayTool", "LayPlatform", "LayLanguageServer", "LayJSON"],
      exclude: ["Transcripts"]),

    // Values of JSON, written and read.
    module("JSON"),
    tests("JSONTests", ["LayJSON"]),

    // Tags, text and comments of XML, with their ranges.
    module("XML"),
    tests("XMLTests", ["LayXML"]),

    // Storyboards and xibs, translated.
    module("InterfaceBuilder", dependencies: ["LayXML", "LayModel", "LayNumbers"]),
    tests("InterfaceBuilderTests", ["LayInterfaceBuilder", "LayFormatter", "LayParser", "LayXML"]),

    // String catalogs: texts of layouts in other languages.
    module("Strings", dependencies: ["LayModel", "LayDiagnostics", "LayJSON", "LayXML"]),
    tests("StringsTests", ["LayStrings", "LayModel", "LayDiagnostics"]),

    // The settings file of a project: text in, settings and diagnostics out.
    module("Settings", dependencies: ["LayCompiler", "LayJSON", "LayDiagnostics"]),
    tests("SettingsTests", ["LaySettings", "LayCompiler", "LayJSON", "LayNumbers", "LayDiagnostics"]),

    // Pictures as lists of what to paint, written as SVG, PNG and PDF.
    module("Drawing", dependencies: ["LayModel"], exclude: ["Glyphs/LICENSE-Inter.txt"]),
    tests("DrawingTests", ["LayDrawing", "LayModel", "LayNumbers", "PictureSupport"], exclude: ["Golden"]),
    .target(
      name: "PictureSupport", dependencies: ["LayDrawing", "TestSupport"], path: "Tests/PictureSupport",
      swiftSettings: strict),

    // Results as text, JSON, SVG and reports, without input or output.
    module(
      "Rendering",
      dependencies: [
        "LayAnalysis", "LayJSON", "LayCompiler", "LayConflictLog", "LayDevices", "LayDrawing", "LayParser",
        "LayRuntime", "LayDiagnostics",
      ]),
    tests(
      "RenderingTests",
      [
        "LayRendering", "LayAnalysis", "LayDrawing", "LayJSON", "LayCompiler", "LayRuntime", "LayDiagnostics",
        "LayInterfaceBuilder", "PictureSupport",
      ],
      exclude: ["Golden"]),

    // One page of HTML that shows a layout at every size.
    module(
      "Page",
      dependencies: [
        "LayAnalysis", "LayRendering", "LayDrawing", "LayJSON", "LayCompiler", "LayDevices", "LayRuntime",
        "LayDiagnostics",
      ],
      exclude: ["Assets"]),
    tests(
      "PageTests",
      ["LayPage", "LayAnalysis", "LayRendering", "LayJSON", "LayCompiler", "LayRuntime", "LayDiagnostics"],
      exclude: ["Screenshots"]),

    // What an editor beside a page asks, answered without a server.
    module(
      "Playground",
      dependencies: [
        "LayAnalysis", "LayIDE", "LayJSON", "LayCompiler", "LayPage", "LayRendering", "LayRuntime", "LayDiagnostics",
      ]),
    tests(
      "PlaygroundTests",
      ["LayPlayground", "LayAnalysis", "LayJSON", "LayCompiler", "LayPage", "LayRuntime", "LayDiagnostics"]),

    // Files, processes and threads of the system.
    module("Platform"),
    tests("PlatformTests", ["LayPlatform"]),

    // Pages that follow a file while it is written, served on this machine.
    module("Preview", dependencies: ["LayPage", "LayJSON", "LayPlatform"]),
    tests("PreviewTests", ["LayPreview", "LayJSON", "LayPlatform"]),

    // Arguments, files, colour, reporters, commands.
    module(
      "Tool",
      dependencies: [
        "LayAnalysis", "LayFormatter", "LayInterfaceBuilder", "LayJSON", "LayCompiler", "LayConflictLog", "LayDevices",
        "LayPage", "LayParser", "LayPaste", "LayPlatform", "LayPreview", "LayRendering", "LayRuntime", "LaySettings",
        "LayStrings", "LayDiagnostics",
      ]),
    tests(
      "ToolTests",
      [
        "LayTool", "LayDevices", "LayJSON", "LaySettings", "LayPage", "LayParser", "LayPlatform", "LayRendering",
        "LayRuntime", "LayDiagnostics",
      ],
      exclude: ["Golden"]),

    // The program: the tool with the language server.
    .executableTarget(
      name: "layc",
      dependencies: [
        "LayTool", "LayLanguageServer", "LayAnalysis", "LayDiagnostics", "LayJSON", "LayPlatform", "LayPreview",
        "LayRendering",
      ],
      path: "Sources/layc", exclude: ["layc.ld"], swiftSettings: smallSettings, linkerSettings: linking),

    // Programs that embed a layout: one built in code, without Foundation, and one loaded from a text.
    .executableTarget(
      name: "CodeOnly", dependencies: ["LayRuntime"], path: "Examples/CodeOnly", exclude: ["Expected.txt"],
      swiftSettings: strict),
    .executableTarget(
      name: "Embedding", dependencies: ["LayKit"], path: "Examples/Embedding",
      exclude: ["Expected.txt"], swiftSettings: strict),

    // What spans modules: cases of other people, samples, documentation.
    tests(
      "CasesTests",
      [
        "LayOracle", "LaySolver", "LayAnalysis", "LayConflictLog", "LayFormatter", "LayCompiler", "LayParser",
        "LayRuntime", "LayDiagnostics",
      ]),
    tests(
      "SamplesTests",
      [
        "LayTool", "LayPlatform", "LayAnalysis", "LayCompiler", "LayDevices", "LayIDE", "LayModel", "LayNumbers",
        "LayParser", "LayRuntime", "LayDiagnostics",
      ],
      exclude: ["Screens", "TextWidths.tsv"]),
    .target(
      name: "TestSupport", dependencies: ["LayCompiler", "LayParser", "LayRuntime", "LayDiagnostics"],
      path: "Tests/Support", swiftSettings: strict),
  ]
)
