/** Visitors of two versions on one database. */
import { sql } from 'drizzle-orm'
import { ApiError } from '#shared/api/errors'
import type { Visitor } from '../../../scripts/tools/visitor'
import type { OpenDatabase } from '#server/platform/database/database'
import { customer } from '#tests/fixtures/customer'
import { rows } from '#tests/harness/database/rows'
import type { ServerProcess } from '#tests/harness/servers/server-process'
import { fillBooking } from '#tests/harness/visitors/fill-booking'
import { inTurns, visitorAt } from './patient-visitor'

const SESSION = { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' } as const
const RACERS = 10
const ROUNDS = 10
const WORKSHOP = 2
const TIME = '2026-11-26T08:00:00|2026-11-26T08:30:00'

/** Creates a visitor of a server, with a session. */
async function arrive(url: string): Promise<Visitor> {
  const visitor = visitorAt(url, fetch)
  await visitor.api.initSession({ query: SESSION })
  return visitor
}

/** Lets a visitor hold a time at a server. Returns a function that saves the booking at a server and resolves to its key. */
export async function begin(server: ServerProcess): Promise<(at: ServerProcess) => Promise<string>> {
  let { url } = server
  const { api } = visitorAt(url, (request) => inTurns([url])(request))
  await api.initSession({ query: SESSION })
  await fillBooking(api, 'CUSTOMER')
  return async (at) => {
    url = at.url
    await api.saveCustomer({ body: customer() })
    return (await api.saveBooking()).bookingKey ?? ''
  }
}

/** Opens a booking by its key at a server, as the link in a mail does. */
export async function openAt(server: ServerProcess, bookingKey: string): Promise<unknown> {
  const { api } = await arrive(server.url)
  return api.openBooking({ query: { bookingKey, registerNumber: 'ABC-123', installationType: 'BASSADONE_PUBLIC' } })
}

/**
 * Lets visitors of all servers hold one time of the only free lift, in several rounds. First the visitors of one server
 * come after those of another, then all at once. Returns the servers whose visitors got it, by round.
 */
export async function contend({ db }: OpenDatabase, urls: readonly string[]): Promise<string[][]> {
  await db.execute(sql`delete from reservation where organization_id = ${WORKSHOP}`)
  await db.execute(sql`
    insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
    select id, ${WORKSHOP}, tsrange('2026-11-01', '2027-11-01'), 'confirmed', 'EXACT_TIME' from resource
    where organization_id = ${WORKSHOP} and id <> (
      select min(id) from resource where organization_id = ${WORKSHOP} and not hour_service_only)`)
  const racers = await Promise.all(
    urls.flatMap((url) =>
      Array.from({ length: RACERS }, async () => {
        const { api } = await arrive(url)
        await api.setActiveOrganization({ query: { organizationId: WORKSHOP } })
        return { url, api }
      }),
    ),
  )
  const release = (): Promise<unknown> =>
    db.execute(sql`delete from reservation where organization_id = ${WORKSHOP} and kind = 'hold'`)
  const rounds: string[][] = []
  for (const [first, second] of [urls, urls.toReversed()]) {
    const one = racers.filter(({ url }) => url === first).slice(0, 1)
    const other = racers.filter(({ url }) => url === second)
    rounds.push([...(await winnersOf(one)), ...(await winnersOf(other))])
    await release()
  }
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await winnersOf(racers))
    const held = await rows(
      { db },
      sql`select 1 from reservation where organization_id = ${WORKSHOP} and kind = 'hold'`,
    )
    if (held.length !== 1) throw new Error(`${held.length} holds of one time`)
    await release()
  }
  return rounds
}

type Racer = Pick<Visitor, 'api'> & { readonly url: string }

async function winnersOf(racers: readonly Racer[]): Promise<string[]> {
  const query = { reservation: TIME, timeSelectionType: 'EXACT_TIME', workshiftPosition: 'MORNING' } as const
  const codes = await Promise.all(
    racers.map(({ api }) =>
      api.reserveTime({ query }).then(
        ({ responseCode }) => responseCode,
        (error: unknown) => (error instanceof ApiError ? String(error.code) : Promise.reject(error)),
      ),
    ),
  )
  return racers.filter((_, at) => codes[at] === 'SUCCESS').map(({ url }) => url)
}

/** Returns the workshops, services with their prices, and free times that a visitor sees. */
export async function answersOf({ url }: ServerProcess): Promise<object> {
  const { api } = await arrive(url)
  await fillBooking(api, 'ORGANIZATION')
  const organizations = await api.compatibleOrganizations({ query: {} })
  const workshops: object[] = []
  for (const { id } of organizations) {
    await api.setActiveOrganization({ query: { organizationId: id } })
    await api.emptyCart()
    const services = await api.services({ query: {} })
    await api.addProductsToCart({
      query: { stage: 'DEFAULT' },
      body: [{ productId: 101, provider: '', amount: 1 }],
    })
    const days = await api.freeTimes({ query: { start: '2026-11-25', end: '2026-12-11' } })
    workshops.push({ id, services, days })
  }
  return { organizations, workshops }
}
