// An attacker enumerates plates, discount codes and keys with all known evasions. Measures how many are answered
// (readings 37, 38).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callerAddress } from '#server/http/headers/address'
import { createApp } from '#server/app/app'
import type { OpenDatabase } from '#server/platform/database/database'
import { openPostgres } from '#server/platform/database/open'
import { IN_A_DAY, LIMITS, type Limit } from '#server/platform/throttle/limits'
import { createThrottle } from '#server/platform/throttle/throttle'
import { ApiError } from '#shared/api/errors'
import { createTestBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { databaseUrl } from '#tests/harness/database/postgres'
import { isWholeProof, proofSize } from '#tests/harness/proof-size'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

/** A sample uses fewer plates and proportionally lower limits. */
const FACTOR = isWholeProof ? 1 : 0.05
const MANY = proofSize(10_000, 70)
/** The attacker opens no further sessions after this many useless ones in a row. */
const PATIENCE = isWholeProof ? 25 : 3
const SERVERS = 3

let test: TestApp
let pools: readonly OpenDatabase[] = []
beforeAll(async () => {
  test = await createTestApp()
  // On PostgreSQL each server has its own connection pool, on PGlite they share one connection.
  if (test.databaseName !== '')
    pools = await Promise.all(Array.from({ length: SERVERS }, () => openPostgres(databaseUrl(test.databaseName))))
  await test.db.execute(sql`
    insert into vehicle (register_number, make, model, classification_id, classification_name)
    select ${plateSql('n')}, 'Toyota', 'Corolla', 1, 'Henkilöauto' from generate_series(0, ${MANY - 1}::int) as n
    on conflict do nothing`)
}, 120_000)
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  await test.close()
})
beforeEach(async () => {
  await test.db.execute(sql`delete from throttle`)
  await test.db.execute(sql`delete from session`)
  servers = newServers()
})

/** SQL expression of the same plate that `plate` returns. */
const plateSql = (n: string) =>
  sql.raw(`'Z' || chr(65 + ${n} / 900 / 26) || chr(65 + ${n} / 900 % 26) || '-' || (100 + ${n} % 900)`)
const letter = (n: number): string => String.fromCharCode(65 + n)
const plate = (n: number): string => {
  const series = Math.floor(n / 900)
  return `Z${letter(Math.floor(series / 26))}${letter(series % 26)}-${100 + (n % 900)}`
}
/** Varies the spelling of a plate. All spellings must count as one. */
const spelled = (text: string, n: number): string =>
  [text, text.toLowerCase(), ` ${text}`, `${text} `, `${text.slice(0, 2).toLowerCase()}${text.slice(2)}`][n % 5] ?? text

type Server = (request: Request, socket: string) => Promise<Response>
let servers: readonly Server[] = []
/** Creates servers that share only the database, behind a proxy that appends the caller's address. */
const newServers = (): readonly Server[] =>
  Array.from({ length: SERVERS }, (_, n) => {
    const { db } = pools[n] ?? test
    const throttle = createThrottle({ db, secret: test.options.secret, factor: FACTOR })
    const app = createApp({ ...test.options, db, throttle })
    return (request, socket) => {
      const claimed = request.headers.get('x-forwarded-for')
      request.headers.set('x-forwarded-for', claimed === null ? socket : `${claimed}, ${socket}`)
      return app.fetch(request, callerAddress(request, '10.0.0.1', true))
    }
  })

const byte = (): number => Math.floor(Math.random() * 256)
const group = (): string => Math.floor(Math.random() * 65_536).toString(16)

/** The caller's addresses, and its expected total as a multiple of the hourly limit of one address. */
const PLACES = {
  'one address': { place: () => '192.0.2.7', limit: 1 },
  'one address, from another port each time': { place: () => `192.0.2.7:${1024 + byte()}`, limit: 1 },
  'all addresses of a /64': { place: () => `2001:db8:1:2:${group()}:${group()}:${group()}:${group()}`, limit: 1 },
  'all addresses of a /48': { place: () => `2001:db8:1:${group()}::${group()}`, limit: IN_A_DAY.network },
  'all addresses of a /24': { place: () => `192.0.2.${byte()}`, limit: IN_A_DAY.network },
} as const

const ALL_PLACES = Object.entries(PLACES)
const PLACES_TRIED = isWholeProof ? ALL_PLACES : ALL_PLACES.filter(([name]) => /one address$|48/.test(name))

/** A client at a place that forges the forwarded address and alternates between the servers. */
function attacker(place: () => string): TestBrowser {
  let asked = 0
  return createTestBrowser({
    fetch: (request) => {
      request.headers.set('x-forwarded-for', `203.0.113.${byte()}`)
      return (servers[asked++ % SERVERS] ?? servers[0])?.(request, place()) ?? Promise.reject(new Error('no server'))
    },
  })
}

type Ask = (browser: TestBrowser, n: number) => Promise<Response>

/** Opens a new session if the server still allows it. */
async function newcomer(place: () => string): Promise<TestBrowser> {
  const browser = attacker(place)
  const query = { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'TIRE_CHANGE' } as const
  await browser.api.initSession({ query }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 429)) throw error
  })
  return browser
}

const REFUSED = new Set([412, 429])
const isAnswered = ({ status }: Response): boolean => {
  if ([200, 204, 404].includes(status)) return true
  if (REFUSED.has(status)) return false
  throw new Error(`answered ${status}`)
}

