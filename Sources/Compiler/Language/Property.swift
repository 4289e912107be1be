internal import LayModel
internal import LayNumbers

/// A property of the language: a row of ``Property/all``. Parsing, checks, defaults, completion, hover and messages derive
/// from it.
struct Property: Sendable {
  /// A trait of few properties.
  enum Trait: Hashable, Sendable {
    /// Drawings or lint checks read its value from ``CompiledLayout``.
    case drawn
    /// It cannot depend on the size or state: it determines how a whole layout is computed, or what places a view.
    case saidOnce
    /// Only views of AppKit have it.
    case ofAppKit
    /// It is the number of columns or rows that a view spans, from 1.
    case span
    /// A name for several constraints has it too.
    case ofSeveral
  }

  var name: String
  var owner: PropertyOwner
  var type: PropertyType
  /// The words that the property accepts besides its type.
  var words: [String]
  /// The parts that may follow a dot, as in `hugging.horizontal`.
  var parts: [String]
  /// The slots that it sets: all of them, or with a part the one at the part's index.
  var slots: [PropertySlot]
  var traits: Set<Trait>
  /// The names of UIKit, AppKit or CSS that a message replaces by this one.
  var foreign: [String]
  /// The documentation in editors, one sentence.
  var documentation: String

  /// A property with slots of its own.
  init(
    _ name: String, _ owner: PropertyOwner, _ type: PropertyType, words: [String] = [], parts: [String] = [],
    traits: Set<Trait> = [], foreign: [String] = [], slots: [PropertySlot], _ documentation: String
  ) {
    (self.name, self.owner, self.type, self.words, self.parts) = (name, owner, type, words, parts)
    (self.slots, self.traits, self.foreign, self.documentation) = (slots, traits, foreign, documentation)
  }

  /// A property whose value the compiler keeps under its name: passes, drawings or checks read it there.
  init(
    _ name: String, _ owner: PropertyOwner, _ type: PropertyType, words: [String] = [], parts: [String] = [],
    traits: Set<Trait> = [], foreign: [String] = [], _ documentation: String,
    standard: @escaping PropertySlot.Standard = { _ in nil }
  ) {
    let names = parts.isEmpty ? [name] : parts.map { "\(name).\($0)" }
    self.init(
      name, owner, type, words: words, parts: parts, traits: traits, foreign: foreign,
      slots: names.map { PropertySlot(.ignored($0), standard: standard) }, documentation)
  }
}

/// A slot of a property, with its lowering.
struct PropertySlot: Sendable {
  /// The default of a slot; nil if there is none.
  typealias Standard = @Sendable (PropertyDefaults) -> SlotValue?
  /// The setting of the model for a value; nil for a value of another kind.
  typealias Lowering = @Sendable (ViewID, SlotValue) -> Override.Setting?

  var slot: Slot
  /// The lowering of a setting of a view, with or without a condition; nil if a pass of its own lowers it.
  var lower: Lowering?
  var standard: Standard

  init(_ slot: Slot, standard: @escaping Standard = { _ in nil }, lower: Lowering? = nil) {
    (self.slot, self.standard, self.lower) = (slot, standard, lower)
  }
}

/// The facts on which defaults depend.
struct PropertyDefaults {
  /// The view after all of its settings were applied.
  var view: ViewDescription
  /// True if the layout's profile is AppKit's.
  var isAppKit: Bool
  /// The default layout margins of the view.
  var margins: ExactInsets
  /// The value that the file sets for `spacing`.
  var spacing: SlotValue?
}

extension Property {
  var isSaidOnce: Bool { owner == .layout || traits.contains(.saidOnce) }
  var isOfAppKit: Bool { traits.contains(.ofAppKit) }
  var isSpan: Bool { traits.contains(.span) }
  var isOfSeveral: Bool { traits.contains(.ofSeveral) }

  /// The property `name`; nil if there is none.
  static func named(_ name: String) -> Property? { indices[name].map { all[$0] } }

  private static let indices = [String: Int](uniqueKeysWithValues: all.indices.map { (all[$0].name, $0) })

  /// The property that UIKit, AppKit or CSS calls `name`; nil if there is none.
  static func named(inOtherLanguages name: String) -> Property? { all.first { $0.foreign.contains(name) } }

  /// The value of one of its words.
  func value(of word: String) -> SlotValue {
    switch name {
    case "direction": .direction(word == "ltr" ? .leftToRight : word == "rtl" ? .rightToLeft : nil)
    // `aspectFit` is short for `scaleAspectFit`.
    case "contentMode": .word(word.hasPrefix("aspect") ? "scaleA\(word.dropFirst())" : word)
    default: .word(word)
    }
  }

  /// The slots of the property, or of one of its parts.
  func slots(of part: String?) -> [Slot] {
    guard let part, let index = parts.firstIndex(of: part) else { return slots.map { $0.slot } }
    return [slots[index].slot]
  }

  /// The names of the properties whose values drawings and lint checks read.
  static let drawn: Set<String> = Set(all.filter { $0.traits.contains(.drawn) }.map { $0.name })
}

extension PropertySlot {
  /// The rows by their slots; the first one of each.
  private static let all: [Slot: PropertySlot] = Property.all.flatMap { $0.slots }.reduce(into: [:]) { found, row in
    if found[row.slot] == nil { found[row.slot] = row }
  }

  /// The row of a slot; nil if there is none.
  static func of(_ slot: Slot) -> PropertySlot? { all[slot] }

  /// The setting of the model for a value of a slot; nil if a pass of its own lowers it.
  static func lowered(_ slot: Slot, of view: ViewID, to value: SlotValue) -> Override.Setting? {
    // Most settings of a file are kept under their names.
    if case .ignored = slot { return nil }
    return all[slot]?.lower?(view, value)
  }
}

extension Slot {
  /// The slots of a property, as it is written with its part: `font`, `hugging.horizontal`, `intrinsic`.
  package static func slots(ofPropertyNamed name: String) -> [Slot] {
    let words = name.split(separator: ".").map { String($0) }
    guard let property = words.first.flatMap({ Property.named($0) }) else { return [] }
    return property.slots(of: words.count > 1 ? words[1] : nil)
  }
}
