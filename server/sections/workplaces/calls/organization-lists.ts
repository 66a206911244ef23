/** Handlers of the workshop lists. */
import type * as workplaces from '#shared/api/contract/workplaces'
import type { DifferingDay } from '#shared/api/nouns/settings'
import type { NearbyOrganization, Organization } from '#shared/api/nouns/organizations'
import { addDays, dateOf } from '#shared/date/wall-clock'
import { byDistance, isPlace, type Place } from '../../../catalog/distance'
import type { Draft } from '../../../platform/database/schema/sessions'
import { fits, type Need } from '../../../catalog/workshop-fit'
import { badRequest } from '../../../platform/refusal'
import { listOrganizations, type ListedOrganization, type Listing } from '../../../catalog/organizations'
import { requireId } from '../../../http/ids'
import { limitedText } from '../../../http/texts'
import { type CalendarDependencies, differingDaysOf } from '../../time/slots/index'
import type { Context, Handlers } from '../../context'
import type { Identifier } from '#shared/api/nouns/lenient'

const MOST_RESULTS = 50
/** Days ahead for which a list tells that the hours of a workshop differ. */
const NEAR_DAYS = 7

/** Returns what the session's visitor needs from a workshop: the process type and the class of the vehicle. */
export const needOf = (processType: string, { vehicle }: Draft): Need => ({
  processType,
  classificationId: vehicle?.classification?.id ?? null,
})

const needIn = ({ session }: Context, processType = session.processType): Need => needOf(processType, session.draft)

export function organizationListHandlers({ db, now, calendars }: CalendarDependencies) {
  const list = async (listing: Listing, need: Need | null): Promise<ListedOrganization[]> => {
    const all = await listOrganizations(db, listing)
    const facts = await calendars.facts(db)
    const today = dateOf(now())
    return all
      .filter(({ abilities }) => need === null || fits(abilities, need))
      .map((one) => withDays(one, differingDaysOf(facts, one.organization.id, today, addDays(today, NEAR_DAYS))))
  }

  return {
    compatibleOrganizations: async ({ query }, context) =>
      plain(await list(below(query.parentId), query.ignoreCompatibility === true ? null : needIn(context))),

    tireChangeOrganizations: async ({ query }, context) =>
      plain(await list(below(query.parentId), needIn(context, 'TIRE_CHANGE'))),

    allOrganizations: async ({ query }) => plain(await list(below(query.parentId), null)),

    organizationsBySite: async ({ query }) => plain(await list({ site: limitedText(query.site, 100).trim() }, null)),

    findOrganizations: async ({ query }, context) => {
      const count = readCount(query.numberOfResults)
      return nearest(await list({}, needIn(context)), readPlace(query)).slice(0, count)
    },

    damageInspectionOrganizations: async ({ query }, context) => {
      const count = readCount(query.numberOfResults)
      const found = await list({}, needIn(context, 'DAMAGE_INSPECTION'))
      return (query.hasLocation ? nearest(found, readPlace(query)) : plain(found).map((one) => near(one, null))).slice(
        0,
        count,
      )
    },

    organizationsByOfficeNumber: async ({ query }) => {
      limitedText(query.installationType, 100)
      const officeNumber = limitedText(query.officenbr, 100).trim()
      return plain(await list({ officeNumber }, { processType: query.processType, classificationId: null }))
    },
  } satisfies Partial<Handlers<typeof workplaces>>
}

/** Most workshops have no days that differ soon. */
const withDays = (one: ListedOrganization, days: DifferingDay[]): ListedOrganization =>
  days.length === 0 ? one : { ...one, organization: { ...one.organization, closed_days: days } }

const below = (parentId: Identifier | undefined): Listing => ({
  parentId: parentId === undefined ? undefined : requireId(parentId),
})

const plain = (found: readonly ListedOrganization[]): Organization[] => found.map(({ organization }) => organization)

const near = (organization: Organization, distance: number | null): NearbyOrganization => ({
  ...organization,
  distance,
})

const nearest = (found: readonly ListedOrganization[], place: Place): NearbyOrganization[] =>
  byDistance(found, place).map(({ one, distance }) => near(one.organization, distance))

function readCount(count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > MOST_RESULTS)
    throw badRequest('BAD_COUNT', `numberOfResults must be a whole number from 1 to ${MOST_RESULTS}`)
  return count
}

function readPlace({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }): Place {
  if (latitude === undefined || longitude === undefined || !isPlace({ latitude, longitude }))
    throw badRequest('BAD_PLACE', 'latitude and longitude must be degrees')
  return { latitude, longitude }
}