/**
 * Asks for `many` items, and repeats a refused request once in a new session. Resolves to the number of answered
 * requests, found or not.
 */
async function walk(place: () => string, ask: Ask, many = MANY, first = 0): Promise<number> {
  let [answered, inVain] = [0, 0]
  let browser = await newcomer(place)
  for (let n = first; n < first + many; n++) {
    let answer = await ask(browser, n)
    if (!isAnswered(answer) && inVain < PATIENCE) {
      inVain += 1
      browser = await newcomer(place)
      answer = await ask(browser, n)
    }
    if (!isAnswered(answer)) continue
    answered += 1
    inVain = 0
  }
  return answered
}

const search: Ask = ({ send }, n) =>
  send('POST', '/search-vehicle', { body: { registerNumber: spelled(plate(n), n), kilometers: null } })
/** Sets a vehicle by hand, which would reveal its bought tires, recalls and hotel tires. */
const enterByHand: Ask = ({ send }, n) =>
  send('POST', '/set-vehicle', { body: { register_number: spelled(plate(n), n), make: 'Toyota', model: 'Corolla' } })
const tryCode: Ask = ({ send }, n) => send('POST', '/campaign-code/v2', { body: { value: spelled(`ALE${n}`, n) } })
const bookingQuery = (n: number) => `bookingKey=${n}&registerNumber=ABC-123&installationType=BASSADONE_PUBLIC`
/** Alternates between the calls that accept a key. */
const tryKey: Ask = ({ send }, n) => {
  const ticketCode = spelled(`HUOLTO-${n}`, n)
  if (n % 4 === 0) return send('POST', `/open-booking?${bookingQuery(n)}`)
  if (n % 4 === 1) return send('POST', `/cancel-booking?${bookingQuery(n)}`)
  if (n % 4 === 2) return send('POST', '/service-ticket/done', { body: { ticketCode } })
  return send('POST', '/service-ticket/open', {
    body: { ticketCode, organizationId: 1, usedProcessType: 'TIRE_CHANGE' },
  })
}

const print = (what: string, answered: number, of = MANY): void => {
  if (isWholeProof) process.stdout.write(`${what}: ${answered} of ${of}\n`)
}
const times = ({ perAddress }: Limit, many: number): number => Math.floor(perAddress * many * FACTOR)

describe(`${MANY} plates`, () => {
  it.each(PLACES_TRIED)('reading 38: are limited from %s', { timeout: 3_600_000 }, async (name, { place, limit }) => {
    const answered = await walk(place, search)
    print(`plates from ${name}`, answered)
    expect(answered).toBe(times(LIMITS.plates, limit))
  })

  it('reading 38: are limited across searching and describing', { timeout: 3_600_000 }, async () => {
    const { place, limit } = PLACES['one address']
    const answered = await walk(place, (browser, n) => (n % 2 ? search : enterByHand)(browser, n))
    print('plates looked up and described', answered)
    expect(answered).toBe(times(LIMITS.plates, limit))
  })

  it('reading 38: are limited per day, even if the servers restart each hour', { timeout: 3_600_000 }, async () => {
    const { place } = PLACES['one address']
    const [hours, anHour] = isWholeProof ? [24, 420] : [3, 25]
    let answered = 0
    for (let hour = 0; hour < hours; hour++) {
      answered += await walk(place, search, anHour, hour * anHour)
      await test.db.execute(sql`update throttle set expire = expire - interval '1 hour'`)
      servers = newServers()
    }
    print(`plates in ${hours} hours from one address`, answered)
    expect(answered).toBe(times(LIMITS.plates, IN_A_DAY.address))
  })

  it('reading 38: are limited in concurrent requests of one session to all servers', { timeout: 600_000 }, async () => {
    const browser = await newcomer(PLACES['one address'].place)
    const asked = Math.min(MANY, 200)
    const answers = await Promise.all(Array.from({ length: asked }, (_, n) => search(browser, n)))
    const answered = answers.filter(isAnswered).length
    print('plates at once in one session', answered, asked)
    expect(answered).toBe(Math.floor(LIMITS.plates.perSession * FACTOR))
  })

  it('reading 38, reading 35: cannot be searched without a session or with another browser’s session', async () => {
    const victim = await newcomer(() => '198.51.100.7')
    const nobody = attacker(PLACES['one address'].place)
    const ways = [{}, { 'X-Process-Token': victim.token() }, { 'X-Process-Token': 'x'.repeat(43) }]
    const body = { registerNumber: plate(1), kilometers: null }
    for (const headers of ways)
      expect((await nobody.send('POST', '/search-vehicle', { body, headers })).status).toBe(412)
  })
})

describe(`${MANY} discount codes and keys`, () => {
  const walks = (['one address', 'all addresses of a /48'] as const).flatMap((place) =>
    (
      [
        ['discount codes', tryCode, LIMITS.discountCodes],
        ['keys of bookings and tickets', tryKey, LIMITS.keys],
      ] as const
    ).map(([what, ask, limits]) => ({ what, place, ask, limits })),
  )
  it.each(walks)(
    'reading 37: limits $what from $place',
    { timeout: 3_600_000 },
    async ({ what, place, ask, limits }) => {
      const answered = await walk(PLACES[place].place, ask)
      print(`${what} from ${place}`, answered)
      expect(answered).toBe(times(limits, PLACES[place].limit))
    },
  )
})
