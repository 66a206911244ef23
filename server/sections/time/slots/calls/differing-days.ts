import type { DifferingDay } from '#shared/api/nouns/settings'
import type { WallDate } from '#shared/date/wall-clock'
import { differingDays } from '../../../../calendar/differing-days'
import type { ChainFacts } from '../store/chain-facts'

/** Returns the days on which the hours of a workshop's desk differ, in order. None of an unknown workshop. */
export function differingDaysOf(
  { workshops, extras }: ChainFacts,
  organizationId: number,
  first: WallDate,
  last: WallDate,
): DifferingDay[] {
  const [workshop, desk] = [workshops.get(organizationId), extras.get(organizationId)]
  return workshop && desk ? differingDays({ ...workshop, ...desk }, first, last) : []
}
