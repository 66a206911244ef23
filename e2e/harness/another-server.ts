/**
 * Another server that the journeys run against: `BASE_URL=https://staging.example npm run e2e -- --against`. Nobody may reset
 * it, so they ask it for their data, and cancel what they have booked.
 */
import { someService, withWorkplace } from '../../scripts/conformance/steps'
import { createVisitor, type Visitor } from '../../scripts/tools/visitor'
import { REST_ROOT } from '#shared/api/rest-root'
import { addDays } from '#shared/date/wall-clock'
import { USUAL, type Usual } from './usual'

/** Its address without a trailing slash, or undefined for the journeys' own reference server. */
export const another = process.env['AGAINST']

export const INSTALLATION = 'BASSADONE_PUBLIC'
const DAYS = 21

/** Opens a session at a server, as a visitor of the maintenance tab. */
export async function sessionAt(url: string): Promise<Visitor> {
  const visitor = createVisitor({ fetch, origin: url, root: REST_ROOT, tokenHeader: 'X-Process-Token' })
  await visitor.api.initSession({
    query: { organizationId: 1, installationType: INSTALLATION, usedProcessType: 'MAINTENANCE' },
  })
  return visitor
}

/** Asks for a workshop with a free time and a service of known price, as a visitor with this car finds them. */
export async function askUsual(url: string, plate: string): Promise<Usual> {
  const { api, firstDay } = await withWorkplace({ facts: { plate }, newVisitor: () => sessionAt(url) })
  const { product, description } = await someService(api)
  const { organization } = await api.getBooking()
  return {
    plate,
    kilometers: USUAL.kilometers,
    organizationId: organization?.id ?? 1,
    workplace: organization?.name ?? '',
    productId: product.id,
    provider: product.provider,
    service: description,
    days: { start: firstDay, end: addDays(firstDay, DAYS) },
  }
}
