/** Builds calendar questions about free times from stored data. */
import { dateOf, type WallDate } from '#shared/date/wall-clock'
import type { CalendarQuestion } from '../rules/calendar'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { asHourService } from '../rules/hour-service'
import { onlySelected } from '../rules/selected-resources'
import { offShift } from '../rules/work-shifts'
import { badRequest } from '../../../../platform/refusal'
import type { WorkshopCalendar, CalendarDependencies } from '../store/calendars'
import type { ChainFacts } from '../store/chain-facts'
import type { Database } from '../../../../platform/database/database'
import type { Session } from '../../../../draft/sessions'
import { hasPickUp, minutesInCart, withNotice } from './notice'

/** Days ahead that are searched for a workshop's first free time. */
export const HORIZON_DAYS = 90

export interface Period {
  readonly first: WallDate
  readonly last: WallDate
}

/** Applies the visitor's choices to a question: the selected people or lifts, and hour service. */
const asChosen = (question: CalendarQuestion, { selectedResources, hourService }: Draft): CalendarQuestion => {
  const chosen = { ...question, workshop: onlySelected(question.workshop, selectedResources) }
  return hourService ? asHourService(chosen) : chosen
}

/** The workshop of a draft with its occupancy, and the chain's facts. */
export interface AtWorkshop extends WorkshopCalendar {
  readonly facts: ChainFacts
}

/** Loads the occupancy of the draft's workshop. Refuses a draft without a workshop. */
export async function standingOf(
  { calendars, now }: CalendarDependencies,
  db: Database,
  session: Session,
  { organizationId }: Draft,
): Promise<AtWorkshop> {
  if (organizationId === null) throw organizationMissing()
  const { facts, occupied } = await calendars.look(db, [organizationId], session.id, dateOf(now()))
  const [found] = occupied
  if (!found) throw organizationMissing()
  return { ...found, facts }
}

const organizationMissing = () => badRequest('ORGANIZATION_MISSING', 'choose an organization first')

/** Builds the calendar question of a draft from its workshop's occupancy. */
export function questionFor(
  { facts, workshop, taken }: AtWorkshop,
  draft: Draft,
  now: string,
  { first, last }: Period,
): CalendarQuestion {
  const shifts = [...workshop.resources, ...workshop.hourLanes].flatMap((lift) => facts.shifts.get(lift) ?? [])
  const question = {
    workshop: withNotice(facts, draft, workshop),
    taken: shifts.length === 0 ? taken : [...taken, ...offShift(shifts, first, last)],
    minutes: minutesInCart(facts, draft),
    now,
    first,
    last,
  }
  return asChosen(question, draft)
}

/** Returns everything of a draft that `questionFor` reads. Drafts with equal choices have equal calendars. */
export const choicesOf = (facts: ChainFacts, draft: Draft) => [
  minutesInCart(facts, draft),
  hasPickUp(facts, draft),
  draft.selectedResources,
  draft.hourService,
]

/** Loads the occupancy of the draft's workshop and builds the calendar question. Refuses a draft without a workshop. */
export async function calendarQuestion(
  dependencies: CalendarDependencies,
  db: Database,
  session: Session,
  draft: Draft,
  period: Period,
): Promise<CalendarQuestion> {
  return questionFor(await standingOf(dependencies, db, session, draft), draft, dependencies.now(), period)
}
