/** Questions about free times, asked of the store and answered by the calendar. */
import type { NextFreeTime } from '#shared/api/nouns/next-free-time'
import { addDays, dateOf, type WallDate } from '#shared/date/wall-clock'
import { openDays, type CalendarQuestion, type TakenTime, type Workshop } from '../domain/calendar'
import type { Draft } from '../domain/draft'
import { asHourService } from '../domain/hour-service'
import { onlySelected } from '../domain/selected-resources'
import { offShift } from '../domain/work-shifts'
import { badRequest } from '../refusal'
import type { Database } from '../store/database'
import { findShifts } from '../store/resources'
import type { Session } from '../store/sessions'
import { findClosedDays, findTakenTimes } from '../store/workshops'
import { minutesInCart } from './drafts'
import { workshopsFor } from './notice'
import type { Dependencies } from './types'

/** How far a workshop's first free time is looked for. */
export const HORIZON_DAYS = 90

/** What a visitor's choices make of a question: the people or lifts asked for, and hour service. */
const asChosen = (question: CalendarQuestion, { selectedResources, hourService }: Draft): CalendarQuestion => {
  const chosen = { ...question, workshop: onlySelected(question.workshop, selectedResources) }
  return hourService ? asHourService(chosen) : chosen
}

/** The calendar's question about the draft's workshop, from `first` to `last`; refused when no workshop is chosen. */
export async function calendarQuestion(
  db: Database,
  now: string,
  session: Session,
  draft: Draft,
  first: WallDate,
  last: WallDate,
): Promise<CalendarQuestion> {
  const [workshop] = draft.organizationId === null ? [] : await workshopsFor(db, draft, [draft.organizationId])
  if (!workshop) throw badRequest('ORGANIZATION_MISSING', 'choose an organization first')
  const question = {
    workshop,
    closedDays: await findClosedDays(db, first, last),
    taken: await findUnavailable(db, [workshop], first, last, session),
    minutes: await minutesInCart(db, draft),
    now,
    first,
    last,
  }
  return asChosen(question, draft)
}

/** The first day with a free time of each workshop, for the work in the session's cart. */
export async function firstFreeDays(
  { db, now }: Dependencies,
  session: Session,
  ids: readonly number[],
): Promise<NextFreeTime[]> {
  const today = now()
  const [first, last] = [dateOf(today), addDays(dateOf(today), HORIZON_DAYS)]
  const workshops = await workshopsFor(db, session.draft, ids)
  const closedDays = await findClosedDays(db, first, last)
  const taken = await findUnavailable(db, workshops, first, last, session)
  const minutes = await minutesInCart(db, session.draft)
  return workshops.map((workshop) => {
    const own = new Set(liftsOf(workshop))
    const question = {
      workshop,
      closedDays,
      taken: taken.filter((one) => own.has(one.resource)),
      now: today,
      first,
      last,
      minutes,
    }
    const [day] = openDays(asChosen(question, session.draft))
    return { organizationId: workshop.id, firstFreeTime: day?.date ?? null }
  })
}

const liftsOf = ({ resources, hourLanes }: Workshop): number[] => [...resources, ...hourLanes]

/** When the workshops' lifts cannot be had: taken, away, or outside their shifts. */
async function findUnavailable(
  db: Database,
  workshops: readonly Workshop[],
  first: WallDate,
  last: WallDate,
  session: Session,
): Promise<TakenTime[]> {
  const lifts = workshops.flatMap(liftsOf)
  const taken = await findTakenTimes(db, lifts, first, last, session.id)
  return [...taken, ...offShift(await findShifts(db, lifts), first, last)]
}
