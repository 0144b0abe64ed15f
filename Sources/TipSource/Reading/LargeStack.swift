import Dispatch
import Foundation
import Synchronization

/// Work on threads with room for deep syntax: nesting is limited, but each level takes many frames.
enum LargeStack {
  /// Bytes of address space, of which only what is used takes memory.
  private static let size = 512 << 20

  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Runs a body on such a thread and waits for its result.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let result = body()
      box.value.withLock { $0 = result }
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    return box.value.withLock { $0 }
  }

  /// Maps elements on as many such threads as there are cores; the order is the elements'.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, elements.count, 16)
    guard count > 0 else { return [] }
    let results = Box<[Result?]>()
    results.value.withLock { $0 = Array(repeating: nil, count: elements.count) }
    let next = Box<Int>()
    next.value.withLock { $0 = 0 }
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      let thread = Thread {
        while true {
          let index = next.value.withLock { position -> Int in
            let index = position ?? elements.count
            position = index + 1
            return index
          }
          guard index < elements.count else { break }
          let result = transform(elements[index])
          results.value.withLock { $0?[index] = result }
        }
        done.signal()
      }
      thread.stackSize = size
      thread.start()
    }
    for _ in 0..<count { done.wait() }
    return results.value.withLock { ($0 ?? []).compactMap { $0 } }
  }
}
