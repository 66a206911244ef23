import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChainDocument } from '#server/chain/schema/document'
import { chainText, readChain } from '#server/chain/export'
import { runInProcess } from '#server/desk/run'
import { seed } from '#server/seed/seed'
import type { Database, OpenDatabase } from '#server/platform/database/database'
import { chain, chainProduct, chainWorkshop } from '#tests/fixtures/chain'
import { openEmpty } from '#tests/harness/database/empty-database'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, book } from '#tests/harness/visitors/booked-visitor'
import { countRows, rows } from '#tests/harness/database/rows'

const NOW = '2026-11-23T08:00:00'
const exported = async (db: Database): Promise<string> => chainText(await readChain(db))

interface How {
  readonly dryRun?: boolean
  readonly confirmed?: boolean
  readonly signal?: AbortSignal
}

async function imported(
  db: Database,
  document: ChainDocument | string,
  { dryRun = false, confirmed = false, signal }: How = {},
) {
  const output = recordedOutput()
  const errors: unknown[] = []
  const desk = { db, now: () => NOW, log: { error: (_: string, error: unknown) => errors.push(error) } }
  const text = typeof document === 'string' ? document : JSON.stringify(document)
  const request = { command: 'chain import' as const, text, dryRun, confirmed }
  const exit = await runInProcess(desk, request, output, signal ?? new AbortController().signal)
  return { ...output, exit, errors }
}

// In this order: what the first test has imported, the others replace.
describe('an empty database', { shuffle: false }, () => {
  let empty: OpenDatabase
  let demo: TestApp
  beforeAll(async () => {
    empty = await openEmpty()
    demo = await createTestApp()
  })
  afterAll(async () => {
    await empty.close()
    await demo.close()
  })

  it('imports the demo’s export unchanged, and is not seeded with the demo afterwards', async () => {
    const text = await exported(demo.db)
    const first = await imported(empty.db, text)
    expect(first).toMatchObject({ exit: 0, faults: [], errors: [] })
    expect(first.lines).toContain('workshops: 12 added, 0 changed, 0 removed')
    expect(await exported(empty.db)).toBe(text)
    expect((await imported(empty.db, text)).lines).toEqual(['nothing differs'])
    await seed(empty.db, NOW)
    const [counted] = await rows({ ...demo, db: empty.db }, sql`select count(*)::int as n from reservation`)
    expect(counted).toEqual({ n: 0 })
  })

  it('is replaced by each imported document, in batches with progress output', async () => {
    const large = chain(30, 2500, { serviceCodes: [{ code: 'A1', productIds: [1, 2500] }] })
    const output = await imported(empty.db, large, { confirmed: true })
    expect(output).toMatchObject({ exit: 0, faults: [], errors: [] })
    expect(output.steps.filter((step) => /^products \d/.test(step)).slice(0, 3)).toEqual(
      [1000, 2000, 2500].map((done) => expect.stringMatching(new RegExp(`^products ${done}/\\d+$`))),
    )
    expect(await exported(empty.db)).toBe(chainText(large))

    const small = chain(2, 2, {
      products: [chainProduct(1), chainProduct(2, { price: null, automaticProductIds: [1] })],
    })
    expect((await imported(empty.db, small, { dryRun: true })).lines).toContain(
      'would change: products: 0 added, 1 changed, 2498 removed',
    )
    expect(await exported(empty.db)).toBe(chainText(large))
    expect((await imported(empty.db, small)).lines).toContain('workshops: 0 added, 0 changed, 28 removed')
    expect(await exported(empty.db)).toBe(chainText(small))
  })

  it('stays unchanged if the document has a fault or the import is aborted', async () => {
    const before = await exported(empty.db)
    const wrong = chain(2, 1, { products: [chainProduct(1, { categoryId: 7, price: 1.005 })] })
    expect(await imported(empty.db, wrong)).toMatchObject({
      exit: 1,
      lines: [],
      faults: [
        '/products/0/categoryId: is not the id of a category in this document: 7',
        '/products/0/price: must have at most two decimals',
        '2 faults: nothing was changed',
      ],
    })
    expect(await imported(empty.db, '{"version": 1,, }')).toMatchObject({
      exit: 1,
      faults: ['document: not JSON: line 1, column 15', '1 fault: nothing was changed'],
    })
    const stopped = await imported(empty.db, chain(5, 50), { signal: AbortSignal.abort() })
    expect(stopped).toMatchObject({ exit: 1, faults: ['stopped: nothing was changed'] })
    expect(await exported(empty.db)).toBe(before)
  })
})

