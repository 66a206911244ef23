import type { ShiftPosition } from '#shared/api/nouns/enums'
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
  /** The calendar of the day in question, read while it was this session's turn at the workshop (`takeTurn`). */
  readonly question: CalendarQuestion
}

/**
 * Holds a visit that fulfils the wish; false where none is to be had. What the calendar shows only says where to try: the
 * database decides.
 */
export async function holdVisit({ tx, session, seconds, wish, shift, question }: HoldVisit): Promise<boolean> {
  const [day] = openDays(question)
  const [visit] = day ? visitsFor(day, wish, shift) : []
  const [lift] = visit ? freeLifts(question, { startTime: visit.start, endTime: visit.end }) : []
  if (!day || !visit || lift === undefined) return false
  return takeHold(tx, {
    sessionId: session.id,
    organizationId: question.workshop.id,
    resourceId: lift,
    start: visit.start,
    end: visit.end,
    type: day.dayOnly ? 'DAY_ONLY' : 'EXACT_TIME',
    seconds,
  })
}
