import type { Identifier } from '#shared/api/nouns/lenient'
import type { NextFreeTime, Organization } from '#shared/api/nouns/organizations'
import { dateOf, type WallDate } from '#shared/date/wall-clock'
import { compose } from '#shared/text/compose'

/**
 * Returns the first free day by workshop id as text, without workshops that have none. An unreadable day and one before
 * `today` are null: there may be free times, and nobody knows when.
 */
export const firstFreeDays = (times: readonly NextFreeTime[], today: WallDate): ReadonlyMap<string, WallDate | null> =>
  new Map(
    times.flatMap(({ organizationId, firstFreeTime }) => {
      if (firstFreeTime === null) return []
      const day = firstFreeTime === '' ? null : dateOf(firstFreeTime)
      return [[String(organizationId), day !== null && day >= today ? day : null] as const]
    }),
  )

/** Sorts by the earliest free day, none last, and keeps the server's order of equals (OR-03). */
export const byFirstFreeDay = (
  organizations: readonly Organization[],
  freeDays: ReadonlyMap<string, WallDate | null>,
): readonly Organization[] => {
  const rank = ({ id }: Organization): string => freeDays.get(String(id)) ?? '9999-12-31'
  // ISO dates compare as strings, which is much faster than localeCompare.
  return organizations.toSorted((one, other) => compare(rank(one), rank(other)))
}

/** Puts the workshops in `ids` first, in the order of `ids`, and keeps the order of the others (OR-07). */
export const nearestFirst = (
  organizations: readonly Organization[],
  ids: readonly Identifier[],
): readonly Organization[] => {
  const ranks = new Map(ids.map((id, rank) => [String(id), rank]))
  const rank = ({ id }: Organization): number => ranks.get(String(id)) ?? ids.length
  return organizations.toSorted((one, other) => compare(rank(one), rank(other)))
}

const compare = <T extends string | number>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0)

const asWritten = (text: string): string => compose(text).toLowerCase()
/** 'jyvaskyla' for 'Jyväskylä', so that visitors without 'ä' on their keyboard can search. */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * Creates a search by name, postcode or city. Every word of the query must occur in one of them. A letter typed with
 * diacritics matches only itself, and a plain letter also matches its variants with diacritics.
 */
export function organizationSearch(organizations: readonly Organization[]): (query: string) => readonly Organization[] {
  const texts = organizations.map(({ name, post_code, post_office }) => {
    const text = [name, post_code, post_office].join('\n')
    return `${asWritten(text)}\n${withoutMarks(text)}`
  })
  return (query) => {
    const words = asWritten(query)
      .split(/[\s,]+/)
      .filter(Boolean)
    if (words.length === 0) return organizations
    return organizations.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
  }
}
