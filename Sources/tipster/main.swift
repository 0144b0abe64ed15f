import Foundation

// A reader that goes away shows as an error of the write, not as a signal.
signal(SIGPIPE, SIG_IGN)
// A closed standard stream would lend its number to the next file that is opened.
for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
where fcntl(descriptor, F_GETFD) == -1 {
  _ = open("/dev/null", O_RDWR)
}
let status = Program.run(Array(CommandLine.arguments.dropFirst()), on: .standard())
// Interrupted threads may still be at work: nothing of theirs is to be torn down under them.
_exit(status.rawValue)
