import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkConfig } from '#shared/config/explain'
import { bodiesOf, dispatchedWith } from '#tests/harness/mail/dispatched'
import type { Mail } from '#server/mail/mail'
import { product } from '#server/platform/database/schema/products'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, completeVisitor } from '#tests/harness/visitors/booked-visitor'

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
  const [confirmation, notice] = await dispatchedWith(server, BINDING)
  expect(confirmation?.subject).toMatch(/^Tilausvahvistus: ti 24\.11\.2026/)
  for (const body of confirmation ? bodiesOf(confirmation) : [])
    expect(body).toMatch(/^Kiitos tilauksestasi! Tilauksesi on vahvistettu\. .+ Tilaamalla sitouduit maksamaan/)
  expect(notice?.subject).toMatch(/^Uusi tilaus: /)
  for (const body of notice ? bodiesOf(notice) : [])
    expect(body).toMatch(/^Uusi tilaus Viite:? [\da-f]{12} Asiakas on sitoutunut maksamaan/)
})

it('LW-02 an enquiry is no order, and a booking is a request by default', async () => {
  const { api } = await completeVisitor(server)
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  await api.saveBooking()
  const asked = await dispatchedWith(server, BINDING)
  await book(server, atSeven('2026-11-25'))
  const requested = await dispatchedWith(server, checkConfig('{}'))
  expect([...asked, ...requested].map(({ subject }) => subject.split(':')[0])).toEqual([
    'Aikatiedustelu vastaanotettu',
    'Uusi aikatiedustelu',
    'Tilausvahvistus',
    'Uusi varaus',
  ])
  for (const mail of [...asked, ...requested]) expect(bodiesOf(mail).join()).not.toMatch(/sitou|Kiitos tilaukse/)
})

it('LW-04 the mails say what each price and the total promise, in both bodies', async () => {
  await server.db.update(product).set({ priceKind: 'fixed' }).where(eq(product.id, 101))
  await book(server, atSeven('2026-11-26'))
  await server.db.update(product).set({ priceKind: 'estimate', excessPercent: 15 }).where(eq(product.id, 101))
  await book(server, atNine('2026-11-26'))
  const [fixed, fixedNotice, estimate, estimateNotice] = await dispatchedWith(server, checkConfig('{}'))
  const bodies = (mail: Mail | undefined) => (mail ? bodiesOf(mail) : [])
  for (const body of [...bodies(fixed), ...bodies(fixedNotice)])
    expect(body).toMatch(/Perushuolto \(öljynvaihtohuolto\):? 249,00 € \(kiinteä hinta\) Hinta yhteensä:? 249,00 €/)
  for (const body of bodies(fixed)) {
    expect(body).toContain('Hinnat sisältävät arvonlisäveron.')
    expect(body).not.toContain('Hinta on arvio.')
  }
  for (const body of [...bodies(estimate), ...bodies(estimateNotice)])
    expect(body).toMatch(/249,00 € \(hinta-arvio, enintään \+15 %\) Hinta-arvio yhteensä:? 249,00 €/)
  for (const body of bodies(estimate)) expect(body).toContain('Hinta on arvio.')
  await server.db.update(product).set({ priceKind: null, excessPercent: null }).where(eq(product.id, 101))
})
