/** Caches the serialised calendars that visitors request. */
import type { FreeDay } from '#shared/api/nouns/free-days'
import { openDays, type OpenDay } from '../rules/calendar'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { addDays, at, type WallDate } from '#shared/date/wall-clock'
import { freeOf, listCounted } from '../../../../holds/counted-resources'
import { organizationOf } from '../../../../draft/draft'
import { hasReplacementCar } from './visit-extras'
import type { Database } from '../../../../platform/database/database'
import { freeDays, freeDaysText } from '../rules/free-days'
import { BoundedCache } from '../../../../platform/database/bounded-cache'
import { partyOf, type Session } from '../../../../draft/sessions'
import { SerializedJson } from '../../../../http/serialized-json'
import { choicesOf, questionFor, standingOf, type Period, type AtWorkshop } from './free-times'
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
    const count = standing.facts.extras.get(standing.workshop.id)?.replacementCars ?? null
    if (count !== null && hasReplacementCar(standing.facts, draft)) {
      const open = view.of(openDays(questionFor(standing, draft, now, period)))
      return new SerializedJson(JSON.stringify(await withFreeCars(dependencies.db, session, draft, count, open)))
    }
    return kept.get(`${view.name} ${fingerprint(standing, draft, now, period)}`, () => {
      const open = openDays(questionFor(standing, draft, now, period))
      return new SerializedJson(freeDaysText(view.of(open)))
    })
  }
}

/** Returns the days with their free replacement cars. They are not cached, because few visitors ask for one. */
async function withFreeCars(
  db: Database,
  session: Session,
  draft: Draft,
  count: number,
  open: readonly OpenDay[],
): Promise<FreeDay[]> {
  const organizationId = organizationOf(draft)
  const from = open[0]?.date ?? ''
  const party = partyOf(session.id, draft)
  const taken = from === '' ? [] : await listCounted(db, { organizationId, party, from })
  const freeOn = (date: WallDate): number =>
    freeOf(taken, 'CAR', { start: at(date, '00:00:00'), end: at(addDays(date, 1), '00:00:00'), count })
  return freeDays(open).map((day) => Object.assign(day, { replacementCars: freeOn(day.date) }))
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
    ...choicesOf(facts, draft),
    // Slots start at whole minutes.
    now.slice(0, 16),
    first,
    last,
  ])
