/**
 * Styles of the pages, with colours from shared/styles/tokens.css. They resemble the application but are plainer, so
 * that they look like another site.
 */
export const STYLE = `
:root { color-scheme: light dark; --bg: #f3f6f6; --surface: #fff; --text: #10242a; --muted: #475b61; --line: #dbe4e5;
  --control: #748990; --fill: #3b3f8f; --on-fill: #fff; --note: #fff3d9; --note-line: #ecc987; --note-text: #7a4f00; }
@media (prefers-color-scheme: dark) { :root { --bg: #0b1417; --surface: #121f23; --text: #e7eff0; --muted: #b1c2c6;
  --line: #24363b; --control: #6f868d; --fill: #b7baf5; --on-fill: #14163d; --note: #2e230c; --note-line: #66501f;
  --note-text: #f2c46d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); line-height: 1.5;
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif; }
header { padding: 1rem; background: var(--surface); border-bottom: 1px solid var(--line); font-weight: 700; }
header p { max-width: 32rem; margin: 0 auto; }
main { max-width: 34rem; margin: 0 auto; }
main { padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
.note { margin: 0 0 1.5rem; padding: .75rem 1rem; background: var(--note); border: 1px solid var(--note-line);
  border-radius: 10px; color: var(--note-text); }
.card { padding: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; }
.card > :first-child { margin-top: 0; }
.card > :last-child { margin-bottom: 0; }
dl { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; margin: 1rem 0 1.5rem; }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 700; text-align: right; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .75rem; }
button { flex: 1 1 12rem; min-height: 48px; padding: .5rem 1rem; border: 1px solid var(--control); border-radius: 10px;
  background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { background: var(--fill); border-color: var(--fill); color: var(--on-fill); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--fill); outline-offset: 2px; }
`
