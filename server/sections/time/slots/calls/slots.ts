/** Handlers of free times and reservations. */
import type { ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import type * as slots from '#shared/api/contract/time/slots'
import { addDays, dateOf, isDate } from '#shared/date/wall-clock'
import { isBookable, LONGEST_PERIOD } from '../rules/calendar'
import { organizationOf } from '../../../../draft/draft'
import { freeDays, inShift, ofKinds } from '../rules/free-days'
import { gapDays } from '../rules/gap-times'
import { dateOfRequest, parseRequestedTime } from '../rules/reservation'
import { badRequest } from '../../../../platform/refusal'
import { releaseHold, lockWorkshop, TimeTaken } from '../../../../holds/holds'
import { takenLockerTimes } from '../store/lockers'
import type { Session } from '../../../../draft/sessions'
import { workshopExists } from '../../../../catalog/workshops'
import { holderAt } from '../../../../holds/bounds/holder'
import { isUnbounded, refuseManyTimes } from '../../../../holds/bounds/refuse-many'
import { changeDraft } from '../../../../draft/change-draft'
import { calendarQuestion, questionFor, standingOf } from './free-times'
import { holdVisit } from './hold-visit'
import { hourServiceHandlers } from './hour-service'
import { requireId } from '../../../../http/ids'
import { resourceHandlers } from './resources'
import { cachedCalendars } from './cached-calendars'
import { NoReplacementCar, settleExtras, withoutTime } from './visit-extras'
import { limitedTexts } from '../../../../http/texts'
import type { Context, Handlers } from '../../../context'
import type { CalendarDependencies } from '../store/calendars'

interface Period {
  readonly start: string
  readonly end: string
}

const BOTH_KINDS: readonly TimeSelectionType[] = ['EXACT_TIME', 'DAY_ONLY']
/** More than a month of a busy workshop has. */
const MOST_LOCKER_TIMES = 1000
const TIME_OF_DAY = /^T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/
/** Days ahead that are searched for gap times. Later gaps may still fill without help. */
const GAP_DAYS = 14

export function slotHandlers(dependencies: CalendarDependencies): Handlers<typeof slots> {
  const { db, now } = dependencies
  const calendarOf = cachedCalendars(dependencies)
  const ofShift =
    (shift: ShiftPosition) =>
    ({ query }: { query: Period }, { session }: Context) =>
      calendarOf(session, readPeriod(query), { name: shift, of: (open) => inShift(open, shift) })

  return {
    ...resourceHandlers(dependencies),
    ...hourServiceHandlers(dependencies),

    freeTimes: async ({ query }, { session }) => {
      const asked = query.resourceTimeSelectionTypes ?? BOTH_KINDS
      // A visitor who selected hour service is offered only its slots.
      const kinds = session.draft.hourService && asked.includes('HOUR_SERVICE') ? [] : asked
      return calendarOf(session, readPeriod(query), { name: kinds.join(','), of: (open) => ofKinds(open, kinds) })
    },
    freeTimesMorning: ofShift('MORNING'),
    freeTimesEvening: ofShift('EVENING'),

    freeTimesOnOrganization: async ({ query }, { session }) => {
      const organizationId = requireId(query.otherOrganizationId)
      if (!(await workshopExists(db, organizationId))) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
      return calendarOf(
        session,
        readPeriod(query),
        { name: '', of: (open) => open },
        { ...session.draft, organizationId },
      )
    },

    gapTimes: async (_, { session }) => {
      const first = dateOf(now())
      const period = { first, last: addDays(first, GAP_DAYS) }
      return freeDays(gapDays(await calendarQuestion(dependencies, db, session, session.draft, period)))
    },

    selectGapTime: ({ query }, { session }) =>
      changeDraft(db, session, (draft) => ({ ...draft, gapSelected: query.selected })),

    lockerReservedTimes: async ({ body }, { session }) => {
      const { startTimes } = body
      if (startTimes.length > MOST_LOCKER_TIMES) throw badRequest('TOO_MANY', 'too many times')
      // Each day is checked once: a check costs as much as the rest of the call does for many times.
      const sent = new Set(startTimes.map(dateOf))
      if (sent.size > LONGEST_PERIOD) throw badRequest('TOO_MANY', `too many days, more than ${LONGEST_PERIOD}`)
      const days = new Set([...sent].filter(isDate))
      const times = startTimes.filter((time) => days.has(dateOf(time)) && TIME_OF_DAY.test(time.slice(10)))
      const taken = await takenLockerTimes(db, organizationOf(session.draft), times)
      return taken.map((timeStamp) => ({ timeStamp }))
    },

    reserveTime: async ({ query }, { session, address, tell }) => {
      const requested = parseRequestedTime(query.reservation, query.timeSelectionType)
      if (!requested) throw badRequest('BAD_RESERVATION', 'reservation must be start|end')
      // Only maintenance is booked by shift (TM-06), and moved by it. Elsewhere the position is a meaningless default.
      const isByShift = (session.draft.processType ?? session.processType) === 'MAINTENANCE'
      const shift = isByShift ? query.workshiftPosition : null
      const { secret, holdLifetime: lifetime, bounds } = dependencies
      const holder = holderAt(secret, address)
      const holding = changeDraft(db, session, async (draft, tx) => {
        const date = dateOfRequest(requested)
        if (draft.organizationId !== null) {
          await lockWorkshop(tx, draft.organizationId)
          if (!isUnbounded(bounds, address))
            await refuseManyTimes(tx, {
              holder,
              organizationId: draft.organizationId,
              sessionId: session.id,
              bookingId: draft.changes?.bookingId ?? null,
              factor: bounds.factor,
            })
        }
        const standing = await standingOf(dependencies, tx, session, draft)
        const question = questionFor(standing, draft, now(), { first: date, last: date })
        // A slot of hour service requires that the visitor selected hour service.
        if (!draft.hourService && query.timeSelectionType === 'HOUR_SERVICE') throw new TimeTaken('not offered')
        await holdVisit({ tx, session, lifetime, holder, requested, shift, draft, question })
        const held = { ...draft, leadDate: null, timeReserved: true }
        return settleExtras(dependencies, tx, session, held, standing.facts)
      })
      try {
        await holding
        tell('hold.taken', workshopOf(session))
        return { responseCode: 'SUCCESS' }
      } catch (error) {
        if (!(error instanceof TimeTaken || error instanceof NoReplacementCar)) throw error
        tell('hold.refused', workshopOf(session))
        return { responseCode: error instanceof NoReplacementCar ? 'NO_REPLACEMENT_CAR' : 'NOT_AVAILABLE' }
      }
    },

    removeReservation: async (_, { session, tell }) => {
      await changeDraft(db, session, async (draft, tx) => {
        if (await releaseHold(tx, session.id)) tell('hold.released')
        return { ...(await withoutTime(dependencies, tx, draft)), leadDate: null }
      })
    },

    saveReservationDetails: async ({ body }, { session }) => {
      limitedTexts(body, 100)
      await changeDraft(db, session, (draft) => ({ ...draft, details: body }))
    },

    saveLead: async ({ query }, { session, tell }) => {
      const date = query.leadDate.slice(0, 10)
      // Nobody plans a visit more than a year ahead.
      if (!isDate(date) || date > addDays(dateOf(now()), 366)) throw badRequest('BAD_LEAD_DATE', 'not a date')
      await changeDraft(db, session, async (draft, tx) => {
        const question = await calendarQuestion(dependencies, tx, session, draft, { first: date, last: date })
        if (!isBookable(question, date))
          throw badRequest('BAD_LEAD_DATE', 'the workshop does not accept bookings on that day')
        // A requested day replaces a held time and its details.
        if (await releaseHold(tx, session.id)) tell('hold.released')
        return { ...(await withoutTime(dependencies, tx, draft)), details: null, leadDate: date }
      })
    },
  }
}

const workshopOf = ({ draft }: Session) => ({ workshop: draft.organizationId })

function readPeriod({ start, end }: Period): { first: string; last: string } {
  const [first, last] = [dateOf(start), dateOf(end)]
  if (!isDate(first) || !isDate(last) || last < first) throw badRequest('BAD_PERIOD', 'start and end must be dates')
  if (addDays(first, LONGEST_PERIOD) <= last) throw badRequest('BAD_PERIOD', `more than ${LONGEST_PERIOD} days`)
  return { first, last }
}
