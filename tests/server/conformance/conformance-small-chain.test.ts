import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type App } from '#server/app/app'
import type { ChainDocument } from '#server/chain/schema/document'
import { importChain } from '#server/chain/import'
import { sandboxProviders } from '#server/sandbox/providers'
import type { OpenDatabase } from '#server/platform/database/database'
import { vehicle } from '#server/platform/database/schema/vehicles'
import { REST_ROOT } from '#shared/api/rest-root'
import { chain, chainWorkshop } from '#tests/fixtures/chain'
import { openEmpty } from '#tests/harness/database/empty-database'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reportOf } from '../../../scripts/conformance/report'
import { conformance, type Outcome } from '../../../scripts/conformance/run'

const PLATE = 'ABC-123'
let demo: TestApp
let database: OpenDatabase
let app: App

/** A server with one registered vehicle and without card payments. */
beforeAll(async () => {
  demo = await createTestApp()
  database = await openEmpty()
  const { db } = database
  await db
    .insert(vehicle)
    .values({ registerNumber: PLATE, make: 'Toyota', model: 'Corolla', classificationId: 1, classificationName: 'M1' })
  const cards = sandboxProviders(db, demo.options.secret).cardPayments
  app = createApp({ ...demo.options, db, cardPayments: { ...cards, enabled: () => Promise.resolve(false) } })
})
afterAll(async () => {
  await database.close()
  await demo.close()
})

async function bringIn(document: ChainDocument): Promise<void> {
  const context = {
    db: database.db,
    now: demo.options.now,
    output: recordedOutput(),
    signal: new AbortController().signal,
  }
  expect(await importChain({ text: JSON.stringify(document), dryRun: false, confirmed: true }, context)).toBe('done')
}

const check = (): Promise<Outcome> =>
  conformance(
    {
      fetch: (request) => app.fetch(request),
      origin: 'http://localhost',
      root: REST_ROOT,
      tokenHeader: 'X-Process-Token',
    },
    { facts: { organizationId: 1, plate: PLATE, unknownPlate: 'XYZ-999', ticketCode: null, mayBook: true } },
  )

const section = (name: string) => ({ productCategories: [{ id: 1, section: name, description: 'Palvelut' }] })
const workshops = (more: Parameters<typeof chainWorkshop>[1]) => [1, 2].map((id) => chainWorkshop(id, more))

it.each<[string, ChainDocument]>([
  ['services', chain(2, 3, section('scheduled'))],
  ['extra services alone', chain(2, 3, section('extra'))],
  ['no tire changes', chain(2, 3, { ...section('scheduled'), workshops: workshops({ offersTireChange: false }) })],
  ['no free times', chain(2, 3, { ...section('scheduled'), workshops: workshops({ lifts: [] }) })],
])(
  'API-01 reports nothing broken for a chain of two workshops and three products with %s',
  { timeout: 120_000 },
  async (_, own) => {
    await bringIn(own)
    const outcome = await check()
    expect(outcome.findings.filter(({ verdict }) => verdict === 'broken')).toEqual([])
    expect(outcome.ended).toEqual([])
    expect(reportOf(outcome).isConforming).toBe(true)
  },
)
