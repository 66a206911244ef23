/** What `npm run e2e -- --against` needs to know of the server of BASE_URL. */
import { REST_ROOT } from '#shared/api/rest-root'
import { addDays } from '#shared/date/wall-clock'
import { INSTALLATION, someService, withWorkplace } from '../conformance/steps'
import { reason, run } from './run'
import { createVisitor, type Visitor } from './visitor'

/** Days from the first free one on in which the journeys hold a time. */
const DAYS = 21

/** The address of the server to test, without a trailing slash. */
export function addressOf(given: string | undefined): string {
  if (given === undefined)
    throw new Error('--against needs an address: BASE_URL=https://staging.example npm run e2e -- --against')
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new Error(`BASE_URL is "${given}", which is no address such as https://staging.example.`)
  return given.replace(/\/+$/, '')
}

/** Opens a session at a server, as a visitor of the maintenance tab. */
export async function sessionAt(url: string): Promise<Visitor> {
  const visitor = createVisitor({ fetch, origin: url, root: REST_ROOT, tokenHeader: 'X-Process-Token' })
  await visitor.api.initSession({
    query: { organizationId: 1, installationType: INSTALLATION, usedProcessType: 'MAINTENANCE' },
  })
  return visitor
}

/**
 * Asks for a workshop with a free time and a service of known price, as a visitor with this car finds them. The journeys book
 * them (e2e/harness/usual.ts).
 */
export async function askUsual(url: string, plate: string): Promise<object> {
  try {
    const { api, firstDay } = await withWorkplace({ facts: { plate }, newVisitor: () => sessionAt(url) })
    const { product, description } = await someService(api)
    const { organization } = await api.getBooking()
    return {
      plate,
      kilometers: '84500',
      organizationId: organization?.id ?? 1,
      workplace: organization?.name ?? '',
      productId: product.id,
      provider: product.provider,
      service: description,
      days: { start: firstDay, end: addDays(firstDay, DAYS) },
    }
  } catch (error) {
    throw new Error(
      `Nothing can be booked at ${url} for ${plate}: ${reason(error)}. Is it a booking server? "npm run conformance -- --base-url ${url}" says what it lacks.`,
      { cause: error },
    )
  }
}

/** Names the journeys that need more of a server than the contract: its test hooks, its data or its environment. */
export async function journeysLeftOut(): Promise<string[]> {
  const { output } = await run(['playwright', 'test', '--list', '--grep-invert', '@any-server'])
  const listed = output.split('\n').filter((line) => line.includes('.spec.ts'))
  const titles = new Set(listed.map((line) => line.replace(/^\s*\[\w+\] › /, '').replace(/:\d+:\d+/, '')))
  return [
    ...[...titles].map((one) => `  ${one}`),
    `${titles.size} journeys need the reference server and are left out.`,
  ]
}
