/** Handlers of hour service. */
import type * as slots from '#shared/api/contract/time/slots'
import { addDays, dateOf } from '#shared/date/wall-clock'
import { openDays } from '../rules/calendar'
import { asHourService, comesFirst } from '../rules/hour-service'
import { badRequest } from '../../../../platform/refusal'
import { changeDraft, refuseWhileReserved } from '../../../../draft/change-draft'
import { calendarQuestion, HORIZON_DAYS } from './free-times'
import { requireId } from '../../../../http/ids'
import { limitedText } from '../../../../http/texts'
import type { Handlers } from '../../../context'
import type { CalendarDependencies } from '../store/calendars'

export const hourServiceHandlers = (dependencies: CalendarDependencies) =>
  ({
    selectHourService: ({ query }, { session }) =>
      changeDraft(dependencies.db, session, async (draft, tx) => {
        if (draft.hourService === query.state) return draft
        await refuseWhileReserved(tx, session, draft)
        return { ...draft, hourService: query.state }
      }),

    organizationOffersHourService: async ({ query }) => {
      limitedText(query.installationType, 100)
      const { workshops } = await dependencies.calendars.facts(dependencies.db)
      const workshop = workshops.get(requireId(query.organizationId))
      if (!workshop) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
      return workshop.hourService
    },

    isHourServiceSlotBeforeNormalSlot: async (_, { session }) => {
      const first = dateOf(dependencies.now())
      const draft = { ...session.draft, hourService: false }
      const period = { first, last: addDays(first, HORIZON_DAYS) }
      const question = await calendarQuestion(dependencies, dependencies.db, session, draft, period)
      return comesFirst(openDays(asHourService(question)), openDays(question))
    },
  }) satisfies Partial<Handlers<typeof slots>>
