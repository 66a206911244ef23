/** Handlers of the pick-up and return service Biila (specification section 7, 'Other'). */
import type * as other from '#shared/api/contract/other'
import { addDays, dateOf, days, type WallDateTime } from '#shared/date/wall-clock'
import { isAfterPickup, timesOn, withPickup } from '../rules/biila'
import { type CalendarDependencies, isBookable, withNotice } from '../../time/index'
import { organizationOf } from '../../../booking/draft'
import { conflict } from '../../../platform/refusal'
import type { Session } from '../../../booking/sessions'
import { listBiilaTimes } from '../../../catalog/trade'
import { changeDraft } from '../../../booking/change-draft'
import type { Handlers } from '../../context'

/** Days ahead for which the service is offered. */
const HORIZON = 28

export function biilaHandlers({ db, now, calendars }: CalendarDependencies) {
  /** Lists the times of one direction on the days when the session's workshop accepts bookings. */
  const timesOf = async ({ draft }: Session, direction: 'PICKUP' | 'RETURN'): Promise<WallDateTime[]> => {
    const facts = await calendars.facts(db)
    const chosen = facts.workshops.get(organizationOf(draft))
    if (!chosen) return []
    const today = dateOf(now())
    const question = { workshop: withNotice(facts, draft, chosen), closedDays: facts.closedDays, now: now() }
    const open = days(today, addDays(today, HORIZON)).filter((date) => isBookable(question, date))
    return timesOn(open, await listBiilaTimes(db, direction))
  }
  const offered = async (session: Session, direction: 'PICKUP' | 'RETURN', wanted: string): Promise<WallDateTime> => {
    if (!(await timesOf(session, direction)).includes(wanted))
      throw conflict('TIME_NOT_OFFERED', 'not one of the times of GET /biila/times')
    return wanted
  }

  return {
    biilaTimes: async (_, { session }) => ({
      pickupTimes: await timesOf(session, 'PICKUP'),
      returnTimes: await timesOf(session, 'RETURN'),
      ...session.draft.biila,
    }),

    setBiilaPickupTime: async ({ body }, { session }) => {
      const pickup = await offered(session, 'PICKUP', body.wantedDate)
      await changeDraft(db, session, (draft) => ({ ...draft, biila: withPickup(draft.biila, pickup) }))
    },

    setBiilaReturnTime: async ({ body }, { session }) => {
      const wanted = await offered(session, 'RETURN', body.wantedDate)
      await changeDraft(db, session, (draft) => {
        if (!isAfterPickup(draft.biila, wanted))
          throw conflict('BEFORE_PICKUP', 'the car must be picked up before it is returned')
        return { ...draft, biila: { ...draft.biila, return: wanted } }
      })
    },
  } satisfies Partial<Handlers<typeof other>>
}
