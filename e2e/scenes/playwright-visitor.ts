import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { REST_ROOT } from '#shared/api/rest-root'
import type { VisitState } from '#shared/api/nouns/visit'
import type { Given, Step } from '#tests/harness/visitors/fill-booking'
import { callHook, expireHold, openClient, prepareBooking } from '../harness/api'
import { newestMail } from '../harness/mail-files'
import type { Server } from '../harness/server'
import { books, cancels, setsState, type Booked } from './acts'
import type { Answer, Name, SceneVisitor, Target } from './scene'

type Role = Parameters<Page['getByRole']>[0]

/** The roles that scenes name. Playwright's type takes no other text. */
const ROLES: readonly Role[] = [
  'alert',
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'group',
  'heading',
  'link',
  'radio',
  'radiogroup',
  'region',
  'textbox',
]

function roleOf(role: string): Role {
  const known = ROLES.find((one) => one === role)
  if (!known) throw new Error(`Add the role ${role} to ROLES.`)
  return known
}

const options = (name?: Name) => (typeof name === 'string' ? { name, exact: true } : name ? { name } : {})

/** Within this time in ms the page shows an answer, and asks what follows from it. */
const FOLLOWS_MS = 300
/** What has no answer after this time in ms gets none: the page has left, or the scene is about that. */
const ANSWERED_MS = 15_000

/** Longer than a busy server takes for all that a page asks. */
const REST_MS = 30_000

/** Does what a scene says in a page of Playwright. */
export class PlaywrightVisitor implements SceneVisitor {
  /** Requests without an answer, and when they were made, except those that never get one. */
  private readonly asked = new Map<Request, number>()
  private readonly unanswered: RegExp[] = []
  private readonly begunMs = Date.now()

  constructor(
    private readonly page: Page,
    private readonly server: Server,
  ) {
    page.on('request', (request) => {
      if (!this.unanswered.some((pattern) => pattern.test(request.url()))) this.asked.set(request, Date.now())
    })
    page.on('requestfinished', (request) => this.asked.delete(request))
    page.on('requestfailed', (request) => this.asked.delete(request))
  }

  /** Waits until the page has all answers that it gets. */
  async rests(): Promise<void> {
    const waiting = (): readonly string[] =>
      [...this.asked].filter(([, since]) => Date.now() - since < ANSWERED_MS).map(([request]) => request.url())
    await expect(async () => {
      expect(waiting()).toEqual([])
      await this.page.waitForTimeout(FOLLOWS_MS)
      expect(waiting()).toEqual([])
    }).toPass({ timeout: REST_MS })
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  async startsAt(step: Step, given: Given = {}): Promise<void> {
    await prepareBooking(this.page, step, given)
    await this.page.goto(given.process === 'TIRE_CHANGE' ? '/renkaanvaihto' : '/huolto')
  }

  books(given: Given = {}): Promise<Booked> {
    return books(() => openClient(this.server), given)
  }

  cancels({ key }: Booked): Promise<void> {
    return cancels(() => openClient(this.server), key)
  }

  setsState({ id }: Booked, state: VisitState): Promise<void> {
    return setsState(() => openClient(this.server), { booking: id, state })
  }

  proposesWork(): Promise<string> {
    return callHook(this.server, 'extra-work')
  }

  async remindersAreDue(): Promise<void> {
    await callHook(this.server, 'due-reminders')
    // A write wakes the sender.
    await openClient(this.server)
  }

  holdRunsOut(): Promise<void> {
    return expireHold(this.server, this.page)
  }

  async opensMail(subject: string): Promise<void> {
    const body = await newestMail(this.server.directory, subject, this.begunMs)
    await this.page.route('**/mail', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
    await this.page.goto('/mail')
    // Axe takes a document without a background for a white one, in the dark scheme too.
    await this.page.addStyleTag({ content: ':root { background: Canvas }' })
  }

  async answers(path: string, answer: Answer): Promise<void> {
    const pattern = new RegExp(`${REST_ROOT}${path}(\\?|$)`)
    if (answer === 'never') this.unanswered.push(pattern)
    await this.page.route(pattern, (route) => {
      if (answer === 'never') return Promise.resolve()
      const failure = { status: 500, body: { code: 'FAILED', message: 'as the scene says' } }
      const { status = 200, body } = answer === 'fails' ? failure : answer
      return route.fulfill({ status, json: body })
    })
  }

  async sees(role: string, name?: Name): Promise<void> {
    await expect(this.page.getByRole(roleOf(role), options(name)).first()).toBeVisible()
  }

  async press(...target: Target): Promise<void> {
    await (await this.finds(...target)).click()
  }

  async insists(...target: Target): Promise<void> {
    // A click would wait until the button is enabled.
    await (await this.finds(...target)).press('Enter')
  }

  async fill(label: Name, text: string, form?: string): Promise<void> {
    const within = form === undefined ? this.page.getByRole('main') : this.page.getByRole('form', { name: form })
    const box = within.getByRole('textbox', options(label))
    await box
      .or(within.getByRole('searchbox', options(label)))
      .first()
      .fill(text)
  }

  async chooses(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', options(label)).selectOption(option)
  }

  /** Nothing beneath an open dialog can be pressed. */
  private async finds(role: string, name?: Name, within?: Target[2]): Promise<Locator> {
    const dialog = this.page.locator('dialog[open]').last()
    const top = (await dialog.count()) > 0 ? dialog : this.page
    const around = within ? top.getByRole(roleOf(within[0]), options(within[1])).first() : top
    return around.getByRole(roleOf(role), options(name)).first()
  }
}
