/**
 * A fault at every request of three whole journeys: refused, never sent, response lost, or session ended. Each journey
 * still reaches its end after the retries that the page offers, and makes exactly one booking.
 */
import { sql } from 'drizzle-orm'
import { number, type } from 'superstruct'
import { afterEach, expect, it, vi } from 'vitest'
import { REST_ROOT } from '#shared/api/rest-root'
import { queryRows } from '#server/platform/database/database'
import { isWholeProof } from '../harness/proof-size'
import { openShop } from '../harness/screens/shop'
import { JOURNEYS, walk } from './journeys'

const shop = openShop()

type Send = typeof window.fetch
const ENDED = 'session ended'
const refused = (status: number): Response => Response.json({ code: 'TEST', message: 'made to fail' }, { status })
const FAULTS: Readonly<Record<string, (send: () => ReturnType<Send>) => ReturnType<Send>>> = {
  refused: async () => refused(500),
  'never sent': () => Promise.reject(new TypeError('Failed to fetch')),
  'response lost': async (send) => {
    await send()
    throw new TypeError('Failed to fetch')
  },
  [ENDED]: async () => refused(412),
}

/** Applies the fault to the page's request with this index. Returns a function that returns the number of requests. */
function failAt(index: number, fault: keyof typeof FAULTS): () => number {
  let count = 0
  const send: Send = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    const isCall = String(url instanceof Request ? url.url : url).includes(REST_ROOT)
    const go = () => send(url, init)
    return isCall && count++ === index ? (FAULTS[fault]?.(go) ?? go()) : go()
  })
  return () => count
}
afterEach(() => window.sessionStorage.clear())

const saved = async (email: string): Promise<number> => {
  const [row] = await queryRows(
    shop.db(),
    sql`select count(*)::int as count from booking where document->'customer'->>'email' = ${email}`,
    type({ count: number() }),
  )
  return row?.count ?? 0
}

/** Upper bounds for the requests of each journey. An index that is never reached applies no fault. */
const REQUESTS = { huolto: 60, renkaanvaihto: 50, peruutus: 8 } as const
const names = ['huolto', 'renkaanvaihto', 'peruutus'] as const
const SAMPLE = [
  ['huolto', 5, 'response lost'],
  ['renkaanvaihto', 12, ENDED],
  ['peruutus', 2, 'refused'],
] as const
/** Each request with one fault. The faults rotate, with another offset in each journey. */
const all = names.flatMap((name, turn) =>
  Array.from({ length: REQUESTS[name] }, (_, index) => {
    const kinds = Object.keys(FAULTS)
    return [name, index, kinds[(index + turn) % kinds.length] ?? ''] as const
  }),
)

it.each(isWholeProof ? all : SAMPLE)('CU-05 NO-02 WZ-12 %s, request %i %s', async (name, index, fault) => {
  const email = `${name}.${index}.${fault.length}@example.fi`
  const count = failAt(index, fault)
  const again = await walk(JOURNEYS[name], email)
  expect(again).toBeLessThanOrEqual(2)
  expect(await saved(email)).toBe(name === 'peruutus' ? 0 : 1)
  // Retries add requests. After the end of a session all earlier requests are repeated.
  const before = fault === ENDED ? index : 0
  expect(count()).toBeLessThanOrEqual(before + REQUESTS[name] + 15)
})
