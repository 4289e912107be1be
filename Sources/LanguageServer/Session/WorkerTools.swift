package import LayAnalysis
package import LayCompiler
package import LayJSON

/// The services of the program for a worker.
package struct WorkerTools {
  /// Returns an object for each layout of a text, as `layc eval --format json` writes it, or one with diagnostics.
  package var frames: (OpenText, LayoutWishes) throws(ToolRefusal) -> [JSON]
  /// Returns the answers of `layc why` about a number of a text.
  package var why: (OpenText, LayoutWishes, WhyRequest) throws(ToolRefusal) -> WhyAnswers
  /// Returns what a preview shows of a text, with frames also at a size that a page shows, if there is one; with proofs at every size.
  package var preview: (OpenText, _ size: String?, CheckOptions, _ proves: Bool) -> PreviewContent = { _, _, _, _ in
    PreviewContent(problems: "nothing is laid out here", data: nil)
  }
  /// Returns the names in a directory, those of directories with a slash at their ends; empty if it cannot be read.
  package var list: (_ directory: String) -> [String]

  /// Returns the `.lay` files in directories, recursively; nil if there are more than `most`, or too many other files.
  package var find: (_ directories: [String], _ most: Int) -> [String]?
  /// Returns the settings of the project of the document at a path, as they are now.
  package var settings: (_ path: String) -> DocumentSettings = { _ in DocumentSettings() }
  /// Resolves the links in the path of a file: the result is the same for all paths to it.
  package var resolve: (_ path: String) -> String

  /// Creates tools without files and without layouts.
  package init(
    list: @escaping (_ directory: String) -> [String] = { _ in [] },
    find: @escaping (_ directories: [String], _ most: Int) -> [String]? = { _, _ in [] },
    resolve: @escaping (_ path: String) -> String = { $0 }
  ) {
    (self.list, self.find, self.resolve) = (list, find, resolve)
    let refusal = ToolRefusal(message: "nothing is laid out here")
    frames = { _, _ throws(ToolRefusal) in throw refusal }
    why = { _, _, _ throws(ToolRefusal) in throw refusal }
  }

  /// Tools without any services.
  static var none: WorkerTools { WorkerTools() }
}

/// A document as it is compiled for all requests.
package struct OpenText {
  /// The document with its imports, compiled without any numbers of a request.
  package var compilation: Compilation
  /// Reads an import, for a request with numbers of its own: an open document, else a file.
  package var read: (String) -> ImportedFile
}

/// The contents of a preview of a text.
package struct PreviewContent {
  /// The errors as lines; empty if there are none.
  package var problems: String
  /// The data of the page; nil if the text has errors.
  package var data: JSON?

  /// Creates contents.
  package init(problems: String, data: JSON?) { (self.problems, self.data) = (problems, data) }
}

/// The answers to a question about a number.
package struct WhyAnswers {
  /// The answer as text; empty if the document has errors.
  package var text: String
  /// An object for each layout and size that has the number, or one with diagnostics.
  package var objects: [JSON]

  /// Creates answers as text and as values.
  package init(text: String, objects: [JSON]) { (self.text, self.objects) = (text, objects) }
}

/// The reason why a request has no answer: lower case, no full stop.
package struct ToolRefusal: Error, Hashable, Sendable {
  /// The reason.
  package var message: String
  /// Advice to the user; nil if there is none.
  package var help: String?

  /// Creates a refusal with a reason and advice.
  package init(message: String, help: String? = nil) { (self.message, self.help) = (message, help) }
}
