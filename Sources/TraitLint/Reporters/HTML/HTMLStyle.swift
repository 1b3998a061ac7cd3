/// The page's style sheet. Colours are chosen for a contrast of at least 4.5 to 1 with what is behind them, and none
/// says anything that a symbol or a word does not say too.
enum HTMLStyle {
  static let sheet = """
    :root { color-scheme: light dark; --ink: #1c1f24; --quiet: #555c66; --page: #ffffff; --card: #f5f6f8;
      --edge: #d5d9df; --held: #0b5cad; --lost: #b3261e; --open: #5f6670; --on: #ffffff; --add: #e2f3e5;
      --remove: #fde7e5; --mark: #ffe08a }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6e8eb; --quiet: #a9b0ba; --page: #14161a; --card: #1d2026;
      --edge: #3a404a; --held: #7db9ff; --lost: #ff8f85; --open: #a9b0ba; --on: #101216; --add: #16351f;
      --remove: #44201e; --mark: #6a5200 } }
    * { box-sizing: border-box }
    html { background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
    body { max-width: 70rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
    h1 { font-size: 1.6rem; margin: 0 0 .5rem } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
    h3 { font-size: 1.05rem; margin: 0 0 .5rem } h4 { font-size: 1rem; margin: 1rem 0 .25rem }
    a { color: var(--held) } :focus-visible { outline: 3px solid var(--held); outline-offset: 2px }
    code, pre, svg text.name { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
    code { font-size: .9em } small { color: var(--quiet); font-size: .85em; font-weight: normal }
    p, ul, dl { margin: .4rem 0 } ul { padding-left: 1.2rem }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
    .counts { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem } .counts dt { color: var(--quiet); font-size: .85rem }
    .counts dd { margin: 0; font-size: 1.3rem; font-weight: 600 }
    nav span { color: var(--quiet); font-size: .9rem }
    .rules { list-style: none; padding: 0 } .rules b { display: inline-block; min-width: 2.5rem; text-align: right }
    .rules ul, .files { columns: 24rem; column-gap: 2rem } .files li { break-inside: avoid }
    summary { cursor: pointer; padding: .15rem 0 }
    .legend { border: 1px solid var(--edge); border-radius: .5rem; padding: 0 1rem .5rem; margin-top: 1.5rem }
    .legend h2 { margin-top: .75rem } .legend ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap;
      gap: .4rem 1.5rem } .legend li { display: flex; align-items: center; gap: .4rem }
    .legend svg { border: 0; background: none; flex: none }
    article { background: var(--card); border: 1px solid var(--edge); border-radius: .5rem; padding: 1rem;
      margin: 1rem 0; content-visibility: auto; contain-intrinsic-size: auto 60rem }
    .messages { list-style: none; padding: 0 } .messages li { margin: .3rem 0; padding-left: .7rem;
      border-left: 4px solid var(--open) } .messages .error { border-color: var(--lost) }
    .messages .error b { color: var(--lost) } .others { color: var(--quiet); font-size: .9rem }
    pre { overflow-x: auto; background: var(--page); border: 1px solid var(--edge); border-radius: .35rem;
      padding: .6rem .8rem; margin: .5rem 0; line-height: 1.4; tab-size: 4; overflow-wrap: normal }
    mark { background: var(--mark); color: inherit; border-bottom: 2px solid currentColor }

    .chain { width: 100%; border-collapse: collapse; margin: 1rem 0 .5rem }
    .chain caption { text-align: left; font-weight: 600 }
    .chain thead th { font-size: .8rem; line-height: 1.2; color: var(--quiet); vertical-align: bottom; padding: .3rem 0 }
    .chain thead th:last-child { text-align: left; padding-left: .8rem }
    .chain thead th:not(:last-child), .t { width: 4rem; text-align: center }
    .chain tbody th { text-align: left; font-weight: normal; vertical-align: top; padding: .35rem 0 .5rem .8rem }
    .chain tbody th > code { font-weight: 600 } .chain tbody th p { margin: .1rem 0 0; font-size: .9rem }
    .chain tbody th small:not(.line) { display: block } .line { display: inline-block; min-width: 1.8rem }
    .sink { background: var(--page) }
    .t { position: relative; vertical-align: top; padding: .35rem 0 .4rem; height: 2.4rem }
    .t em { display: block; position: relative; z-index: 1; width: max-content; margin: .1rem auto 0; padding: 0 .2rem;
      background: var(--card); border-radius: .2rem; font-size: .75rem; line-height: 1.2; font-style: normal }
    .sink .t em { background: var(--page) }
    .t::before, .t::after { content: ""; position: absolute; left: calc(50% - 2px); width: 4px }
    .t::before { top: 0; height: 1.1rem } .t::after { top: 1.1rem; bottom: 0 }
    .a-held::before, .b-held::after { background: var(--held) }
    .a-lost::before, .b-lost::after { background: repeating-linear-gradient(var(--lost) 0 5px, transparent 5px 11px) }
    .a-open::before, .b-open::after { background: repeating-linear-gradient(var(--open) 0 3px, transparent 3px 6px) }
    .k { display: flex; position: relative; z-index: 1; align-items: center; justify-content: center; width: 1.5rem;
      height: 1.5rem; margin: 0 auto; border: 2px solid var(--open); border-radius: 50%; font: bold .9rem/1 system-ui,
      sans-serif; color: var(--open); background: var(--page) }
    .k.lost { background: var(--lost); border-color: var(--lost); color: var(--on); border-radius: .3rem }
    .k.won { background: var(--held); border-color: var(--held); color: var(--on) }
    .k.dot { width: .75rem; height: .75rem; margin: .4rem auto } .k.held { background: var(--held);
      border-color: var(--held) } .k.missing { border-color: var(--lost); border-radius: 0 }

    .replay { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(21.6rem, 100%), 1fr)); gap: 0 1.5rem }
    .wrong, .fine, .unseen, .differences { list-style: none; padding: 0; font-size: .95rem } .replay i { font-style: normal }
    .wrong i { color: var(--lost); font-weight: bold } .fine i { color: var(--held); font-weight: bold }
    figure { margin: .75rem 0 } figcaption { font-size: .9rem; color: var(--quiet); margin-bottom: .3rem }
    svg { display: block; max-width: 100%; height: auto; background: var(--page); border: 1px solid var(--edge);
      border-radius: .35rem }
    svg text { font: 12px system-ui, sans-serif; fill: var(--ink); text-anchor: middle }
    svg .name { font-size: 12px; font-weight: 600; text-anchor: start } svg .head { fill: var(--quiet) }
    svg .note, svg .none { fill: var(--quiet); font-size: 11px } svg .bad { fill: var(--lost); font-size: 11px;
      font-weight: 600 } svg .none { font-style: italic }
    svg .in { fill: var(--on); font-weight: 700 } svg .out { fill: var(--lost); font-weight: 700 }
    .flow { stroke: var(--quiet); stroke-width: 2; fill: none } .on { fill: var(--held) }
    .off { fill: var(--page); stroke: var(--lost); stroke-width: 2; stroke-dasharray: 4 2 }
    .cross { stroke: var(--lost); stroke-width: 4; fill: none } .end { stroke: var(--ink); stroke-width: 3 }
    .run { fill: var(--page); stroke: var(--ink); stroke-width: 2 }
    .failed { fill: var(--lost); stroke: var(--lost); stroke-width: 2 } svg .why { fill: var(--on); font-weight: 700 }
    .diff ins, .diff del { display: inline-block; min-width: 100%; text-decoration: none }
    .diff ins { background: var(--add) } .diff del { background: var(--remove) }

    @media (max-width: 40rem) { body { padding: .5rem } article { padding: .75rem .5rem }
      .chain thead th:not(:last-child), .t { width: 3rem } .chain tbody th, .chain thead th:last-child {
      padding-left: .5rem } .chain code { font-size: .82em } .line { min-width: 0 } }
    @media print { :root { --page: #fff; --card: #fff; --ink: #000 } body { max-width: none }
      tr, figure, h3, h4 { break-inside: avoid } h2, h3, h4 { break-after: avoid } pre { white-space: pre-wrap }
      * { print-color-adjust: exact } }

    """
}
