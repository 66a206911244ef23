/** Handlers of the people and lifts that a visitor can select. */
import type { Identifier } from '#shared/api/nouns/lenient'
import type * as slots from '#shared/api/contract/time/slots'
import { at, isDate, timeFromMinutes } from '#shared/date/wall-clock'
import { normalisedPhoneNumber } from '../../../../platform/phone-number'
import type { Draft } from '../../../../platform/database/schema/sessions'
import { workOn } from '../rules/work-shifts'
import { badRequest } from '../../../../platform/refusal'
import type { Database } from '../../../../platform/database/database'
import { absencesFrom, resourceOfCustomer, selectableResources } from '../store/resources'
import { changeDraft, refuseWhileReserved } from '../../../../draft/change-draft'
import { limitedText } from '../../../../http/texts'
import type { Handlers } from '../../../context'
import type { CalendarDependencies } from '../store/calendars'

/** Limit per request, above the resources of any workshop. */
const MOST_RESOURCES = 100

export const resourceHandlers = ({ db, now, calendars }: CalendarDependencies) =>
  ({
    customerSelectableResources: (_, { session }) => selectableResources(db, chosenOrganization(session.draft)),

    selectResources: async ({ body }, { session }) => {
      if (body.length > MOST_RESOURCES) throw badRequest('TOO_MANY', 'too many resources')
      await changeDraft(db, session, async (draft, tx) => {
        const selected = await requireSelectable(tx, draft, body)
        if (isSame(selected, draft.selectedResources)) return draft
        await refuseWhileReserved(tx, session, draft)
        return { ...draft, selectedResources: selected }
      })
    },

    resourceForCustomer: async ({ query }, { session }) => {
      const phoneNumber = normalisedPhoneNumber(limitedText(query.phoneNumber, 100))
      return phoneNumber === null ? null : resourceOfCustomer(db, chosenOrganization(session.draft), phoneNumber)
    },

    resourceAbsences: async ({ query }, { session }) => {
      const [id = 0] = await requireSelectable(db, session.draft, [query.resourceId])
      return absencesFrom(db, id, now())
    },

    resourceWorkshift: async ({ query }, { session }) => {
      const { day } = query
      if (!isDate(day)) throw badRequest('BAD_DAY', 'not a date')
      const [id = 0] = await requireSelectable(db, session.draft, [query.resourceId])
      const { workshops, shifts } = await calendars.facts(db)
      const workshop = workshops.get(chosenOrganization(session.draft))
      const work = workshop ? workOn(day, id, shifts.get(id) ?? [], workshop) : null
      return work ? [work.start, work.end].map((minutes) => at(day, timeFromMinutes(minutes))).join('|') : ''
    },
  }) satisfies Partial<Handlers<typeof slots>>

function chosenOrganization({ organizationId }: Draft): number {
  if (organizationId === null) throw badRequest('ORGANIZATION_MISSING', 'choose an organization first')
  return organizationId
}

/**
 * Converts the ids to distinct numbers in the order of the workshop's list. Refuses an id that customers of the
 * workshop cannot select.
 */
async function requireSelectable(db: Database, draft: Draft, ids: readonly Identifier[]): Promise<number[]> {
  const offered = (await selectableResources(db, chosenOrganization(draft))).map((one) => one.id)
  const wanted = new Set(ids.map(Number))
  if ([...wanted].some((id) => !offered.includes(id)))
    throw badRequest('UNKNOWN_RESOURCE', 'no such selectable resource')
  return offered.filter((id) => wanted.has(id))
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])
