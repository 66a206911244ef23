/** The first free days of many workshops. Each is computed once and kept until it may be another one. */
import type { NextFreeTime } from '#shared/api/nouns/organizations'
import { addDays, dateOf } from '#shared/date/wall-clock'
import { BoundedCache } from '../../../../platform/database/bounded-cache'
import type { Session } from '../../../../draft/sessions'
import { firstFree, holdsAt, type FirstFree } from '../rules/first-free'
import type { CalendarDependencies } from '../store/calendars'
import { choicesOf, HORIZON_DAYS, questionFor } from './free-times'

/** A first free day, and the version of the workshop's calendar that it was computed from. */
type Kept = FirstFree & { readonly version: string }

/** Maximum number of choices with kept days. A thousand workshops have about four hundred kilobytes of them. */
const MOST_KEPT = 20

/** Returns each workshop's first day with a free time for the work in a session's cart. */
export function firstFreeDays({ db, calendars, now }: CalendarDependencies) {
  const keptByChoices = new BoundedCache<Map<number, Kept>>(MOST_KEPT)
  return async ({ id, draft }: Session, organizationIds: readonly number[]): Promise<NextFreeTime[]> => {
    const asked = now()
    const period = { first: dateOf(asked), last: addDays(dateOf(asked), HORIZON_DAYS) }
    const { facts, occupied } = await calendars.look(db, organizationIds, id, period.first)
    const kept = keptByChoices.get(JSON.stringify(choicesOf(facts, draft)), () => new Map())
    return occupied.map((one) => {
      const { workshop, version } = one
      let found = kept.get(workshop.id)
      if (found?.version !== version || !holdsAt(found, asked)) {
        found = { ...firstFree(questionFor({ ...one, facts }, draft, asked, period)), version }
        kept.set(workshop.id, found)
      }
      return { organizationId: workshop.id, firstFreeTime: found.day }
    })
  }
}
