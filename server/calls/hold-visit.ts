import type { ShiftPosition } from '#shared/api/contract/enums'
import { freeLifts, openDays, type CalendarQuestion } from '../domain/calendar'
import { visitsFor, type Wish } from '../domain/reservation'
import type { Database } from '../store/database'
import { takeHold } from '../store/holds'
import type { Session } from '../store/sessions'

export interface HoldVisit {
  readonly tx: Database
  readonly session: Session
  readonly seconds: number
  readonly wish: Wish
  readonly shift: ShiftPosition | null
  /** The calendar of the day in question, as it is now. */
  readonly ask: () => Promise<CalendarQuestion>
}

/**
 * Holds a visit that fulfils the wish; false where none is to be had. What the calendar shows only says where to try: the
 * database decides, and after a refusal the calendar is read again, which by then shows who was first.
 */
export async function holdVisit({ tx, session, seconds, wish, shift, ask }: HoldVisit): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    const question = await ask()
    const [day] = openDays(question)
    const [visit] = day ? visitsFor(day, wish, shift) : []
    const [lift] = visit ? freeLifts(question, { startTime: visit.start, endTime: visit.end }) : []
    if (!day || !visit || lift === undefined) return false
    const isTaken = await takeHold(tx, {
      sessionId: session.id,
      organizationId: question.workshop.id,
      resourceId: lift,
      start: visit.start,
      end: visit.end,
      type: day.dayOnly ? 'DAY_ONLY' : 'EXACT_TIME',
      seconds,
    })
    if (isTaken) return true
    // Each refusal means that a lift went to somebody else, so there are no more tries than lifts; for a whole day, than
    // lifts at each of its hours.
    if (tries >= question.workshop.resources.length * (day.dayOnly ? day.starts.length : 1)) return false
  }
}
