import { setFont, TEST_FONT } from '../harness/test-font'
import { create } from 'superstruct'
import { KEYS, type Tab } from './engine'
import { LIBRARY, Located, locate, type Wanted } from './locate'
import { Layout, measure } from './measure'

const WAIT_MS = 30_000
const PAUSE_MS = 50

export type Name = string | RegExp

/** An element, and the dialog or region that contains it. */
export type Target = readonly [role: string, name: Name, within?: string]

/** A visitor in one engine: waits for elements by role and name, presses them by the mouse, and types. */
export class EngineVisitor {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
    /** Takes the layout of a step. */
    private readonly onLook: (step: string, layout: Layout) => Promise<void>,
  ) {}

  async open(path: string): Promise<void> {
    // Another document first, because an address with another fragment alone loads nothing.
    await this.tab.open('about:blank')
    await this.tab.open(new URL(path, this.origin).href)
  }

  /** Leaves for another document and comes back by the browser's history, from its back-forward cache if it has one. */
  async leavesAndReturns(): Promise<void> {
    await this.tab.open('about:blank')
    await this.tab.back()
  }

  /** Returns a visitor that goes on in a frame, which an expression of the page names. Nobody compares its layout. */
  async enters(frame: string): Promise<EngineVisitor> {
    return new EngineVisitor(await this.tab.frame(frame), this.origin, () => Promise.resolve())
  }

  /** Waits until the element is within the viewport. */
  async sees(...target: Target): Promise<void> {
    await this.finds(target, ({ isInView }) => isInView === true)
  }

  /** Waits until the element has the focus. */
  async seesFocused(...target: Target): Promise<void> {
    await this.finds(target, ({ isFocused }) => isFocused === true)
  }

  /** Waits until the element contains the text, wherever on the page it is. */
  async reads(words: string, ...target: Target): Promise<void> {
    await this.finds(target, ({ text = '' }) => text.includes(words))
  }

  /** Waits until the element stands still and a press reaches it, and presses it. */
  async press(...target: Target): Promise<void> {
    let before: Located = {}
    const { x = 0, y = 0 } = await this.finds(target, (found) => {
      const isStill = found.x === before.x && found.y === before.y
      before = found
      return isStill && found.isReachable === true && !found.isDisabled
    })
    await this.tab.click(x, y)
  }

  /** Presses the field and types into it. `within` names the region of the field if the page has two of the name. */
  async fill(name: Name, text: string, within?: string): Promise<void> {
    const target: Target = within === undefined ? ['textbox', name] : ['textbox', name, within]
    await this.press(...target)
    // Once more if the page moved under the pointer, as it may while it loads on a busy machine.
    if ((await this.locates(target)).isFocused !== true) await this.press(...target)
    await this.tab.type(text)
    // WebKit's driver responds before the page has taken every key. Some fields add spaces or capitals.
    const plain = (typed: string): string => typed.replaceAll(/\W/g, '').toLowerCase()
    await this.finds(target, ({ value = '' }) => plain(value) === plain(text))
  }

  /** Chooses an option of a native list by its first letters, because no engine's driver presses the list itself. */
  async chooses(name: string, option: string): Promise<void> {
    await this.finds(['combobox', name], ({ options = 0 }) => options > 1)
    await this.locates(['combobox', name], { takesFocus: true })
    await this.tab.type(option.split(' ')[0] ?? '')
    await this.finds(['combobox', name], ({ chosen }) => chosen === option)
  }

  async key(key: keyof typeof KEYS): Promise<void> {
    await this.tab.type(KEYS[key])
  }

  async type(text: string): Promise<void> {
    await this.tab.type(text)
  }

  /** Waits until the layout stands still, and passes it on. */
  async looks(step: string): Promise<void> {
    const deadline = Date.now() + WAIT_MS
    // One font for all engines, because each has its own for the system's.
    await this.inPage(String, setFont, TEST_FONT)
    let before = ''
    while (Date.now() < deadline) {
      // Each time, because an engine may scroll to a field after the last key.
      await this.inPage(String, () => scrollTo({ top: 0, behavior: 'instant' }), null)
      const layout = await this.inPage((value) => create(value, Layout), measure, null)
      const now = JSON.stringify(layout)
      if (now === before) return this.onLook(step, layout)
      before = now
      await pause(4 * PAUSE_MS)
    }
    throw new Error(`${step}: the page does not stand still.`)
  }

  /** As `looks`, of the page as it is printed. No driver shows a page in the way of print, so its rules apply to the screen. */
  async looksPrinted(step: string): Promise<void> {
    await this.inPage(String, applyPrintRules, null)
    await this.looks(`${step} printed`)
  }

  /** Evaluates a function in the page. It uses nothing from outside. */
  async inPage<T, A>(check: (value: unknown) => T, inside: (given: A) => unknown, given: A): Promise<T> {
    const call = `(${inside.toString()})(${JSON.stringify(given)})`
    return check(JSON.parse(await this.tab.run(`JSON.stringify(${call} ?? null)`)))
  }

  private async locates([role, name, within]: Target, also: Partial<Wanted> = {}): Promise<Located> {
    const isPattern = typeof name !== 'string'
    const wanted: Wanted = { role, name: isPattern ? name.source : name, isPattern, ...(within && { within }), ...also }
    const look = (): Promise<Located> => this.inPage((value) => create(value, Located), locate, wanted)
    const found = await look()
    if (!found.isUnprepared) return found
    await this.tab.run(`(() => { ${LIBRARY}; return '' })()`)
    return look()
  }

  private async finds(target: Target, meets: (found: Located) => boolean): Promise<Located> {
    const deadline = Date.now() + WAIT_MS
    let found: Located = {}
    while (Date.now() < deadline) {
      found = await this.locates(target)
      if (found.x !== undefined && meets(found)) return found
      await pause(PAUSE_MS)
    }
    throw new Error(`${target.join(' ')} is not as expected: ${JSON.stringify(found)}`)
  }
}

/** Applies the rules for print to the screen. Runs in the page. */
function applyPrintRules(): void {
  const apply = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all'
      if (rule instanceof CSSGroupingRule) apply(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) apply(sheet.cssRules)
}

const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))
