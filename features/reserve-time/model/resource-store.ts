import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BookingStore } from '#entities/booking'
import { isAwayAllDay } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { resourceAbsences, resourceWorkshift, selectResources } from '#shared/api/contract/time'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { ResourceAbsence, SelectableResource } from '#shared/api/nouns/resources'
import type { WallDate } from '#shared/date/wall-clock'
import { Resource } from '#shared/store/resource'
import type { OffersHost } from './offers-host'
import type { ResourceMemory } from './resource-memory'
import type { Workshift } from './resource-words'

/** The calls made here. */
export const resourceCalls = { selectResources, resourceAbsences, resourceWorkshift }

interface Dependencies {
  readonly api: Client<typeof resourceCalls>
  readonly host: OffersHost
  readonly booking: Pick<BookingStore, 'booking'>
  readonly memory: ResourceMemory
}

/**
 * Whom the visitor has asked for (TM-18). When they are away and when they work are hints: where those calls fail, the
 * calendar still shows the server's own answer.
 */
export class ResourceStore {
  /** Whom the server is known to offer the times of; null: of whoever is free. */
  private chosen: Identifier | null = null
  /** What the server is still to be told. */
  private wanted: { readonly id: Identifier | null } | null = null
  hasFailed = false
  readonly absences: Resource<[Identifier], readonly ResourceAbsence[]>
  readonly workshift: Resource<[Identifier, WallDate], Workshift>
  private telling: Promise<void> = Promise.resolve()

  constructor(private readonly dependencies: Dependencies) {
    const { api } = dependencies
    this.absences = new Resource((signal, resourceId) => api.resourceAbsences({ query: { resourceId } }, { signal }))
    this.workshift = new Resource(async (signal, resourceId, day) => ({
      day,
      hours: await api.resourceWorkshift({ query: { day, resourceId } }, { signal }),
    }))
    makeAutoObservable<this, 'chosen' | 'wanted' | 'dependencies' | 'telling'>(
      this,
      {
        chosen: true,
        wanted: observableRef,
        absences: false,
        workshift: false,
        dependencies: false,
        telling: false,
        daysOf: false,
      },
      { autoBind: true },
    )
  }

  /**
   * The contract tells nobody whom the server has selected, so that it is told anew whenever the step opens: whom this
   * visitor has asked for before, else whoever is free. While a time is held the server keeps its own, and so do we.
   */
  async restore(): Promise<void> {
    const remembered = this.dependencies.memory.read()
    const id = this.options.find((one) => one.id === remembered)?.id ?? null
    if (this.isLocked) {
      this.chosen = id
      await this.readAbsences(id)
    } else {
      this.want(id)
      await this.settled()
      // Nothing was chosen on the way here that could have been lost.
      if (id === null) runInAction(() => (this.hasFailed = false))
    }
  }

  /** Asks for somebody, or for whoever is free; the free times wait for the server to know (TM-07). */
  async choose(id: Identifier | null): Promise<void> {
    this.want(id)
    const { reload, offers } = this.dependencies.host
    await Promise.all([reload(), this.settled().then(() => offers.refresh())])
  }

  /** Resolves when the server knows whom the visitor wants, as far as it would take it. Never rejects. */
  async settled(): Promise<void> {
    for (let last: Promise<void> | null = null; last !== this.telling; await last) last = this.telling
  }

  /** When they work on the day. */
  async readWorkshift(day: WallDate): Promise<void> {
    if (this.shown !== null) await this.workshift.load(this.shown, day)
  }

  /** The days without those on which whoever is asked for is away: also where a server offers them all the same. */
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
    return this.dependencies.host.offers.resources.latest ?? []
  }

  /** Who is shown as chosen. */
  get shown(): Identifier | null {
    return this.wanted ? this.wanted.id : this.chosen
  }

  get name(): string | null {
    return this.options.find(({ id }) => id === this.shown)?.name ?? null
  }

  /** The server refuses another one for a time that is held, or asked for. */
  get isLocked(): boolean {
    const {
      host,
      booking: { booking },
    } = this.dependencies
    return !host.isMove && Boolean(booking?.booking_total_duration?.start ?? booking?.lead_date)
  }

  private want(id: Identifier | null): void {
    this.wanted = { id }
    this.hasFailed = false
    // One after another: of two under way nobody knows which arrives last. What came in between is passed over.
    this.telling = this.telling.then(this.tell)
  }

  private async tell(): Promise<void> {
    const { wanted, dependencies } = this
    if (!wanted) return
    const { id } = wanted
    let isTaken = true
    try {
      await Promise.all([dependencies.api.selectResources({ body: id === null ? [] : [id] }), this.readAbsences(id)])
    } catch {
      // The call's own policy has told the visitor; the select says so too, and shows who is still chosen.
      isTaken = false
    }
    if (isTaken) dependencies.memory.write(id)
    else await this.readAbsences(this.chosen)
    runInAction(() => {
      if (isTaken) this.chosen = id
      if (this.wanted !== wanted) return
      this.wanted = null
      this.hasFailed = !isTaken
    })
  }

  private async readAbsences(id: Identifier | null): Promise<void> {
    this.absences.reset()
    if (id !== null) await this.absences.load(id)
  }
}
