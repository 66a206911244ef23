import type { WallDate } from '#shared/date/wall-clock'
import type { Dependencies } from '../../context'
import type { TakenTime, Workshop } from '../rules/calendar'
import { grouped } from '../../../platform/database/grouped'
import { readChainFacts, type ChainFacts } from './chain-facts'
import type { Database } from '../../../platform/database/database'
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

/** Cached reservations from a day on and absences of a workshop, with the two revisions at which they were read. */
interface Reserved {
  readonly chain: number
  readonly reserved: number
  readonly from: WallDate
  readonly taken: readonly TakenTime[]
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
    const known = states.filter(({ id }) => facts.workshops.has(id))
    await this.refetch(
      db,
      facts,
      known.filter((one) => !this.isFresh(one, today)),
      today,
    )
    const byId = new Map(known.map((one) => [one.id, one]))
    return { facts, occupied: ids.flatMap((id) => this.occupiedAt(facts, byId.get(id)) ?? []) }
  }

  private occupiedAt(facts: ChainFacts, state: WorkshopState | undefined): WorkshopCalendar | null {
    const workshop = state && facts.workshops.get(state.id)
    const cached = state && this.reserved.get(state.id)
    if (!workshop || !cached) return null
    const held = heldTimes(state)
    return {
      workshop,
      taken: held.length === 0 ? cached.taken : [...cached.taken, ...held],
      version: `${state.chain} ${state.reserved} ${state.held ?? ''}`,
    }
  }

  private isFresh({ id, chain, reserved }: WorkshopState, today: WallDate): boolean {
    const cached = this.reserved.get(id)
    return cached !== undefined && cached.chain === chain && cached.reserved === reserved && cached.from <= today
  }

  private async refetch(
    db: Database,
    facts: ChainFacts,
    changed: readonly WorkshopState[],
    today: WallDate,
  ): Promise<void> {
    const lifts = new Map(changed.map(({ id }) => [id, liftsOf(facts, id)]))
    const byLift = grouped(await readReserved(db, [...lifts.values()].flat(), today), ({ resource }) => resource)
    for (const { id, chain, reserved } of changed) {
      const taken = (lifts.get(id) ?? []).flatMap((lift) =>
        [byLift.get(lift) ?? [], facts.absences.get(lift) ?? []].flat(),
      )
      this.reserved.set(id, { chain, reserved, from: today, taken })
    }
  }

  private async factsAt(db: Database, revision: number): Promise<ChainFacts> {
    if (this.chain?.revision === revision) return this.chain.facts
    const facts = await readChainFacts(db)
    this.chain = { revision, facts }
    return facts
  }
}

function liftsOf({ workshops }: ChainFacts, id: number): number[] {
  const workshop = workshops.get(id)
  return workshop ? [...workshop.resources, ...workshop.hourLanes] : []
}