describe('a chain with bookings', () => {
  let server: TestApp
  beforeEach(async () => {
    server = await createTestApp()
    await server.db.execute(sql`delete from reservation where organization_id = 1`)
    await book(server, atSeven('2026-11-25'))
  })
  afterEach(() => server.close())

  it('keeps booked workshops, lifts, bookings and sessions, and removes only the demo’s reservations', async () => {
    const [taken] = await rows(server, sql`select resource_id from reservation where booking_id is not null`)
    const demo = await readChain(server.db)
    const counts = () => Promise.all(['booking', 'session', 'server_secret'].map((table) => countRows(server, table)))
    const before = await counts()

    const withoutFirst = { ...demo, workshops: demo.workshops.filter(({ id }) => id !== 1) }
    const orphans = withoutFirst.workshops.map((one) => ({ ...one, parentId: null }))
    const refused = await imported(server.db, { ...withoutFirst, workshops: orphans })
    expect(refused).toMatchObject({ exit: 1, lines: [] })
    expect(refused.faults).toEqual([
      '/workshops: workshop 1 (Helsinki Roihupelto) has bookings or requests (1) and cannot be left out; without opening hours it accepts no more of them',
      expect.stringMatching(
        new RegExp(
          String.raw`^/workshops: lift ${String(taken?.['resource_id'])} of workshop 1 has reserved times \(1\)`,
        ),
      ),
      '2 faults: nothing was changed',
    ])
    expect(await readChain(server.db)).toEqual(demo)

    const [first, , , ...others] = demo.workshops
    const closed = [{ ...chainWorkshop(1), ...first, openingHours: [] }, ...others]
    expect(await imported(server.db, { ...demo, workshops: closed })).toMatchObject({
      exit: 0,
      faults: [],
      errors: [],
    })
    expect(await counts()).toEqual(before)
    expect(await rows(server, sql`select organization_id, booking_id is not null as booked from reservation`)).toEqual([
      { organization_id: 1, booked: true },
    ])
    expect(await readChain(server.db)).toMatchObject({ workshops: closed })
  })

  it('reports that a lift with reserved times cannot move to another workshop', async () => {
    const demo = await readChain(server.db)
    const [first, second, ...others] = demo.workshops
    const lifts = [...(second?.lifts ?? []), ...(first?.lifts ?? [])]
    const workshops = [
      { ...chainWorkshop(1), ...first, lifts: [] },
      { ...chainWorkshop(2), ...second, lifts },
      ...others,
    ]
    expect((await imported(server.db, { ...demo, workshops })).faults[0]).toMatch(
      /^\/workshops\/0\/lifts: lift \d+ of workshop 1 has reserved times \(1\)/,
    )
  })
})

describe('the days that differ', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const days = {
    closedDays: ['2026-12-25', '2026-12-24'],
    shortDays: [{ date: '2026-12-31', opens: null, closes: '15:00' }],
    openDays: ['2027-01-06'],
  }

  it('OP-01 of the chain and of a workshop are imported and exported', async () => {
    const [first] = chain(1, 1).workshops
    const own = { closedDays: ['2026-12-31'], shortDays: [], openDays: ['2026-12-24'] }
    const document = chain(1, 1, { ...days, workshops: first ? [{ ...first, ...own }] : [] })
    expect(await imported(server.db, document, { confirmed: true })).toMatchObject({ exit: 0, faults: [] })
    const sorted = { ...document, closedDays: ['2026-12-24', '2026-12-25'] }
    expect(await exported(server.db)).toBe(chainText(sorted))
  })

  it('OP-01 public holidays that no list has are proposed, and not added', async () => {
    const without = await imported(server.db, chain(1, 1, days), { confirmed: true })
    expect(without.lines.join('\n')).not.toMatch(/2026-12-24|2027-01-06/)
    expect(without.lines.join('\n')).toMatch(/open on public holidays.*: 2027-01-01 uudenvuodenpäivä, 2027-03-26/)
    expect(await exported(server.db)).not.toContain('2027-01-01')
  })

  it('OP-01 a date in two lists, and a short day without hours, are faults', async () => {
    const twice = chain(1, 1, { closedDays: ['2026-12-24'], openDays: ['2026-12-24'] })
    expect((await imported(server.db, twice)).faults).toContain('/openDays/0: is the same as /closedDays/0')
    const bare = chain(1, 1, { shortDays: [{ date: '2026-12-24', opens: null, closes: null }] })
    expect((await imported(server.db, bare)).faults).toContain(
      '/shortDays/0: must have opens or closes; a usual day is in openDays',
    )
    const odd = chain(1, 1, { shortDays: [{ date: '2026-12-24', opens: '12:00', closes: '08:00' }] })
    expect((await imported(server.db, odd)).faults).toContain('/shortDays/0/closes: must be after opens')
  })
})

