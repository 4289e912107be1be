package import LayCompiler
package import LayJSON

/// What a worker can have done by the program that it is a part of.
package struct WorkerTools {
  /// The frames of the layouts of a text, each as the object that `layc eval --format json` writes, or one that says what is wrong.
  package var frames: (OpenText, LayoutWishes) throws(ToolRefusal) -> [JSON]
  /// What `layc why` says of a number of a text.
  package var why: (OpenText, LayoutWishes, WhyRequest) throws(ToolRefusal) -> WhyAnswers
  /// The names in the directory of a path, those of directories with a slash at their ends; none where nobody can say.
  package var list: (_ directory: String) -> [String]

  /// The `.lay` files of directories and of those in them; nil where there are more than `most`, or too much to look through.
  package var find: (_ directories: [String], _ most: Int) -> [String]?
  /// The path of a file without links: the same for all paths that lead to it.
  package var resolve: (_ path: String) -> String

  /// Tools that know of no files, and of no layouts.
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

  /// None at all.
  static var none: WorkerTools { WorkerTools() }
}

/// A document as it is in the editor.
package struct OpenText {
  /// Its path.
  package var path: String
  /// What it says.
  package var bytes: [UInt8]
  /// What its imports find: open documents before files.
  package var read: (String) -> ImportedFile
}

/// At what a layout is looked at, as a request says it: nothing is read yet.
package struct LayoutWishes: Sendable {
  /// A member of the params of a request.
  package enum Member: String, CaseIterable, Sendable {
    case layout, size, direction, state, device, safeArea, scale, set
  }

  /// What was said, each as a text; all but ``Member/set``.
  package var values: [Member: String] = [:]
  /// The members of `set`: names of numbers, and what they are to be.
  package var constants: [(name: String, value: String)] = []
}

/// A question about a number of a layout.
package struct WhyRequest: Sendable {
  /// What is asked, in the words of the request.
  package enum Question: String, CaseIterable, Sendable { case why, atMost, atLeast }

  /// The number: `form.email.width`.
  package var path: String
  /// What is asked about it.
  package var question: Question
}

/// What there is to say about a number.
package struct WhyAnswers {
  /// What people read; empty where something is wrong with the text.
  package var text: String
  /// An object for each layout and size that has the number, or one that says what is wrong.
  package var objects: [JSON]

  /// Answers in words and as values.
  package init(text: String, objects: [JSON]) { (self.text, self.objects) = (text, objects) }
}

/// Why a request has no answer: lower case, no full stop.
package struct ToolRefusal: Error, Hashable, Sendable {
  /// What is wrong.
  package var message: String
  /// What to do about it.
  package var help: String?

  /// A refusal in these words.
  package init(message: String, help: String? = nil) { (self.message, self.help) = (message, help) }
}
