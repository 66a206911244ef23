/** Only the system's colours, so that the page has both schemes. */
export const STYLE = `:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 25%, Canvas); }
body { margin: 0; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main, nav { padding: 1rem; }
main { max-width: 52rem; }
a { color: LinkText; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
h2 { margin-top: 3rem; }
h3 a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 3px; }
h4 { margin: 1rem 0 .25rem; }
section { padding-top: .5rem; border-top: 1px solid var(--line); }
p { margin: .5rem 0; }
ul { margin: .25rem 0; padding-left: 1.25rem; }
.answer { margin-top: .75rem; }
.answer > p:first-of-type { margin: .25rem 0; }
code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre { margin: .25rem 0; padding: .75rem; border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; }
summary { padding: .25rem 0; cursor: pointer; }
nav { border-bottom: 1px solid var(--line); }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 20rem 1fr; }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; box-sizing: border-box; border-bottom: 0; border-right: 1px solid var(--line); }
}
`
