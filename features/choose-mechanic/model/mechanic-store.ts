import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { isAwayAllDay, type TimeStep } from '#entities/calendar'
import { keptForBookingAttempt, bookingAttemptPort } from '#entities/process'
import { apiPort, type Client } from '#shared/api/client'
import { resourceAbsences, resourceWorkshift, selectResources } from '#shared/api/contract/time/slots'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { Identifier } from '#shared/api/nouns/lenient'
import type { ResourceAbsence, SelectableResource } from '#shared/api/nouns/resources'
import type { WallDate } from '#shared/date/wall-clock'
import type { StoreResolver } from '#shared/store/define-store'
import type { Persisted } from '#shared/store/persisted'
import { Resource } from '#shared/store/resource'
import type { Workshift } from './mechanic-words'

/** API calls of this store. */
export const mechanicCalls = { selectResources, resourceAbsences, resourceWorkshift }

interface Dependencies {
  readonly api: Client<typeof mechanicCalls>
  readonly booking: Pick<BookingStore, 'booking'>
  readonly list: { readonly latest: readonly SelectableResource[] | undefined }
  readonly step: Pick<TimeStep, 'isMove' | 'refilter'>
  /** Refetches the gap times, which depend on the mechanic. */
  readonly refreshGaps: () => Promise<void>
  readonly memory: Persisted<Identifier>
}

/**
 * The mechanic that the visitor has chosen (TM-18). Absences and shifts are hints: if those calls fail, the calendar
 * shows the free times of the server unchanged.
 */
export class MechanicStore {
  /** Mechanic that the server has accepted, or null for any mechanic. */
  private chosen: Identifier | null = null
  /** Selection that is still to be sent, or null. */
  private pending: { readonly id: Identifier | null } | null = null
  hasFailed = false
  readonly absences: Resource<[Identifier], readonly ResourceAbsence[]>
  readonly workshift: Resource<[Identifier, WallDate], Workshift>
  #sending: Promise<void> = Promise.resolve()

  constructor(private readonly dependencies: Dependencies) {
    const { api } = dependencies
    this.absences = new Resource((signal, resourceId) => api.resourceAbsences({ query: { resourceId } }, { signal }))
    this.workshift = new Resource(async (signal, resourceId, day) => ({
      day,
      hours: await api.resourceWorkshift({ query: { day, resourceId } }, { signal }),
    }))
    makeAutoObservable<this, 'chosen' | 'pending' | 'dependencies'>(
      this,
      { chosen: true, pending: observableRef, dependencies: false, daysOf: false },
      { autoBind: true },
    )
  }

  /**
   * Sends a selection whenever the step opens, because the API does not return the current one. While a time is held, the
   * server keeps its selection, so nothing is sent.
   */
  async restore(): Promise<void> {
    const id = this.booked ?? null
    if (this.isLocked) {
      this.chosen = id
      await this.readAbsences(id)
    } else {
      this.request(id)
      await this.settled()
      // A failure is not reported if there was no selection to restore.
      if (id === null) runInAction(() => (this.hasFailed = false))
    }
  }

  /** Selects a mechanic, or null for any. Free times are loaded after the server has accepted the selection (TM-07). */
  async choose(id: Identifier | null): Promise<void> {
    this.request(id)
    const { step, refreshGaps } = this.dependencies
    await Promise.all([step.refilter(), this.settled().then(refreshGaps)])
  }

  /** Resolves when all selections have been sent, whether or not the server accepted them. Never rejects. */
  async settled(): Promise<void> {
    for (let last: Promise<void> | null = null; last !== this.#sending; await last) last = this.#sending
  }

  /** Loads the working hours of the mechanic on a day. */
  async readWorkshift(day: WallDate): Promise<void> {
    if (this.shown !== null) await this.workshift.load(this.shown, day)
  }

  /** Returns the days without those on which the mechanic is absent all day, even if the server offers them. */
  daysOf(days: readonly FreeDay[]): readonly FreeDay[] {
    const { latest = [] } = this.absences
    const { opening_time, closing_time } = this.dependencies.booking.booking?.organization ?? {}
    const hours = { opening: opening_time ?? '00:00', closing: closing_time ?? '23:59' }
    if (this.chosen === null || latest.length === 0) return days
    return days.filter(({ date }) => !isAwayAllDay(date, latest, hours))
  }

  dispose(): void {
    this.absences.reset()
    this.workshift.reset()
  }

  get options(): readonly SelectableResource[] {
    return this.dependencies.list.latest ?? []
  }

  /** Mechanic shown as selected, or null for any. */
  get shown(): Identifier | null {
    return this.pending ? this.pending.id : this.chosen
  }

  get name(): string | null {
    return this.options.find(({ id }) => String(id) === String(this.shown))?.name ?? null
  }

  /**
   * True while a time is held or a day is requested, because the server then refuses another selection. The time of a
   * booking that is moved is not held, but its requested day is.
   */
  get isLocked(): boolean {
    const {
      step,
      booking: { booking },
    } = this.dependencies
    return Boolean(booking?.lead_date) || (!step.isMove && Boolean(booking?.booking_total_duration?.start))
  }

  /** The mechanic of the booking that is moved, if the server tells it, else the one chosen earlier in this visit. */
  private get booked(): Identifier | undefined {
    const { step, booking, memory } = this.dependencies
    const mechanics = step.isMove ? booking.booking?.mechanics : undefined
    if (mechanics) return this.options.find(({ name }) => mechanics.includes(name))?.id
    const remembered = String(memory.read())
    return this.options.find(({ id }) => String(id) === remembered)?.id
  }

  private request(id: Identifier | null): void {
    this.pending = { id }
    this.hasFailed = false
    // Sends one selection at a time, because concurrent calls may arrive in any order. Superseded selections are
    // skipped.
    this.#sending = this.#sending.then(this.sendPending)
  }

  private async sendPending(): Promise<void> {
    const { pending, dependencies } = this
    if (!pending) return
    const { id } = pending
    let isAccepted = true
    try {
      await Promise.all([dependencies.api.selectResources({ body: id === null ? [] : [id] }), this.readAbsences(id)])
    } catch {
      // The error policy of the call has notified the visitor. The select shows the failure too and keeps the accepted
      // mechanic.
      isAccepted = false
    }
    if (isAccepted) this.remember(id)
    else await this.readAbsences(this.chosen)
    runInAction(() => {
      if (isAccepted) this.chosen = id
      if (this.pending !== pending) return
      this.pending = null
      this.hasFailed = !isAccepted
    })
  }

  private remember(id: Identifier | null): void {
    const { memory } = this.dependencies
    if (id === null) memory.clear()
    else memory.write(id)
  }

  private async readAbsences(id: Identifier | null): Promise<void> {
    this.absences.reset()
    if (id !== null) await this.absences.load(id)
  }
}

/** Creates the store for `list`, the mechanics that the server has listed. */
export const createMechanics = (
  get: StoreResolver,
  step: TimeStep,
  list: Dependencies['list'],
  refreshGaps: Dependencies['refreshGaps'],
): MechanicStore =>
  new MechanicStore({
    api: get(apiPort)(mechanicCalls),
    booking: get(bookingStore),
    memory: keptForBookingAttempt(get(bookingAttemptPort), 'huoltovaraus.resource', Identifier),
    step,
    list,
    refreshGaps,
  })
