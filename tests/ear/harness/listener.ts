import { setTimeout } from 'node:timers/promises'
import { KEYS, type Tab } from '../../../e2e/engines/engine'
import type { Orca } from './orca'

const STROKES = {
  Tab: KEYS.tab,
  'Shift+Tab': KEYS.shift + KEYS.tab,
  Enter: KEYS.enter,
  Space: ' ',
  Escape: KEYS.escape,
} as const
type Stroke = keyof typeof STROKES

/** More than the controls of any step. */
const MOST_TABS = 90
const WAIT_MS = 30_000
const POLL_MS = 50

/** A visitor who has only a keyboard and ears. Writes down each key and the utterances after it. */
export class Listener {
  /** One line for each key, typed text and opened page. */
  readonly transcript: string[] = []
  /** Number of keys except those that type a text. */
  presses = 0
  /** Everything that Orca said. */
  readonly utterances: string[] = []

  constructor(
    private readonly tab: Tab,
    private readonly orca: Orca,
  ) {
    this.note('page', orca.opening)
  }

  /**
   * Presses a key. Resolves to the utterances after it.
   * @param opens heading that the page shows after the key
   */
  async press(stroke: Stroke, opens?: RegExp): Promise<readonly string[]> {
    this.presses += 1
    await this.tab.type(STROKES[stroke])
    if (opens) await this.waitFor(opens)
    return this.note(stroke, await this.orca.hears())
  }

  /** Types a text into the focused field. */
  async type(text: string): Promise<void> {
    await this.tab.type(text)
    this.note(`types ${text}`, await this.orca.hears())
  }

  /** Presses Tab, or Shift+Tab, until the focused element has the name. Resolves to the name. */
  async moveTo(name: RegExp, stroke: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string> {
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      await this.press(stroke)
      const focused = await this.focused()
      if (name.test(focused)) return focused
    }
    throw new Error(`${stroke} does not reach ${name}.`)
  }

  /** Resolves to the name of the focused element. */
  focused(): Promise<string> {
    return this.inPage(nameOfFocused)
  }

  private async waitFor(heading: RegExp): Promise<void> {
    for (const deadline = Date.now() + WAIT_MS; !heading.test(await this.inPage(headings)); await setTimeout(POLL_MS))
      if (Date.now() > deadline) throw new Error(`The page has no heading ${heading}.`)
  }

  /** Calls a function in the page. It uses nothing from outside. */
  private inPage(inside: () => string): Promise<string> {
    return this.tab.run(`(${inside.toString()})()`)
  }

  private note(act: string, heard: readonly string[]): readonly string[] {
    this.utterances.push(...heard)
    this.transcript.push(`[${act}] ${heard.map((said) => `«${said}»`).join(' ') || '—'}`)
    return heard
  }
}

/** Accessible name of the focused element. Runs in the page. */
function nameOfFocused(): string {
  const element = document.activeElement
  if (!element) return ''
  const byId = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
  const texts = [...byId, ...labels].map((label) => label?.textContent ?? '').join(' ')
  const name = element.getAttribute('aria-label') || texts.trim() || element.textContent
  return name.replaceAll(/\s+/g, ' ').trim()
}

/** Texts of the visible headings, one a line. Runs in the page. */
function headings(): string {
  const visible = [...document.querySelectorAll('h1, h2')].filter((heading) => heading.checkVisibility())
  return visible.map((heading) => heading.textContent.replaceAll(/\s+/g, ' ')).join('\n')
}
