import type { Organization } from '#shared/api/nouns/organizations'
import type { WallDate } from '#shared/date/wall-clock'

/** What the workshops of a group share: their first free day, having none, or that it is not known. */
export type GroupKind = 'day' | 'none' | 'failed' | 'loading' | 'plain'

export interface WorkshopGroup {
  readonly kind: GroupKind
  /** Null unless the kind is 'day'. */
  readonly day: WallDate | null
  /** True for the first day of all. */
  readonly isEarliest: boolean
  readonly organizations: readonly Organization[]
}

/** A group of all workshops, for a sorting without days. */
export const oneGroup = (
  organizations: readonly Organization[],
  kind: 'loading' | 'plain',
): readonly WorkshopGroup[] => [{ kind, day: null, isEarliest: false, organizations }]

/**
 * Groups workshops that are sorted by their first free day. `days` holds the day by workshop id, and `undated` the ids
 * whose day is not known.
 */
export function groupByDay(
  organizations: readonly Organization[],
  days: ReadonlyMap<string, WallDate>,
  undated: ReadonlySet<string>,
): readonly WorkshopGroup[] {
  const members = new Map<string, Organization[]>()
  for (const organization of organizations) {
    const id = String(organization.id)
    const key = days.get(id) ?? (undated.has(id) ? 'failed' : 'none')
    const group = members.get(key)
    if (group) group.push(organization)
    else members.set(key, [organization])
  }
  const [first] = members.keys()
  return [...members].map(([key, organizations]) => {
    const kind = key === 'failed' || key === 'none' ? key : 'day'
    const day = kind === 'day' ? key : null
    return { kind, day, isEarliest: day !== null && key === first, organizations }
  })
}
