import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { ReservedTime } from '../../../../holds/reserved-time'
import { freeLifts, openDays, type CalendarQuestion, type OpenDay } from '../rules/calendar'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { gapFor } from '../rules/gap-times'
import { visitsFor, type RequestedTime } from '../rules/reservation'
import type { Database } from '../../../../platform/database/database'
import type { Holder } from '../../../../holds/bounds/holder'
import { takeHold, TimeTaken, type HoldLifetime } from '../../../../holds/holds'
import type { Session } from '../../../../draft/sessions'

export interface HoldVisit {
  readonly tx: Database
  readonly session: Session
  readonly lifetime: HoldLifetime
  readonly holder: Holder
  readonly requested: RequestedTime
  readonly shift: ShiftPosition | null
  readonly draft: Draft
  /** Calendar question of the requested day, built after this session locked the workshop (`takeTurn`). */
  readonly question: CalendarQuestion
}

/**
 * Holds a visit that matches the request. Throws `TimeTaken` if there is none. The calendar only suggests what to try;
 * the database's constraint decides.
 */
export async function holdVisit(visitor: HoldVisit): Promise<void> {
  const { tx, session, lifetime, holder, requested, shift, draft, question } = visitor
  const [day] = openDays(question)
  const gap = draft.gapSelected ? gapFor(question, requested) : null
  // A gap time is offered in any shift, and on one lift only.
  const [visit] = day ? visitsFor(day, requested, gap ? null : shift) : []
  const [lift] = gap ? [gap.lift] : visit ? freeLifts(question, { startTime: visit.start, endTime: visit.end }) : []
  if (!day || !visit || lift === undefined) throw new TimeTaken('not offered')
  await takeHold(tx, {
    sessionId: session.id,
    organizationId: question.workshop.id,
    resourceId: lift,
    start: visit.start,
    end: visit.end,
    type: typeOf(day, draft),
    ...lifetime,
    ...holder,
  })
}

function typeOf(day: OpenDay, { hourService }: Draft): ReservedTime['type'] {
  if (hourService) return 'HOUR_SERVICE'
  return day.dayOnly ? 'DAY_ONLY' : 'EXACT_TIME'
}
