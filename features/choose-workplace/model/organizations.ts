import { aheadPort, type CallOptions, type Client } from '#shared/api/client'
import { organizationOffersHourService } from '#shared/api/contract/time/slots'
import { compatibleOrganizations, tireChangeOrganizations } from '#shared/api/contract/workplaces'
import type { Organization } from '#shared/api/nouns/organizations'
import { configPort } from '#shared/config/config'
import type { StoreResolver } from '#shared/store/define-store'
import type { Workshops } from './sold-products'

/** API calls of the list. */
export const listCalls = { compatibleOrganizations, organizationOffersHourService, tireChangeOrganizations }

/** Options that a process sets for this step. */
export interface WorkplaceOptions {
  /**
   * Source of the list. Tire change has its own list, in the server's order and without free times (OR-02, reading 7).
   */
  readonly workshops: Workshops
  /** Lists only workshops that do a small job within the hour, each of which the server is asked about. */
  readonly offers?: 'hour-service' | undefined
}

/** Loads the workshops that suit the vehicle, and that offer what the process needs. */
export async function organizationsOf(
  api: Client<typeof listCalls>,
  get: StoreResolver,
  { workshops, offers }: WorkplaceOptions,
  call: CallOptions = {},
): Promise<readonly Organization[]> {
  const found = await (workshops === 'compatible'
    ? api.compatibleOrganizations({ query: {} }, call)
    : api.tireChangeOrganizations({ query: {} }, call))
  if (offers === undefined) return found
  const { installationType } = get(configPort).session
  // A workshop stays in the list if the server cannot say. Its times will tell.
  const question = { ...call, handlesError: () => true }
  const answers = await Promise.all(
    found.map(({ id: organizationId }) =>
      api.organizationOffersHourService({ query: { organizationId, installationType } }, question).catch(() => true),
    ),
  )
  return found.filter((_, index) => answers[index])
}

/** Asks for the list before the step is shown. What each workshop offers is asked by the step itself. */
export function askAhead(get: StoreResolver, { workshops }: WorkplaceOptions): void {
  organizationsOf(get(aheadPort)(listCalls), get, { workshops }).catch(() => {})
}
