// Measures the constraint engine: `swift run -c release layc-bench --help`.

internal import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(Options.help)
  } else {
    var run = Run(options)
    exit(try run.run())
  }
} catch let problem as Options.Problem {
  talk("\(problem.message); see --help")
  exit(2)
} catch let problem as Peers.Problem {
  talk(problem.message)
  exit(2)
} catch {
  talk("\(error)")
  exit(2)
}
