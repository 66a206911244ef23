import type { BookingContract } from '#shared/api/contract'
import type { Standby } from '../platform/database/standby'
import type { Route } from './routes'

/**
 * Calls that a standby may answer. They write nothing and read much: lists of the chain, and free times. The session of the
 * call and its throttle are always the primary's.
 */
export const FROM_STANDBY: ReadonlySet<string> = new Set<keyof BookingContract>([
  'allOrganizations',
  'compatibleOrganizations',
  'damageInspectionOrganizations',
  'findOrganizations',
  'nextFreeTimes',
  'organizationsBySite',
  'tireChangeOrganizations',
  'freeTimes',
  'freeTimesMorning',
  'freeTimesEvening',
  'freeTimesOnOrganization',
  'gapTimes',
  'services',
  'servicesByServiceCode',
  'additionalServices',
  'extraServices',
  'extraAdditionalServices',
  'searchTires',
  'tireSizes',
  'tireChangeProducts',
])

/** Lets the standby answer the calls that it may. `onStandby` has the same calls with handlers that read from it. */
export function withStandby(routes: readonly Route[], standby: Standby, onStandby: readonly Route[]): Route[] {
  const there = new Map(onStandby.map(({ name, run }) => [name, run]))
  return routes.map((route) => {
    const run = FROM_STANDBY.has(route.name) ? there.get(route.name) : undefined
    if (run === undefined) return route
    return {
      ...route,
      run: (input, context) =>
        standby.read(
          () => run(input, context),
          () => route.run(input, context),
        ),
    }
  })
}
