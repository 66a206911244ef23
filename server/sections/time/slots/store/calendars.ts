import type { WallDate } from '#shared/date/wall-clock'
import type { Dependencies } from '../../../context'
import type { TakenTime, Workshop } from '../rules/calendar'
import { grouped } from '../../../../platform/database/grouped'
import { readChainFacts, type ChainFacts } from './chain-facts'
import type { Database } from '../../../../platform/database/database'
import { heldTimes, readChainRevision, readReserved, readStates, type WorkshopState } from './taken-times'

/** Dependencies of the calls that read calendars. */
export interface CalendarDependencies extends Dependencies {
  readonly calendars: Calendars
}

/** A workshop and its taken times. */
export interface WorkshopCalendar {
  readonly workshop: Workshop
  readonly taken: readonly TakenTime[]
  /** Changes with every change of the workshop's calendar. */
  readonly version: string
}

/** A workshop without holds: its reservations from a day on and its absences, as of two revisions. */
interface Reserved {
  readonly chain: number
  readonly reserved: number
  readonly from: WallDate
  readonly calendar: WorkshopCalendar
}

/**
 * A cache of the data that calendars are computed from.
 * Each call compares the cached revisions with the database (`schema/revisions.ts`) and refetches only stale data.
 * Other processes therefore need not send invalidations.
 * Holds are never cached, because they expire by the database's clock.
 */
export class Calendars {
  private chain: { readonly revision: number; readonly facts: ChainFacts } | null = null
  private readonly reserved = new Map<number, Reserved>()

  /** Returns the data that does not depend on reservations. */
  async facts(db: Database): Promise<ChainFacts> {
    return this.factsAt(db, await readChainRevision(db))
  }

  /**
   * Returns the workshops of `ids`, in that order, with their taken times from `today` on. Skips unknown ids.
   * Excludes the session's own hold, because a new hold replaces it.
   */
  async look(
    db: Database,
    ids: readonly number[],
    sessionId: string,
    today: WallDate,
  ): Promise<{ readonly facts: ChainFacts; readonly occupied: readonly WorkshopCalendar[] }> {
    const states = await readStates(db, ids, sessionId)
    const facts = states[0] ? await this.factsAt(db, states[0].chain) : await this.facts(db)
    const reserved = await this.reservedAt(db, facts, states, today)
    return { facts, occupied: states.flatMap((state) => withHolds(reserved.get(state.id), state)) }
  }

  /**
   * Returns the workshops of the states, by id. These are not looked up in the cache afterwards, because another call may
   * replace them there by those of another revision, even of a transaction that is rolled back later.
   */
  private async reservedAt(
    db: Database,
    facts: ChainFacts,
    states: readonly WorkshopState[],
    today: WallDate,
  ): Promise<ReadonlyMap<number, WorkshopCalendar>> {
    const found = new Map<number, WorkshopCalendar>()
    const changed: { readonly state: WorkshopState; readonly workshop: Workshop }[] = []
    for (const state of states) {
      const cached = this.reserved.get(state.id)
      const workshop = facts.workshops.get(state.id)
      if (cached && isFresh(cached, state, today)) found.set(state.id, cached.calendar)
      else if (workshop) changed.push({ state, workshop })
    }
    if (changed.length === 0) return found
    const lifts = changed.flatMap(({ workshop }) => liftsOf(workshop))
    const byLift = grouped(await readReserved(db, lifts, today), ({ resource }) => resource)
    for (const { state, workshop } of changed) {
      const { id, chain, reserved } = state
      const taken = liftsOf(workshop).flatMap((lift) => [byLift.get(lift) ?? [], facts.absences.get(lift) ?? []].flat())
      const calendar = { workshop, taken, version: `${chain} ${reserved}` }
      this.reserved.set(id, { chain, reserved, from: today, calendar })
      found.set(id, calendar)
    }
    return found
  }

  private async factsAt(db: Database, revision: number): Promise<ChainFacts> {
    if (this.chain?.revision === revision) return this.chain.facts
    const facts = await readChainFacts(db)
    this.chain = { revision, facts }
    return facts
  }
}

const liftsOf = ({ resources, hourLanes }: Workshop): number[] => [...resources, ...hourLanes]

const isFresh = (cached: Reserved, { chain, reserved }: WorkshopState, today: WallDate): boolean =>
  cached.chain === chain && cached.reserved === reserved && cached.from <= today

function withHolds(calendar: WorkshopCalendar | undefined, state: WorkshopState): WorkshopCalendar[] {
  if (!calendar) return []
  if (state.held === null) return [calendar]
  const { workshop, taken, version } = calendar
  return [{ workshop, taken: [...taken, ...heldTimes(state)], version: `${version} ${state.held}` }]
}
