#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import LayPlatform
import LayTool

// Everything but the processes of the language server is in LayTool, so that tests run the whole tool in their own process.
exit(run(Array(CommandLine.arguments.dropFirst()), on: .real))
