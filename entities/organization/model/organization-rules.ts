import type { Organization } from '#shared/api/nouns/entities'
import type { NextFreeTime } from '#shared/api/nouns/next-free-time'
import { dateOf, type WallDate } from '#shared/date/wall-clock'

/** The first free day of each workshop that has one. */
export const firstFreeDays = (times: readonly NextFreeTime[]): ReadonlyMap<number, WallDate> =>
  new Map(
    times.flatMap(({ organizationId, firstFreeTime }) =>
      firstFreeTime === null ? [] : [[organizationId, dateOf(firstFreeTime)] as const],
    ),
  )

/** The earliest free day first, those without one last; otherwise in the server's order (OR-03). */
export const byFirstFreeDay = (
  organizations: readonly Organization[],
  freeDays: ReadonlyMap<number, WallDate>,
): readonly Organization[] => {
  const rank = ({ id }: Organization): string => freeDays.get(id) ?? '9999-12-31'
  return organizations.toSorted((one, other) => rank(one).localeCompare(rank(other)))
}

/** 'Nokka-akselinkatu 3, 00880 Helsinki', without what the server left out. */
export const addressLine = ({ address, post_code, post_office }: Organization): string =>
  [address, [post_code, post_office].filter(Boolean).join(' ')].filter(Boolean).join(', ')
