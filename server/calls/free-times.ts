/** Questions about free times, asked of the store and answered by the calendar. */
import type { NextFreeTime } from '#shared/api/nouns/next-free-time'
import { addDays, dateOf, type WallDate } from '#shared/date/wall-clock'
import { openDays, type CalendarQuestion } from '../domain/calendar'
import type { Draft } from '../domain/draft'
import { badRequest } from '../refusal'
import type { Database } from '../store/database'
import type { Session } from '../store/sessions'
import { findClosedDays, findTakenTimes, findWorkshops } from '../store/workshops'
import { minutesInCart } from './drafts'
import type { Dependencies } from './types'

/** How far a workshop's first free time is looked for. */
const HORIZON_DAYS = 90

/** The calendar's question about the draft's workshop, from `first` to `last`; refused when no workshop is chosen. */
export async function calendarQuestion(
  db: Database,
  now: string,
  session: Session,
  draft: Draft,
  first: WallDate,
  last: WallDate,
): Promise<CalendarQuestion> {
  const [workshop] = draft.organizationId === null ? [] : await findWorkshops(db, [draft.organizationId])
  if (!workshop) throw badRequest('ORGANIZATION_MISSING', 'choose an organization first')
  return {
    workshop,
    closedDays: await findClosedDays(db, first, last),
    taken: await findTakenTimes(db, workshop.resources, first, last, session.id),
    minutes: await minutesInCart(db, draft),
    now,
    first,
    last,
  }
}

/** The first day with a free time of each workshop, for the work in the session's cart. */
export async function firstFreeDays(
  { db, now }: Dependencies,
  session: Session,
  ids: readonly number[],
): Promise<NextFreeTime[]> {
  const today = now()
  const [first, last] = [dateOf(today), addDays(dateOf(today), HORIZON_DAYS)]
  const workshops = await findWorkshops(db, ids)
  const lifts = workshops.flatMap((workshop) => workshop.resources)
  const closedDays = await findClosedDays(db, first, last)
  const taken = await findTakenTimes(db, lifts, first, last, session.id)
  const minutes = await minutesInCart(db, session.draft)
  return workshops.map((workshop) => {
    const own = new Set(workshop.resources)
    const [day] = openDays({
      workshop,
      closedDays,
      taken: taken.filter((one) => own.has(one.resource)),
      now: today,
      first,
      last,
      minutes,
    })
    return { organizationId: workshop.id, firstFreeTime: day?.date ?? null }
  })
}
