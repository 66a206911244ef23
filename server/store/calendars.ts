import type { WallDate } from '#shared/date/wall-clock'
import type { TakenTime, Workshop } from '../domain/calendar'
import { grouped } from '../grouped'
import { readChainFacts, type ChainFacts } from './chain-facts'
import type { Database } from './database'
import { heldTimes, readChainRevision, readReserved, readStanding, type Standing } from './taken-times'

/** A workshop and what is taken there. */
export interface Occupied {
  readonly workshop: Workshop
  readonly taken: readonly TakenTime[]
  /** The same only while nothing of the workshop's calendar has changed. */
  readonly version: string
}

/** What is reserved for good at a workshop from a day on, and when its lifts are away; as it was at two numbers. */
interface Reserved {
  readonly chain: number
  readonly reserved: number
  readonly from: WallDate
  readonly taken: readonly TakenTime[]
}

/**
 * What calendars are made of, as this process remembers it. It is asked of the database each time whether that is still so
 * (`schema/revisions.ts`), so that nobody has to be told when another process changes something; only what has changed is
 * read again. What is held is never remembered: it runs out by the database's clock.
 */
export class Calendars {
  private chain: { readonly revision: number; readonly facts: ChainFacts } | null = null
  private readonly reserved = new Map<number, Reserved>()

  /** What does not depend on reservations. */
  async facts(db: Database): Promise<ChainFacts> {
    return this.factsAt(db, await readChainRevision(db))
  }

  /**
   * The workshops of `ids`, in that order, with what is taken from `today` on; unknown ones are left out, and so is the hold
   * of the session that asks, which would give way to a new one.
   */
  async look(
    db: Database,
    ids: readonly number[],
    sessionId: string,
    today: WallDate,
  ): Promise<{ readonly facts: ChainFacts; readonly occupied: readonly Occupied[] }> {
    const standing = await readStanding(db, ids, sessionId)
    const facts = standing[0] ? await this.factsAt(db, standing[0].chain) : await this.facts(db)
    const known = standing.filter(({ id }) => facts.workshops.has(id))
    await this.readAgain(
      db,
      facts,
      known.filter((one) => !this.remembered(one, today)),
      today,
    )
    const byId = new Map(known.map((one) => [one.id, one]))
    return { facts, occupied: ids.flatMap((id) => this.occupiedAt(facts, byId.get(id)) ?? []) }
  }

  private occupiedAt(facts: ChainFacts, standing: Standing | undefined): Occupied | null {
    const workshop = standing && facts.workshops.get(standing.id)
    const kept = standing && this.reserved.get(standing.id)
    if (!workshop || !kept) return null
    const held = heldTimes(standing)
    return {
      workshop,
      taken: held.length === 0 ? kept.taken : [...kept.taken, ...held],
      version: `${standing.chain} ${standing.reserved} ${standing.held ?? ''}`,
    }
  }

  private remembered({ id, chain, reserved }: Standing, today: WallDate): boolean {
    const kept = this.reserved.get(id)
    return kept !== undefined && kept.chain === chain && kept.reserved === reserved && kept.from <= today
  }

  private async readAgain(
    db: Database,
    facts: ChainFacts,
    changed: readonly Standing[],
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
