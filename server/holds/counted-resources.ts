/** The replacement cars and places in windows of the valet service that visits take. Each belongs to a reservation of a lift. */
import { sql } from 'drizzle-orm'
import { any, enums, integer, object, string, type Infer } from 'superstruct'
import type { WallDate, WallDateTime } from '#shared/date/wall-clock'
import { queryRows, type Database } from '../platform/database/database'

export const COUNTED = ['CAR', 'PICKUP', 'RETURN'] as const
export type CountedKind = (typeof COUNTED)[number]

/** A wish for one of `count` alike cars or places, from `start` to `end`, which is exclusive. */
export interface CountedWish {
  readonly start: WallDateTime
  readonly end: WallDateTime
  readonly count: number
}

/** The reservation that takes something, and the booking, saved or not, that it is for. */
export interface Taker {
  readonly reservationId: number
  readonly organizationId: number
  readonly party: string
  /** Whether the reservation took anything when it was read. Nothing then needs releasing. */
  readonly takesCounted: boolean
}

const rangeOf = ({ start, end }: Pick<CountedWish, 'start' | 'end'>) =>
  sql`tsrange(${start}::timestamp, ${end}::timestamp)`
const isLive = sql`(r.kind = 'confirmed' or r.expires_at > now())`

/**
 * Makes a reservation take what it wishes of a kind, or nothing. Resolves to false if none is free; it then takes
 * nothing of that kind. The caller has locked the workshop. Without the lock the exclusion constraint would refuse the
 * second of two concurrent calls with an error.
 */
export async function settleCounted(
  tx: Database,
  { reservationId, organizationId, party, takesCounted }: Taker,
  kind: CountedKind,
  wish: CountedWish | null,
): Promise<boolean> {
  const isOwn = sql`reservation_id = ${reservationId} and kind = ${kind}`
  if (!wish) {
    if (takesCounted) await tx.execute(sql`delete from counted_reservation where ${isOwn}`)
    return true
  }
  const during = rangeOf(wish)
  // What the same reservation took at another workshop, or for another time, is not what it wishes now.
  await tx.execute(sql`
    delete from counted_reservation
    where ${isOwn} and (during <> ${during} or organization_id <> ${organizationId} or party <> ${party}::uuid)`)
  const kept = await queryRows(tx, sql`select id from counted_reservation where ${isOwn}`, any())
  if (kept.length > 0) return true
  // What an expired hold took is free.
  await tx.execute(sql`
    delete from counted_reservation c using reservation r
    where r.id = c.reservation_id and not ${isLive}
      and c.organization_id = ${organizationId} and c.kind = ${kind} and c.during && ${during}`)
  const isOthers = sql`
    c.organization_id = ${organizationId} and c.kind = ${kind} and c.during && ${during} and c.party <> ${party}::uuid`
  const taken = await queryRows(
    tx,
    sql`
      insert into counted_reservation (reservation_id, organization_id, kind, number, during, party)
      select ${reservationId}, ${organizationId}, ${kind}, n, ${during}, ${party}::uuid
      from generate_series(1, ${wish.count}::int) as n
      where not exists (select from counted_reservation c where ${isOthers} and c.number = n)
        -- Cars with higher numbers are still out after the workshop has given some away.
        and (select count(distinct c.number) from counted_reservation c where ${isOthers}) < ${wish.count}
      order by n limit 1
      returning id`,
    any(),
  )
  return taken.length > 0
}

/** Releases what the held time of a session takes of some kinds. */
export async function releaseCounted(tx: Database, sessionId: string, kinds: readonly CountedKind[]): Promise<void> {
  await tx.execute(sql`
    delete from counted_reservation c using reservation r
    where r.id = c.reservation_id and r.session_id = ${sessionId} and r.kind = 'hold' and c.kind in ${[...kinds]}`)
}

const TakenRow = object({ kind: enums([...COUNTED]), number: integer(), start: string(), end: string() })
/** Something that another booking takes. */
export type TakenCounted = Infer<typeof TakenRow>

/** Lists what others than `party` take at a workshop from a day on. */
export const listCounted = (
  db: Database,
  { organizationId, party, from }: { organizationId: number; party: string; from: WallDate },
): Promise<TakenCounted[]> =>
  queryRows(
    db,
    sql`
      select c.kind, c.number,
        to_char(lower(c.during), 'YYYY-MM-DD"T"HH24:MI:SS') as start,
        to_char(upper(c.during), 'YYYY-MM-DD"T"HH24:MI:SS') as end
      from counted_reservation c join reservation r on r.id = c.reservation_id
      where c.organization_id = ${organizationId} and c.party <> ${party}::uuid and ${isLive}
        and c.during && tsrange(${from}::timestamp, null)`,
    TakenRow,
  )

/** Returns how many of `count` cars or places are free from `start` to `end`, which is exclusive. */
export function freeOf(taken: readonly TakenCounted[], kind: CountedKind, { start, end, count }: CountedWish): number {
  const busy = new Set(
    taken.filter((one) => one.kind === kind && one.start < end && start < one.end).map(({ number }) => number),
  )
  return Math.max(0, count - busy.size)
}
