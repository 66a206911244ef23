import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BookingPage } from '#entities/booking'
import { apiPort, type Client } from '#shared/api/client'
import { withdraw } from '#shared/api/contract/booking/withdrawal'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { periodText } from '#shared/booking-facts/words'
import { t } from '../texts'

const calls = { withdraw }

/** What the customer states. */
export interface Statement {
  readonly name: string
  readonly email: string
}

/** The car was received or the visit has begun since the visitor read what a withdrawal does. */
export class EffectChanged extends Error {
  override readonly name = 'EffectChanged'
}

/** The two steps of a withdrawal: the statement, and its confirmation. */
export class WithdrawStore {
  step: 'explanation' | 'statement' | 'confirmation' | 'received' = 'explanation'
  /** The statement to confirm, or the confirmed one. */
  statement: Statement | null = null
  /** Wall-clock time at which the server took the statement. */
  submittedAt = ''
  /** Number of steps the visitor has made. Each one moves the focus to the heading of the next. */
  turns = 0
  readonly sending: Action<[page: BookingPage]>

  constructor(private readonly api: Client<typeof calls>) {
    this.sending = new Action((page) => this.send(page))
    makeAutoObservable<this, 'api'>(this, { api: false, statement: observableRef }, { autoBind: true })
  }

  go(step: WithdrawStore['step']): void {
    this.step = step
    this.turns += 1
    this.sending.clear()
  }

  async state(statement: Statement): Promise<void> {
    this.statement = { name: statement.name.trim(), email: statement.email.trim() }
    this.go('confirmation')
  }

  /** Clears the statement when the page is left, because it is personal data. */
  dispose(): void {
    this.step = 'explanation'
    this.statement = null
    this.submittedAt = ''
    this.turns = 0
    this.sending.clear()
  }

  /**
   * The session may have ended since the booking was opened. A booking that was cancelled meanwhile ends the page. Sends
   * nothing if the withdrawal would do something else than the visitor has read.
   */
  private async send(page: BookingPage): Promise<void> {
    const { statement } = this
    const possible = statement && (await page.reopen())
    if (!possible) return
    if (possible.withdraw !== null && possible.withdraw !== page.possible.withdraw) throw new EffectChanged()
    const { submittedAt, isCancelled, booking } = await this.api.withdraw({ body: statement })
    const told = t('receivedText', { time: periodText(submittedAt, null), email: statement.email })
    if (isCancelled) return page.end({ title: t('ended'), paragraphs: [told] }, booking)
    runInAction(() => {
      this.submittedAt = submittedAt
      this.go('received')
    })
    // The facts tell of the statement. If they cannot be read, this part tells of it all the same.
    await page.reopen().catch(() => undefined)
  }
}

export const withdrawStore = defineStore('withdraw-order', (get) => new WithdrawStore(get(apiPort)(calls)))
