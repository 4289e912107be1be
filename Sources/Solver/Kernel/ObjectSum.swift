internal import LayNumbers

/// A sum of objects while rows are added to it.
struct ObjectSum {
  /// The objects of the sum, in the order in which they came.
  var objects = Slab<Int32>()
  /// The number of each object of the kernel, undefined for those that are not in the sum.
  var numbers = Slab<Double>()
  private var marks = Slab<Int32>()
  private var stamp: Int32 = 0

  /// Begins a sum of some of `count` objects.
  mutating func begin(_ count: Int) {
    stamp += 1
    objects.removeAll()
    if numbers.count < count {
      numbers.resize(count, filling: 0)
      marks.resize(count, filling: 0)
    }
  }

  /// True if an object was added, even if it has cancelled since.
  @inline(__always) func contains(_ object: Int32) -> Bool { marks[object] == stamp }

  @inline(__always) mutating func add(_ object: Int32, _ number: Double) {
    if marks[object] == stamp {
      numbers[object] = noiseFreeSum(numbers[object], number)
    } else {
      marks[object] = stamp
      numbers[object] = number
      objects.append(object)
    }
  }

  /// Removes objects whose numbers are 0 or noise.
  mutating func dropZeros() {
    var kept = 0
    var largest = 0.0
    for index in 0..<objects.count { largest = max(largest, abs(numbers[objects[index]])) }
    for index in 0..<objects.count {
      let object = objects[index]
      if abs(numbers[object]) <= Tolerance.noise * largest { continue }
      objects[kept] = object
      kept += 1
    }
    objects.resizeUninitialized(kept)
  }

  func free() {
    objects.free()
    numbers.free()
    marks.free()
  }
}
