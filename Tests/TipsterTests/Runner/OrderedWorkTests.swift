import Foundation
import Testing

@testable import TipScenario

@Suite struct OrderedWorkTests {
  @Test("Results come in order, for any number of jobs", arguments: [1, 2, 7, 64, 10_000])
  func order(jobs: Int) {
    var taken: [Int] = []
    let count = OrderedWork.run(count: 500, jobs: jobs, interruption: Interruption()) { index in
      // The later ones are done sooner.
      if index % 50 == 0 { Thread.sleep(forTimeInterval: 0.001) }
      return index * 2
    } take: { index, result in
      #expect(result == index * 2)
      taken.append(index)
      return true
    }
    #expect(count == 500 && taken == Array(0..<500))
  }

  @Test func whoeverTakesMayEndIt() {
    let count = OrderedWork.run(count: 100, jobs: 4, interruption: Interruption()) {
      $0
    } take: {
      index, _ in
      index < 41
    }
    #expect(count == 42)
  }

  @Test func anInterruptionDoesNotWaitForWorkThatRuns() {
    let interruption = Interruption()
    let release = DispatchSemaphore(value: 0)
    let count = OrderedWork.run(count: 3, jobs: 2, interruption: interruption) { index in
      if index == 1 {
        interruption.request()
        release.wait()
      }
      return index
    } take: { _, _ in
      true
    }
    #expect(count <= 1)
    release.signal()
  }

  @Test func nothingToDo() {
    let count = OrderedWork.run(count: 0, jobs: 4, interruption: Interruption()) {
      $0
    } take: {
      _, _ in
      true
    }
    #expect(count == 0)
  }
}
