extension TipPage {
  /// The look of a page: system fonts and colours, and those of the dark appearance.
  static let style = """
    :root {
      color-scheme: light dark;
      --background: #f2f2f7; --glow: #dfe8fb; --card: rgb(255 255 255 / .82); --edge: rgb(0 0 0 / .07);
      --label: #000; --secondary: rgb(60 60 67 / .68); --line: rgb(60 60 67 / .18);
      --accent: #007aff; --code: rgb(118 118 128 / .14); --shadow: rgb(0 0 0 / .14);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --background: #000; --glow: #16203a; --card: rgb(44 44 46 / .82); --edge: rgb(255 255 255 / .1);
        --label: #fff; --secondary: rgb(235 235 245 / .66); --line: rgb(84 84 88 / .6);
        --accent: #0a84ff; --code: rgb(118 118 128 / .3); --shadow: rgb(0 0 0 / .6);
      }
    }
    * { box-sizing: border-box; margin: 0; }
    body {
      min-height: 100vh; padding: 48px 20px; color: var(--label);
      background: radial-gradient(90ch 40ch at 50% 0, var(--glow), transparent), var(--background);
      font: 16px/1.4 -apple-system, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      -webkit-font-smoothing: antialiased;
    }
    main { max-width: 400px; margin: 0 auto; display: grid; gap: 32px; }
    section { min-width: 0; }
    h2 { margin: 0 4px 14px; font-size: 13px; font-weight: 500; color: var(--secondary); }
    .none { text-align: center; color: var(--secondary); }
    .tip {
      position: relative; display: flex; flex-wrap: wrap; gap: 0 14px; padding: 16px 18px 0;
      border: 1px solid var(--edge); border-radius: 16px; background: var(--card);
      box-shadow: 0 1px 2px var(--shadow);
      -webkit-backdrop-filter: blur(30px) saturate(180%); backdrop-filter: blur(30px) saturate(180%);
      overflow-wrap: anywhere;
    }
    .popover { box-shadow: 0 10px 40px var(--shadow), 0 1px 3px var(--shadow); }
    .arrow::before {
      content: ""; position: absolute; width: 26px; height: 12px; background: var(--card);
      clip-path: path("M0 12 C6 12 9 0 13 0 C17 0 20 12 26 12 Z");
    }
    .arrow.top::before { top: -12px; left: calc(50% - 13px); }
    .arrow.bottom::before { bottom: -12px; left: calc(50% - 13px); transform: scaleY(-1); }
    .arrow.leading::before, .arrow.trailing[dir=rtl]::before {
      top: calc(50% - 6px); left: -19px; right: auto; transform: rotate(-90deg);
    }
    .arrow.trailing::before, .arrow.leading[dir=rtl]::before {
      top: calc(50% - 6px); left: auto; right: -19px; transform: rotate(90deg);
    }
    .image {
      flex: none; width: 36px; padding-bottom: 16px; color: var(--accent);
      font-size: 30px; line-height: 40px; text-align: center;
    }
    .image.name {
      display: grid; place-items: center; align-self: flex-start; width: 64px; min-height: 64px;
      margin-bottom: 16px; padding: 6px; border: 1px dashed var(--line); border-radius: 10px;
      color: var(--secondary); font: 10px/1.3 ui-monospace, monospace;
    }
    .words { flex: 1 1 0; min-width: 120px; padding-block-end: 16px; padding-inline-end: 22px; }
    h1, .message { white-space: pre-wrap; text-align: start; }
    h1 { font-size: 16px; font-weight: 600; line-height: 1.35; }
    .message { margin-top: 3px; font-size: 15px; color: var(--secondary); }
    .message strong { font-weight: 600; color: var(--label); }
    .link { color: var(--accent); }
    code { padding: 1px 4px; border-radius: 4px; background: var(--code); font: .9em ui-monospace, monospace; }
    button { border: 0; background: none; color: inherit; font: inherit; }
    .close {
      position: absolute; top: 8px; inset-inline-end: 8px; width: 30px; height: 30px; border-radius: 50%;
      color: var(--secondary); font-size: 13px; line-height: 1;
    }
    .actions { flex: 1 1 100%; padding: 0; list-style: none; }
    .image:not(.name) ~ .actions { margin-inline-start: 50px; }
    .actions li { border-top: 1px solid var(--line); }
    .actions button {
      width: 100%; padding: 11px 0; color: var(--accent); font-size: 15px; text-align: start;
      white-space: pre-wrap; overflow-wrap: anywhere;
    }
    button:hover { opacity: .6; }
    button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
    """
}
