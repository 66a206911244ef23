import { queryAllByRole } from '@testing-library/dom'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { create, string, type } from 'superstruct'
import type { VisitState } from '#shared/api/nouns/visit'
import type { Given, Step } from '#tests/harness/visitors/fill-booking'
import type { Booked } from '../acts'
import type { Answer, Name, SceneVisitor, Target } from '../scene'

const PATIENCE_MS = 30_000
const POLL_MS = 50

async function post(path: string, body: unknown = null): Promise<Response> {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}
const scene = (act: string, body?: unknown): Promise<Response> => post(`/scenes/${act}`, body)
const hook = (name: string, body?: unknown): Promise<Response> => post(`/__test__/${name}`, body)

/** Does what a scene says in another tab of the same browser. */
export class BrowserVisitor implements SceneVisitor {
  constructor(private readonly tab: Window) {}

  /** Forgets what the scene before has left in the browser and at the server. */
  async begin(): Promise<void> {
    await scene('begin')
    await this.goTo('/scenes/blank')
    this.tab.sessionStorage.clear()
    this.tab.localStorage.clear()
  }

  async open(path: string): Promise<void> {
    // From another document, because an address with another fragment alone loads nothing.
    await this.goTo('/scenes/blank')
    await this.goTo(path)
  }

  async startsAt(step: Step, given: Given = {}): Promise<void> {
    const response = await scene('start', { step, given })
    const entries: unknown = await response.json()
    for (const [key, value] of Object.entries(Object(entries))) this.tab.sessionStorage.setItem(key, String(value))
    await this.goTo(given.process === 'TIRE_CHANGE' ? '/renkaanvaihto' : '/huolto')
  }

  async books(given: Given = {}): Promise<Booked> {
    const response = await scene('books', given)
    return create(await response.json(), type({ key: string(), id: string() }))
  }

  async cancels({ key }: Booked): Promise<void> {
    await scene('cancels', { key })
  }

  async setsState({ id }: Booked, state: VisitState): Promise<void> {
    await scene('sets-state', { booking: id, state })
  }

  async proposesWork(): Promise<string> {
    return (await hook('extra-work')).text()
  }

  async remindersAreDue(): Promise<void> {
    await hook('due-reminders')
    // A write wakes the sender.
    await this.open('/peruutus')
  }

  async holdRunsOut(): Promise<void> {
    await hook('expire-hold', { token: this.token })
  }

  async opensMail(subject: string): Promise<void> {
    await scene('mail', { subject })
    await this.goTo('/scenes/mail')
  }

  async answers(path: string, answer: Answer): Promise<void> {
    await scene('answers', { path, answer })
  }

  async sees(role: string, name?: Name): Promise<void> {
    await this.finds(() => this.body, role, name)
  }

  async press(role: string, name?: Name, within?: Target[2]): Promise<void> {
    const around = within ? await this.finds(() => this.top, ...within) : null
    const element = await this.finds(() => around ?? this.top, role, name)
    // The page draws what was typed before.
    await this.pause()
    element.scrollIntoView({ block: 'center' })
    await this.user.click(element)
  }

  insists(...target: Target): Promise<void> {
    return this.press(...target)
  }

  async fill(label: Name, text: string, form?: string): Promise<void> {
    const within = form === undefined ? null : await this.finds(() => this.body, 'form', form)
    const field = await this.finds(() => within ?? this.body, ['textbox', 'searchbox'], label)
    for (const act of [() => this.user.clear(field), () => this.user.click(field), () => this.user.paste(text)]) {
      await act()
      await this.pause()
    }
  }

  async chooses(label: string, option: string): Promise<void> {
    const list = await this.finds(() => this.body, 'combobox', label)
    // Its options load later.
    await this.finds(() => list, 'option', option)
    await this.user.selectOptions(list, option)
  }

  private get body(): HTMLElement | null {
    return this.document?.querySelector('body') ?? null
  }

  /** Null in the moment between two documents, in which a browser refuses access. */
  private get document(): Document | null {
    try {
      return this.tab.document
    } catch {
      return null
    }
  }

  /** Nothing beneath an open dialog can be pressed. */
  private get top(): HTMLElement | null {
    return [...(this.document?.querySelectorAll<HTMLElement>('dialog[open]') ?? [])].at(-1) ?? this.body
  }

  private get user(): UserEvent {
    // Without its pauses, which would last a second each, because this page is hidden.
    return userEvent.setup({ document: this.tab.document, delay: null })
  }

  /** The process token of the page's session. */
  private get token(): string {
    const stored: unknown = JSON.parse(this.tab.sessionStorage.getItem('huoltovaraus.session') ?? '{}')
    return create(stored, type({ token: string() })).token
  }

  /** Waits for an element. `within` is asked each time, because a press may load another document. */
  private async finds(
    within: () => HTMLElement | null,
    roles: string | readonly string[],
    name?: Name,
  ): Promise<HTMLElement> {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      const root = within()
      const options = name === undefined ? {} : { name }
      const [found] = root ? [roles].flat().flatMap((role) => queryAllByRole(root, role, options)) : []
      if (found) return found
      await this.pause()
    }
    throw new Error(`No ${String(roles)} ${String(name)}.`)
  }

  /** By the timers of both pages: a browser slows those of this one, which is hidden, and a new document ends the other's. */
  private pause(): Promise<void> {
    return new Promise((wake) => {
      setTimeout(wake, POLL_MS)
      this.document?.defaultView?.setTimeout(wake, POLL_MS)
    })
  }

  private async goTo(path: string): Promise<void> {
    const before = this.document
    this.tab.location.replace(path)
    const deadline = Date.now() + PATIENCE_MS
    while (this.document === before || this.document?.readyState !== 'complete') {
      if (Date.now() > deadline) throw new Error(`${path} does not load.`)
      await this.pause()
    }
  }
}
