import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { addBookingRows } from '#shared/api/contract/booking/current'
import { markServiceTicketDone, reportWarningLight } from '#shared/api/contract/visit/tickets'
import { ApiError, isMissing, isOutcomeUnknown } from '#shared/api/errors'
import type { ServiceTicket } from '#shared/api/nouns/service-ticket'
import { Action } from '#shared/store/action'
import type { ChoiceStore } from './choice-store'
import { goneOf, isChanged, jobsOf, rowsOf, sameExtras } from './jobs'
import type { WorkStore } from './work-store'

/** API calls of this store. */
export const answerCalls = { reportWarningLight, addBookingRows, markServiceTicketDone }

interface Dependencies {
  readonly api: Client<typeof answerCalls>
  readonly session: SessionStore
  readonly work: WorkStore
  readonly choice: ChoiceStore
  readonly code: string
}

/** Sends the visitor's answer to a ticket, once: the accepted rows, and then that the ticket is done. */
export class AnswerStore {
  /** Why the last attempt did not send anything. */
  notice: 'incomplete' | 'changed' | null = null
  /** Names of what could be ordered when it was shown and cannot any more. */
  gone: readonly string[] = []
  /** Number of attempts with a notice. Each one moves the focus to the first job without an answer. */
  refusals = 0
  /** True while the server may have recorded the answer without the page knowing. It cannot be changed then. */
  isLocked = false
  readonly sending: Action<[]>
  /** Token of the session that has the accepted rows, so that a repeated attempt does not add them again. */
  #addedIn: string | null = null

  constructor(private readonly dependencies: Dependencies) {
    this.sending = new Action(() => this.submit().catch((error: unknown) => this.explain(error)))
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, gone: observableRef }, { autoBind: true })
  }

  async send(): Promise<void> {
    const { choice } = this.dependencies
    if (choice.undecided.length > 0) return this.refuse('incomplete')
    this.notice = null
    this.gone = []
    choice.setFixed(true)
    await this.sending.run()
    choice.setFixed(this.isLocked)
  }

  private async submit(): Promise<void> {
    const { api, session, work, choice, code } = this.dependencies
    if (this.#addedIn === null || this.#addedIn !== session.token) {
      const isReady = await this.prepare()
      if (!isReady) return
      this.#addedIn = session.token
    }
    const done = { body: { ticketCode: code } }
    const isDone = await this.record(() => api.markServiceTicketDone(done, { handlesError: isExplained })).then(
      () => true,
      falseIfMissing,
    )
    const accepted = [...choice.accepted, ...choice.extras].map(({ product }) => product)
    work.end(isDone ? { at: undefined, accepted } : null)
  }

  /**
   * Gives the session what was accepted. Reads the ticket first, because the session may be another one by now, and the
   * proposal too. Resolves to whether the answer can be completed.
   */
  private async prepare(): Promise<boolean> {
    const { api, choice } = this.dependencies
    const ticket = await this.readUnchanged()
    if (!ticket) return false
    const value = choice.light.trim()
    const light = { params: { id: ticket.id }, body: { value } }
    // A server without the call cannot take the light, and the answer matters more.
    if (value !== '') await api.reportWarningLight(light, { handlesError: isMissing }).catch(falseIfMissing)
    const rows = rowsOf(choice.accepted, choice.extras)
    if (rows.length > 0) await this.record(() => api.addBookingRows({ body: rows }, { handlesError: isRefused }))
    return true
  }

  /**
   * Reads ticket and extras again. Null if they are not what the visitor has answered to: then they are shown, and the
   * visitor decides again. Null too if the page has ended.
   */
  private async readUnchanged(): Promise<ServiceTicket | null> {
    const { work, choice } = this.dependencies
    const shown = work.ticket
    const ticket = await this.readAgain()
    if (!ticket || !shown) return ticket
    const extras = choice.extras.length > 0 ? await work.readExtras(ticket) : work.extras
    const kept = sameExtras(choice.extras, extras)
    if (!isChanged(shown, ticket) && kept.length === choice.extras.length) return ticket
    runInAction(() => {
      this.isLocked = false
      this.gone = [...goneOf(jobsOf(shown), jobsOf(ticket)), ...goneOf(choice.extras, extras)]
      choice.revise(shown, ticket, kept)
      work.show(ticket, extras)
      this.refuse('changed')
    })
    return null
  }

  /** Finds out whether a refusal came because the proposal has changed after it was read. Throws the error if not. */
  private async explain(error: unknown): Promise<void> {
    // The reading below discards what the session has accepted.
    if (isRefused(error)) this.#addedIn = null
    if (!isRefused(error) || (await this.readUnchanged())) throw error
  }

  /** Reads the ticket again. Null if it has been decided or has expired meanwhile, which ends the page. */
  private async readAgain(): Promise<ServiceTicket | null> {
    const { work } = this.dependencies
    const ticket = await work.read().catch(falseIfMissing)
    if (ticket && !ticket.decision) return ticket
    work.end(ticket ? (ticket.decision ?? null) : null)
    return null
  }

  /** Makes a call that records the answer, and locks the answer unless the server has plainly refused it. */
  private async record(call: () => Promise<void>): Promise<void> {
    this.isLocked = true
    this.dependencies.choice.keep(true)
    try {
      await call()
    } catch (error) {
      if (!isOutcomeUnknown(error)) runInAction(() => (this.isLocked = false))
      throw error
    }
  }

  private refuse(notice: NonNullable<AnswerStore['notice']>): void {
    this.notice = notice
    this.refusals += 1
  }
}

/** The server has understood the answer and does not take it. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && [400, 409].includes(error.status)
const isExplained = (error: unknown): boolean => isMissing(error) || isRefused(error)

function falseIfMissing(error: unknown): false {
  if (isMissing(error)) return false
  throw error
}
