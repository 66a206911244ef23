/** Caches the serialised calendars that visitors request. */
import type { FreeDay } from '#shared/api/nouns/free-days'
import { openDays, type OpenDay } from '../rules/calendar'
import type { Draft } from '../../../platform/database/schema/sessions'
import { freeDaysText } from '../rules/free-days'
import { BoundedCache } from '../../../platform/database/bounded-cache'
import type { Session } from '../../../booking/sessions'
import { SerializedJson } from '../../../http/serialized-json'
import { minutesInCart, hasPickUp } from './notice'
import { questionFor, standingOf, type Period, type AtWorkshop } from './free-times'
import type { CalendarDependencies } from '../store/calendars'

/** A view of a calendar, and its name in the cache key. */
interface CalendarView {
  readonly name: string
  readonly of: (open: readonly OpenDay[]) => readonly OpenDay[]
}

/** Maximum number of cached calendars. Each has at most about a hundred kilobytes. */
const MOST_KEPT = 100

/** Creates a cache of calendars. Most visitors of a workshop get the same calendar until a time is reserved there. */
export function cachedCalendars(dependencies: CalendarDependencies) {
  const kept = new BoundedCache<SerializedJson<FreeDay[]>>(MOST_KEPT)
  return async (
    session: Session,
    period: Period,
    view: CalendarView,
    draft: Draft = session.draft,
  ): Promise<SerializedJson<FreeDay[]>> => {
    const now = dependencies.now()
    const standing = await standingOf(dependencies, dependencies.db, session, draft)
    return kept.get(`${view.name} ${fingerprint(standing, draft, now, period)}`, () => {
      const open = openDays(questionFor(standing, draft, now, period))
      return new SerializedJson(freeDaysText(view.of(open)))
    })
  }
}

/** Serialises everything that the calendar depends on. Equal fingerprints mean equal calendars. */
const fingerprint = (
  { facts, workshop, version }: AtWorkshop,
  draft: Draft,
  now: string,
  { first, last }: Period,
): string =>
  JSON.stringify([
    workshop.id,
    version,
    minutesInCart(facts, draft),
    hasPickUp(facts, draft),
    draft.selectedResources,
    draft.hourService,
    // Slots start at whole minutes.
    now.slice(0, 16),
    first,
    last,
  ])
