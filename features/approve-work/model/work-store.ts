import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { openServiceTicket, separatelySoldItems, serviceTicketInfoRows } from '#shared/api/contract/visit/tickets'
import { getBooking } from '#shared/api/contract/booking/current'
import { isMissing, isSessionEnd } from '#shared/api/errors'
import type { Booking } from '#shared/api/nouns/booking'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { InfoRow, ServiceTicket, TicketDecision } from '#shared/api/nouns/service-ticket'
import { Action } from '#shared/store/action'
import { Resource } from '#shared/store/resource'
import { extrasOf } from './jobs'

/** API calls of this store. */
export const workCalls = { openServiceTicket, serviceTicketInfoRows, separatelySoldItems, getBooking }

interface Dependencies {
  readonly api: Client<typeof workCalls>
  readonly session: SessionStore
  readonly code: string
  readonly organizationId: string | number
  /** True if this tab has sent an answer before, so that a ticket that is gone has been answered. */
  readonly wasSent: boolean
}

/** What a mechanic found, opened by its ticket's code. */
export class WorkStore {
  /** 'missing' before it was shown, 'gone' if it can no longer be answered. */
  stage: 'opening' | 'open' | 'decided' | 'missing' | 'gone' = 'opening'
  ticket: ServiceTicket | null = null
  decision: TicketDecision | null = null
  /** The session's booking, which names the car and the workshop. Null if it could not be read. */
  booking: Booking | null = null
  extras: readonly ProductSuggestion[] = []
  /** Number of outcomes of the visitor's actions. Each one moves the focus to the heading that reports it. */
  turns = 0
  readonly opening: Action<[]>
  /** The rows about each job, by its id. */
  readonly infoRows: Resource<[], ReadonlyMap<string, readonly InfoRow[]>>

  constructor(private readonly dependencies: Dependencies) {
    this.opening = new Action(() => this.open())
    this.infoRows = new Resource((signal) => this.loadRows(signal))
    makeAutoObservable<this, 'dependencies'>(
      this,
      {
        ticket: observableRef,
        decision: observableRef,
        booking: observableRef,
        extras: observableRef,
        dependencies: false,
      },
      { autoBind: true },
    )
  }

  /** Reads the ticket again, which also empties what the session has accepted. */
  async read(): Promise<ServiceTicket> {
    try {
      return await this.request()
    } catch (error) {
      // The visitor may have thought it over for longer than a session lasts. The next call opens another one.
      if (isSessionEnd(error)) return this.request()
      throw error
    }
  }

  /** Reads again what is sold beside the ticket. Resolves to what was known if it cannot be read. */
  async readExtras(ticket: ServiceTicket): Promise<readonly ProductSuggestion[]> {
    const sold = await this.readSold()
    return sold ? extrasOf(ticket, sold) : this.extras
  }

  show(ticket: ServiceTicket, extras: readonly ProductSuggestion[] = this.extras): void {
    this.extras = extras
    this.ticket = ticket
    this.decision = ticket.decision ?? null
    this.stage = this.decision ? 'decided' : 'open'
    if (!this.decision) void this.infoRows.load()
  }

  /** Ends the page with a decision, or without one if only the fact is known that there is one. */
  end(decision: TicketDecision | null): void {
    this.decision = decision
    this.stage = decision ? 'decided' : 'gone'
    this.turns += 1
  }

  dispose(): void {
    this.infoRows.reset()
  }

  private async open(): Promise<void> {
    const ticket = await this.read().catch(nullIfMissing)
    // A server that proposes nothing has nothing to show.
    if (!ticket || (ticket.items.length === 0 && !ticket.decision)) {
      runInAction(() => (this.stage = this.dependencies.wasSent ? 'gone' : 'missing'))
      return
    }
    const [booking, sold] = await Promise.all([this.readBooking(), this.readSold()])
    runInAction(() => {
      this.show(ticket, extrasOf(ticket, sold ?? []))
      this.booking = booking
    })
  }

  private request(): Promise<ServiceTicket> {
    const { api, session, code: ticketCode, organizationId } = this.dependencies
    const usedProcessType = session.processType ?? 'CANCEL_FORM'
    // The page itself says that there is no such ticket.
    const options = { handlesError: isMissing }
    return api.openServiceTicket({ body: { ticketCode, organizationId, usedProcessType } }, options)
  }

  /** The booking only adds the car and the workshop to the head. */
  private readBooking(): Promise<Booking | null> {
    return this.dependencies.api.getBooking({}, { handlesError: () => true }).catch(() => null)
  }

  private readSold(): Promise<readonly ProductSuggestion[] | null> {
    return this.dependencies.api.separatelySoldItems({}).catch(() => null)
  }

  private async loadRows(signal: AbortSignal): Promise<ReadonlyMap<string, readonly InfoRow[]>> {
    const { items = [], id = '' } = this.ticket ?? {}
    const rowsOf = async (itemId: string | number): Promise<readonly [string, readonly InfoRow[]]> => {
      const asked = this.dependencies.api.serviceTicketInfoRows(
        { params: { id, itemId } },
        { signal, handlesError: isMissing },
      )
      // A server without the call has no rows.
      return [String(itemId), (await asked.catch(nullIfMissing)) ?? []]
    }
    return new Map(await Promise.all(items.map((item) => rowsOf(item.id))))
  }
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
