"""Writes the files of the benchmark, runs both programs on them and prints the ratio."""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

FILES = 200
# Tipster should take at most this part of cram's time.
TARGET = 0.1

TIPS = """\
import TipKit

struct ShareTip: Tip {
  @Parameter static var hasCreatedCollection: Bool = false
  static let opened = Event(id: "opened")
  var title: Text { Text("Share a collection") }
  var rules: [Rule] {
    #Rule(Self.$hasCreatedCollection) { $0 == true }
    #Rule(Self.opened) { $0.donations.count >= 3 }
  }
}

struct SearchTip: Tip {
  var title: Text { Text("Search everywhere") }
  var options: [any TipOption] { Tips.MaxDisplayCount(3) }
}
"""

# Ten commands, of the kinds that scenarios are made of.
SCENARIO = """\
# Does the second tip wait for its rules and a day, number {number}?
tips ../Tips.swift
configure display-frequency=daily
launch
expect-current-tip SearchTip
close SearchTip
donate ShareTip.opened 3
set ShareTip.hasCreatedCollection true
expect-status ShareTip pending
advance-clock 1d
expect-current-tip ShareTip
"""


def write_files(work):
    """Makes two folders afresh, one for each program."""
    for name in ("tipster", "cram"):
        shutil.rmtree(work / name, ignore_errors=True)
    scenarios = work / "tipster" / "Scenarios"
    scenarios.mkdir(parents=True)
    (work / "tipster" / "Tips.swift").write_text(TIPS)
    (work / "cram").mkdir()
    for number in range(FILES):
        (scenarios / f"s{number:03}.tips").write_text(SCENARIO.format(number=number))
        lines = "".join(f"  $ echo {number} {line}\n  {number} {line}\n" for line in range(10))
        (work / "cram" / f"s{number:03}.t").write_text(lines)


def timed(command, folder):
    """Runs a command that must succeed; answers with the seconds that it took."""
    begin = time.perf_counter()
    result = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    seconds = time.perf_counter() - begin
    if result.returncode != 0:
        sys.exit(f"bench: {command[0]} failed:\n{result.stdout.decode(errors='replace')[-2000:]}")
    return seconds


def main():
    tipster, cram, work, repetitions = sys.argv[1:]
    work = pathlib.Path(work)
    write_files(work)
    environment = os.environ
    environment.pop("CI", None)
    test = [tipster, "test"]
    files = [cram, "-q", *sorted(path.name for path in (work / "cram").glob("*.t"))]
    # The first run of each records snapshots and warms the file cache; it does not count.
    timed(test + ["--record", "missing"], work / "tipster")
    timed(files, work / "cram")
    times = {"tipster": [], "cram": []}
    for _ in range(int(repetitions)):
        times["tipster"].append(timed(test, work / "tipster"))
        times["cram"].append(timed(files, work / "cram"))
    medians = {name: statistics.median(values) for name, values in times.items()}
    for name, values in times.items():
        spread = f"{min(values):.3f} to {max(values):.3f}"
        print(f"{name:8} {medians[name]:.3f} s for {FILES} files (median of {len(values)}, {spread})")
    ratio = medians["tipster"] / medians["cram"]
    print(f"ratio    {ratio:.3f} (at most {TARGET})")
    sys.exit(0 if ratio <= TARGET else 1)


if __name__ == "__main__":
    main()
