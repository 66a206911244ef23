import { expect, type Page } from '@playwright/test'
import { heard } from './announcements'
import { focused, type Stop } from './tree'

const MOST_TABS = 90

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/**
 * A visitor who uses the keys and hears the page: counts the presses besides the typed characters, and keeps what a screen
 * reader says at each stop: the groups that are entered, name, description and what is announced meanwhile.
 */
export class KeyVisitor {
  presses = 0
  readonly said: string[] = []
  private around: readonly string[] = []
  private last = ''

  constructor(private readonly page: Page) {}

  /** Number of words said so far. Roles and states are words of the screen reader. */
  get words(): number {
    return this.said.reduce((sum, text) => sum + wordsOf(text), 0)
  }

  async press(key: string): Promise<void> {
    this.presses += 1
    await this.page.keyboard.press(key)
    await this.listen()
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Presses a key until the name of the element with the focus begins with this text. */
  async reach(name: string, key = 'Tab'): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      const [{ name: now }] = await focused(this.page)
      if (now.startsWith(name)) return
      await this.press(key)
    }
    throw new Error(`${MOST_TABS} presses of ${key} do not reach "${name}"`)
  }

  /** Presses Enter and waits for the heading of the next step, which takes the focus. */
  async goOn(heading: string): Promise<void> {
    this.presses += 1
    await this.page.keyboard.press('Enter')
    await expect(this.page.locator('h2#step-heading:focus')).toContainText(heading)
    await this.atRest()
    await this.listen()
  }

  /** Waits until the page has loaded what belongs to it, so that what it announces is heard. */
  async atRest(): Promise<void> {
    await atRest(this.page)
  }

  private async listen(): Promise<void> {
    this.said.push(...(await heard(this.page)))
    const [stop, around] = await focused(this.page)
    const groups = around.flatMap(wordsAt)
    const entered = groups.filter((words) => !this.around.includes(words))
    this.around = groups
    const text = [...entered, ...wordsAt(stop)].join(' | ')
    if (text !== this.last) this.said.push(text)
    this.last = text
  }
}

/** Waits until no call is under way and no part of the page is waited for. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main .visually-hidden').filter({ hasText: /…$/ })).toHaveCount(0)
}

const wordsAt = ({ name, description }: Stop): string[] => [name, description].filter((text) => text !== '')
