"""Times `tipster why` on an app of 2 000 Swift files against reading and parsing alone."""

import json
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import time

FILES = 2000
TIP_FILES = 40
# Tipster should take at most this many times what reading all files and parsing some takes.
TARGET = 1.5
# At most so many files may have to be parsed.
PARSED = 100

APP = """\
import SwiftUI
import TipKit

@main
struct ShopApp: App {
  init() {
    if ProcessInfo.processInfo.arguments.contains("--show-all-tips") {
      Tips.showAllTipsForTesting()
    }
    try? Tips.configure([.displayFrequency(.daily), .datastoreLocation(.applicationDefault)])
  }

  var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct RootView: View {
  var body: some View {
    TabView {
@TABS@
    }
  }
}
"""

TIP = """\
import TipKit

struct Feature@N@Tip: Tip {
  @Parameter static var isReady: Bool = false
  static let opened = Event(id: "feature@N@.opened")

  var title: Text { Text("Try feature @N@") }
  var message: Text? { Text("It does **more** than feature @M@.") }
  var image: Image? { Image(systemName: "star") }

  var rules: [Rule] {
    #Rule(Self.$isReady) { $0 == true }
    #Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 3 }
  }

  var options: [any TipOption] {
    MaxDisplayCount(3)
  }

  var actions: [Action] {
    Action(id: "open", title: "Open")
    Action(id: "later", title: "Later")
  }
}
"""

SCREEN = """\
import SwiftUI
import TipKit

struct Feature@N@View: View {
  @State private var tip = Feature@N@Tip()
  @StateObject private var model = Feature@N@Model()

@MEMBERS@
  var body: some View {
    NavigationStack {
      List {
        TipView(tip) { action in
          if action.id == "open" { tip.invalidate(reason: .actionPerformed) }
        }
        ForEach(model.rows, id: \\.self) { row in
          Row@N@(title: row)
        }
      }
      .toolbar {
        Button("Add", systemImage: "plus") {
          model.add()
          Task { await Feature@N@Tip.opened.donate() }
        }
        .popoverTip(tip, arrowEdge: .top)
      }
    }
  }
}
"""

# What most files of an app look like: no tips in them.
VIEW = """\
import SwiftUI

/// Screen @N@ of the catalogue: a list with a header, a detail and a few buttons.
struct Catalogue@N@View: View {
  @EnvironmentObject private var session: Session
  @State private var query = ""
  @State private var isEditing = false
  let section: CatalogueSection

@MEMBERS@
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      header
      List(filtered) { item in
        NavigationLink(value: item.id) {
          HStack {
            Image(systemName: item.isFavourite ? "heart.fill" : "heart")
              .foregroundStyle(item.isFavourite ? .red : .secondary)
            Text(item.name).font(.headline)
            Spacer()
            Text(item.price, format: .currency(code: "EUR")).monospacedDigit()
          }
        }
      }
      .searchable(text: $query)
    }
    .navigationTitle("Section @N@")
    .task { await session.load(section) }
  }

  private var header: some View {
    Text("Catalogue @N@").font(.largeTitle).bold()
  }

  private var filtered: [CatalogueItem] {
    query.isEmpty ? section.items : section.items.filter { $0.name.contains(query) }
  }
}
"""

MEMBER = """\
  /// Value @N@ of the section, kept for the header.
  private func value@N@(of item: CatalogueItem, in list: [CatalogueItem]) -> Double {
    guard let index = list.firstIndex(where: { $0.id == item.id }), index > @K@ else { return 0 }
    let previous = list[index - 1]
    let change = item.price - previous.price
    if change > Double(@K@) { return change * 1.5 }
    switch item.kind {
    case .book: return change + Double(index)
    case .music(let album): return album.isEmpty ? change : change / 2
    default: return list.reduce(0) { $0 + $1.price } / Double(max(1, list.count))
    }
  }

"""


def fill(template, **values):
    for key, value in values.items():
        template = template.replace(f"@{key}@", str(value))
    return template


def members(chance):
    """A few functions of a view, so that files are as long as real ones."""
    count = chance.randrange(4, 16)
    return "".join(fill(MEMBER, N=k, K=chance.randrange(9)) for k in range(count))


def write_app(folder):
    """Makes the app afresh: the same files in every run."""
    chance = random.Random(3)
    shutil.rmtree(folder, ignore_errors=True)
    pairs = (TIP_FILES - 2) // 2
    tabs = "\n".join(f"      Feature{n}View()" for n in range(pairs))
    files = {"App/ShopApp.swift": fill(APP, TABS=tabs)}
    for n in range(pairs):
        files[f"Features/Feature{n}Tip.swift"] = fill(TIP, N=n, M=n + 1)
        files[f"Features/Feature{n}View.swift"] = fill(SCREEN, N=n, MEMBERS=members(chance))
    for n in range(FILES - len(files)):
        text = fill(VIEW, N=n, MEMBERS=members(chance))
        files[f"Catalogue/Group{n % 40}/Catalogue{n}View.swift"] = text
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def timed(command, cores=None):
    """Runs a command that must succeed; answers with the seconds that it took, and its output."""
    prepare = (lambda: os.sched_setaffinity(0, cores)) if cores else None
    begin = time.perf_counter()
    result = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=prepare)
    seconds = time.perf_counter() - begin
    if result.returncode != 0:
        sys.exit(f"bench: {command[0]} failed:\n{result.stderr.decode(errors='replace')[-2000:]}")
    return seconds, result.stdout


def main():
    tipster, floor, work, repetitions = sys.argv[1:]
    app = pathlib.Path(work) / "app"
    write_app(app)
    _, output = timed([tipster, "inspect", "--format", "json", str(app)])
    parsed = json.loads(output)["parsedFiles"]
    if len(parsed) > PARSED:
        sys.exit(f"bench: {len(parsed)} files were parsed, at most {PARSED} should be")
    lists = [pathlib.Path(work) / name for name in ("all.txt", "parsed.txt")]
    lists[0].write_text("\n".join(sorted(str(path) for path in app.rglob("*.swift"))))
    lists[1].write_text("\n".join(parsed))
    commands = {
        "tipster": [tipster, "why", "Feature7Tip", str(app), "-c", "launch"],
        "floor": [floor, *map(str, lists)],
    }
    cores = os.sched_getaffinity(0)
    result = ratio(commands, cores, int(repetitions), f"{len(cores)} cores")
    # The work of the two, core for core: told, not judged.
    ratio(commands, {min(cores)}, int(repetitions), "one core")
    print(f"ratio    {result:.2f} (at most {TARGET}); {FILES} files, {len(parsed)} parsed")
    sys.exit(0 if result <= TARGET else 1)


def ratio(commands, cores, repetitions, where):
    """Runs both programs in turn on some cores; prints their times and gives the medians' ratio."""
    times = {name: [] for name in commands}
    for repetition in range(repetitions + 1):
        for name, command in commands.items():
            seconds, _ = timed(command, cores)
            # The first run of each warms the file cache; it does not count.
            if repetition > 0:
                times[name].append(seconds)
    medians = {name: statistics.median(values) for name, values in times.items()}
    for name, values in times.items():
        spread = f"{min(values):.3f} to {max(values):.3f}"
        print(f"{name:8} {medians[name]:.3f} s on {where} (median of {len(values)}, {spread})")
    result = medians["tipster"] / medians["floor"]
    print(f"         {result:.2f} on {where}")
    return result


if __name__ == "__main__":
    main()
