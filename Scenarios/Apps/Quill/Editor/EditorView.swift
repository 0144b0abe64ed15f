import SwiftUI
import TipKit

struct EditorView: View {
    @Environment(Library.self) private var library
    @State var note: Note
    @State private var isDrawing = false

    static let focusTip = FocusModeTip()

    var body: some View {
        VStack(spacing: 0) {
            TipView(WritingTip.headings)
                .padding([.horizontal, .top])

            TextEditor(text: $note.text)
                .font(.system(.body, design: .serif))

            if note.text.contains("- ") {
                TipView(WritingTip.lists)
                    .padding()
            }

            StatusBar(note: note)
        }
        .navigationTitle(note.title)
        .toolbar {
            ToolbarItem {
                Toggle("Focus", systemImage: "moon", isOn: focus)
                    #if os(macOS)
                    .popoverTip(Self.focusTip, arrowEdge: .bottom) { action in
                        if case "focus-on" = action.id {
                            library.isFocused = true
                            Self.focusTip.invalidate(reason: .actionPerformed)
                        }
                    }
                    #endif
            }

            #if os(iOS)
            ToolbarItem {
                Toggle("Pencil", systemImage: "pencil.tip", isOn: $isDrawing)
                    .popoverTip(PencilTip())
            }
            #endif
        }
        .task(id: note.text) {
            try? await Task.sleep(for: .seconds(2))
            await library.save(note)
        }
    }

    private var focus: Binding<Bool> {
        Binding {
            library.isFocused
        } set: { isOn in
            library.isFocused = isOn
            Self.focusTip.invalidate(reason: .actionPerformed)
        }
    }
}

private struct StatusBar: View {
    let note: Note
    let goalTip = GoalTip(goal: 500)

    @State private var choosesGoal = false

    var body: some View {
        HStack {
            Button("\(note.words) words") {
                choosesGoal = true
            }
            .buttonStyle(.plain)
            .popoverTip(goalTip, arrowEdge: .bottom)
            .sheet(isPresented: $choosesGoal) {
                GoalPicker()
            }
            Spacer()
            Text(note.modified, style: .relative)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(8)
    }
}

private struct GoalPicker: View {
    @AppStorage("goal") private var goal = 500

    var body: some View {
        Stepper("\(goal) words a day", value: $goal, in: 100...5_000, step: 100)
            .padding()
    }
}

/// Every day a little: the goal is the app's, its history the tip's own.
struct GoalTip: Tip {
    let goal: Int

    var id: String { "com.example.quill.goal-\(goal)" }
    var title: Text { Text("\(goal) words a day") }
    var message: Text? { Text("The count below the text is where to change it.") }

    var rules: [Rule] {
        #Rule(WritingEvents.saved) { saved in
            saved.donations.filter { $0.words >= 100 }.count >= 2
        }
    }
}
