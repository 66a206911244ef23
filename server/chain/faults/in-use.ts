import type { WallDateTime } from '#shared/date/wall-clock'
import { liftsInUse, workshopsInUse } from '../store/chain-in-use'
import type { Database } from '../../platform/database/database'
import type { Fault } from './fault'
import type { ChainRows } from '../rows'

/** Workshops and lifts that an import removes or moves. */
export interface Leaving {
  readonly workshops: ChainRows['workshops']
  /** Lifts that are removed or moved to another workshop. */
  readonly lifts: ChainRows['lifts']
}

export function leaving(before: ChainRows, after: ChainRows): Leaving {
  const workshops = new Set(after.workshops.map(({ id }) => id))
  const placeOf = new Map(after.lifts.map((lift) => [lift.id, lift.organizationId]))
  return {
    workshops: before.workshops.filter(({ id }) => !workshops.has(id)),
    lifts: before.lifts.filter((lift) => placeOf.get(lift.id) !== lift.organizationId),
  }
}

/**
 * Returns a fault for each removed workshop with bookings or requests, and for each such lift with a reserved time that
 * is not over.
 */
export async function inUseFaults(
  db: Database,
  { workshops, lifts }: Leaving,
  wanted: ChainRows,
  now: WallDateTime,
): Promise<Fault[]> {
  const used = await workshopsInUse(
    db,
    workshops.map(({ id }) => id),
  )
  const reserved = await liftsInUse(
    db,
    lifts.map(({ id }) => id),
    now,
  )
  return [
    ...used.map(({ id, uses }) => ({
      path: '/workshops',
      message: `workshop ${id} (${workshops.find((one) => one.id === id)?.name ?? ''}) has bookings or requests (${uses}) and cannot be left out; without opening hours it accepts no more of them`,
    })),
    ...reserved.map(({ id, uses }) => {
      const at = lifts.find((lift) => lift.id === id)?.organizationId
      const index = wanted.workshops.findIndex((one) => one.id === at)
      return {
        path: index < 0 ? '/workshops' : `/workshops/${index}/lifts`,
        message: `lift ${id} of workshop ${at} has reserved times (${uses}) and cannot be left out or moved before they are over`,
      }
    }),
  ]
}
