import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkConfig } from '#shared/config/explain'
import { bodiesOf, deliveredWith } from '#tests/harness/mail/delivered'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, book, completeVisitor } from '#tests/harness/visitors/booked-visitor'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.execute(sql`delete from reservation`)
  await server.db.execute(sql`delete from outbox`)
})

const BINDING = checkConfig('{"order": {"binding": "payment"}}')

it('LW-02 the mails of an order say what it obliges to, to the customer and to the workshop, in both bodies', async () => {
  await book(server, atSeven('2026-11-24'))
  const [confirmation, notice] = await deliveredWith(server, BINDING)
  expect(confirmation?.subject).toMatch(/^Tilausvahvistus: ti 24\.11\.2026/)
  for (const body of confirmation ? bodiesOf(confirmation) : [])
    expect(body).toMatch(/^Kiitos tilauksestasi! Tilauksesi on vahvistettu\. .+ Tilaamalla sitouduit maksamaan/)
  expect(notice?.subject).toMatch(/^Uusi tilaus: /)
  for (const body of notice ? bodiesOf(notice) : [])
    expect(body).toMatch(/^Uusi tilaus Asiakas on sitoutunut maksamaan/)
})

it('LW-02 an enquiry is no order, and a booking is a request by default', async () => {
  const { api } = await completeVisitor(server)
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  await api.saveBooking()
  const asked = await deliveredWith(server, BINDING)
  await book(server, atSeven('2026-11-25'))
  const requested = await deliveredWith(server, checkConfig('{}'))
  expect([...asked, ...requested].map(({ subject }) => subject.split(':')[0])).toEqual([
    'Aikatiedustelu vastaanotettu',
    'Uusi aikatiedustelu',
    'Tilausvahvistus',
    'Uusi varaus',
  ])
  for (const mail of [...asked, ...requested]) expect(bodiesOf(mail).join()).not.toMatch(/sitou|Kiitos tilaukse/)
})
