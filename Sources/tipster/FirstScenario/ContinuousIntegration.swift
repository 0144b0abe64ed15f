/// The workflow that `tipster init` writes for GitHub Actions.
enum ContinuousIntegration {
  static let path = ".github/workflows/tipster.yml"

  static let workflow = """
    # Runs the tip scenarios of this repository: Scenarios against Snapshots.
    name: Tips
    on: [push, pull_request]

    jobs:
      scenarios:
        runs-on: ubuntu-latest
        container: swift:6.3
        env:
          # Where Tipster's source is: set this variable in the repository's settings.
          TIPSTER_REPOSITORY: ${{ vars.TIPSTER_REPOSITORY }}
        steps:
          - uses: actions/checkout@v4
          - name: Install Tipster
            run: |
              apt-get update -q && apt-get install -y -q git make
              git clone --depth 1 "$TIPSTER_REPOSITORY" /tmp/tipster-source
              make -C /tmp/tipster-source install
          - name: Run scenarios
            run: tipster test --ci
          - name: Keep what differs
            if: failure()
            uses: actions/upload-artifact@v4
            with:
              name: pending-snapshots
              path: .tipster/pending
              include-hidden-files: true

    """
}
