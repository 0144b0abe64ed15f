import Testing

@testable import TipScenario

@Test func theExampleOfTheLanguage() {
  let run = run(
    """
    # Does a second tip wait a calendar day or 24 hours?
    configure display-frequency=daily

    launch
    expect-current-tip SearchTip
    close SearchTip
    expect-blocked ShareTip rule:hasCreatedCollection frequency:SearchTip
    set ShareTip.hasCreatedCollection true
    expect-blocked ShareTip frequency
    why ShareTip
    advance-clock 23h59m
    expect-current-tip none
    expect-current-tip ShareTip
    advance-clock 1m
    expect-current-tip ShareTip
    why
    show all
    show ShareTip
    """)
  print(run.transcript)
  for failure in run.failures { print(failure) }
}
