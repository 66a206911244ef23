import type { Organization } from '#shared/api/nouns/entities'
import type { NextFreeTime } from '#shared/api/nouns/organizations'
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
  // Dates of one form compare as they are written, and much faster than by a language's rules.
  return organizations.toSorted((one, other) => compare(rank(one), rank(other)))
}

/** Those of `ids`, which come nearest first; the others follow in the order they have (OR-07). */
export const nearestFirst = (
  organizations: readonly Organization[],
  ids: readonly number[],
): readonly Organization[] => {
  const places = new Map(ids.map((id, place) => [id, place]))
  const rank = ({ id }: Organization): number => places.get(id) ?? ids.length
  return organizations.toSorted((one, other) => compare(rank(one), rank(other)))
}

const compare = <T extends string | number>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0)

/** 'Nokka-akselinkatu 3, 00880 Helsinki', without what the server left out. */
export const addressLine = ({ address, post_code, post_office }: Organization): string =>
  [address, [post_code, post_office].filter(Boolean).join(' ')].filter(Boolean).join(', ')
