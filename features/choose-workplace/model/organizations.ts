import { aheadPort, type CallOptions, type Client } from '#shared/api/client'
import { compatibleOrganizations, tireChangeOrganizations } from '#shared/api/contract/workplaces'
import type { Organization } from '#shared/api/nouns/organizations'
import type { StoreResolver } from '#shared/store/define-store'
import type { Workshops } from './sold-products'

/** API calls of the list. */
export const listCalls = { compatibleOrganizations, tireChangeOrganizations }

/** Options that a process sets for this step. */
export interface WorkplaceOptions {
  /**
   * Source of the list. Tire change has its own list, in the server's order and without free times (OR-02, reading 7).
   */
  readonly workshops: Workshops
}

/** Loads the workshops that suit the vehicle. */
export const organizationsOf = (
  api: Client<typeof listCalls>,
  { workshops }: WorkplaceOptions,
  call: CallOptions = {},
): Promise<readonly Organization[]> =>
  workshops === 'compatible'
    ? api.compatibleOrganizations({ query: {} }, call)
    : api.tireChangeOrganizations({ query: {} }, call)

/** Asks for the list before the step is shown. */
export function askAhead(get: StoreResolver, options: WorkplaceOptions): void {
  organizationsOf(get(aheadPort)(listCalls), options).catch(() => {})
}