it('removes all demo data except the vehicle register when another chain is imported', async () => {
  const server = await createTestApp()
  const own = chain(2, 3)
  const would = await imported(server.db, own, { dryRun: true })
  expect(would.lines[0]).toMatch(/^would change: the demo's own data: \d+ removed$/)
  expect(await countRows(server, 'leasing_company')).toBeGreaterThan(0)
  expect((await imported(server.db, own)).lines[0]).toMatch(/^the demo's own data: \d+ removed$/)

  const { api } = await openBrowser(server.app)
  const { responseCode } = await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 84_500 } })
  expect(responseCode).toBe('SUCCESS')
  expect(await api.toyotaRecalls()).toEqual([])
  expect(await api.serviceTargetExecutionCycles()).toEqual([])
  expect(await api.repairTargetTree()).toEqual([])
  expect(await api.leasingCompanies()).toEqual([])
  expect(await api.separatelySoldItems()).toEqual([])
  const ticket = { ticketCode: 'HUOLTO-7F3K', organizationId: 1, usedProcessType: 'MAINTENANCE' } as const
  await expect(api.openServiceTicket({ body: ticket })).rejects.toMatchObject({ status: 404 })
  await api.setActiveOrganization({ query: { organizationId: 1 } })
  expect(await api.biilaTimes()).toMatchObject({ pickupTimes: [], returnTimes: [] })
  for (const table of ['reservation', 'customer_resource', 'tire_in_hotel', 'tires_bought', 'service_ticket_item'])
    expect(await countRows(server, table)).toBe(0)

  // Rows added after the import belong to the chain and survive the next import.
  await server.db.execute(sql`insert into leasing_company (id, name) values (1, 'Oma Leasing')`)
  expect((await imported(server.db, chain(2, 4))).lines.at(-1)).toBe('products: 1 added, 0 changed, 0 removed')
  expect(await countRows(server, 'leasing_company')).toBe(1)
  await server.close()
})

describe('an import that changes prices', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
    await imported(server.db, chain(1, 4))
  })
  afterAll(() => server.close())

  /** The chain with other prices of its first products. */
  const priced = (...prices: readonly (number | null)[]): ChainDocument => {
    const document = chain(1, 4)
    return {
      ...document,
      products: document.products.map((one, n) => {
        const price = prices[n]
        return price === undefined ? one : Object.assign({}, one, { price, normalPrice: null })
      }),
    }
  }

  it('OP-04 asks if one changes by more than a third, and changes nothing', async () => {
    await imported(server.db, priced(90, 90, 90, 90), { confirmed: true })
    const before = await exported(server.db)
    const asking = await imported(server.db, priced(900, 59.99, 120, 60))
    expect(asking.exit).toBe(3)
    expect(asking.lines).toEqual([
      expect.stringMatching(/^price changes by more than a third: product 1, .+: 90\.00 to 900\.00$/),
      expect.stringMatching(/^price changes by more than a third: product 2, .+: 90\.00 to 59\.99$/),
    ])
    expect(asking.faults).toEqual(['nothing was changed: import with --yes if these prices are right'])
    expect(await exported(server.db)).toBe(before)

    const confirmed = await imported(server.db, priced(900, 59.99, 120, 60), { confirmed: true })
    expect([confirmed.exit, confirmed.faults]).toEqual([0, []])
    expect(await exported(server.db)).toBe(chainText(priced(900, 59.99, 120, 60)))
  })

  it('OP-04 does not ask for a smaller change, or for a price that comes or goes', async () => {
    await imported(server.db, priced(90, 90, null, 90), { confirmed: true })
    expect(await imported(server.db, priced(119, 61, 500, null))).toMatchObject({ exit: 0, faults: [] })
  })

  it('OP-04 names the prices in a dry run', async () => {
    await imported(server.db, priced(90), { confirmed: true })
    const dry = await imported(server.db, priced(9), { dryRun: true })
    expect(dry.exit).toBe(0)
    expect(dry.lines[0]).toMatch(/^price changes by more than a third: product 1, .+: 90\.00 to 9\.00$/)
  })

  it('OP-04 imports at once leave one of their documents whole', { timeout: 60_000 }, async () => {
    const documents = [1, 2, 3, 4].map((price) => priced(price, price, price, price))
    const outcomes = await Promise.all(documents.map((one) => imported(server.db, one, { confirmed: true })))
    expect(outcomes.map(({ exit }) => exit)).toEqual([0, 0, 0, 0])
    expect(documents.map((one) => chainText(one))).toContain(await exported(server.db))
  })
})
