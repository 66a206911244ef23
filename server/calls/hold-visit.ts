import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { ReservedTime } from '../domain/booking-document'
import { freeLifts, openDays, type CalendarQuestion, type OpenDay } from '../domain/calendar'
import type { Draft } from '../domain/draft'
import { gapFor } from '../domain/gap-times'
import { visitsFor, type Wish } from '../domain/reservation'
import type { Database } from '../store/database'
import { takeHold, TimeTaken } from '../store/holds'
import type { Session } from '../store/sessions'

export interface HoldVisit {
  readonly tx: Database
  readonly session: Session
  readonly seconds: number
  readonly wish: Wish
  readonly shift: ShiftPosition | null
  readonly draft: Draft
  /** The calendar of the day in question, read while it was this session's turn at the workshop (`takeTurn`). */
  readonly question: CalendarQuestion
}

/**
 * Holds a visit that fulfils the wish; throws `TimeTaken` where none is to be had. What the calendar shows only says where to
 * try: the database decides.
 */
export async function holdVisit({ tx, session, seconds, wish, shift, draft, question }: HoldVisit): Promise<void> {
  const [day] = openDays(question)
  const gap = draft.gapSelected ? gapFor(question, wish) : null
  // A gap time is offered whatever the shift, and is one on a certain lift only.
  const [visit] = day ? visitsFor(day, wish, gap ? null : shift) : []
  const [lift] = gap ? [gap.lift] : visit ? freeLifts(question, { startTime: visit.start, endTime: visit.end }) : []
  if (!day || !visit || lift === undefined) throw new TimeTaken('not offered')
  await takeHold(tx, {
    sessionId: session.id,
    organizationId: question.workshop.id,
    resourceId: lift,
    start: visit.start,
    end: visit.end,
    type: typeOf(day, draft),
    seconds,
  })
}

function typeOf(day: OpenDay, { hourService }: Draft): ReservedTime['type'] {
  if (hourService) return 'HOUR_SERVICE'
  return day.dayOnly ? 'DAY_ONLY' : 'EXACT_TIME'
}
