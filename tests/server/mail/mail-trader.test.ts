import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkConfig } from '#shared/config/explain'
import { bodiesOf, dispatchedWith, linksOf } from '#tests/harness/mail/dispatched'
import { addRequest } from '#tests/harness/mail/mail-outbox'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, opened, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { openBrowser } from '#tests/harness/visitors/http-client'
import type { Mail } from '#server/mail/mail'
import { enqueue } from '#server/platform/outbox/outbox'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.execute(sql`delete from reservation`)
  await server.db.execute(sql`delete from outbox`)
})

const WHOLE = checkConfig(
  JSON.stringify({
    company: {
      name: 'Korjaamo <Öhman> Oy',
      businessId: '1234567-8',
      address: 'Katu 1, 00100 Helsinki',
      phone: '09 555 0199',
      email: 'apua@ketju.example',
    },
    links: { terms: '/ehdot', privacy: 'https://ketju.example/tietosuoja' },
  }),
)

const dispatch = () => dispatchedWith(server, WHOLE)

/** Sends a mail of each kind: confirmed, moved, cancelled, request acknowledged. */
async function sendEach(): Promise<Mail[]> {
  const { bookingKey } = await book(server, atSeven('2026-11-25'))
  const confirmed = await dispatch()
  const visitor = await opened(server, bookingKey)
  await reserve(visitor, atNine('2026-11-26'))
  await visitor.api.saveBooking()
  const moved = await dispatch()
  const { api } = await openBrowser(server.app)
  await api.cancelBooking(reference(bookingKey))
  const editRequestId = await addRequest(server)
  const email = 'aino@example.fi'
  await enqueue(server.db, { kind: 'EDIT_REQUEST_ACKNOWLEDGEMENT', audience: 'customer', email, editRequestId })
  return [...confirmed, ...moved, ...(await dispatch())]
}

it('LW-01 every mail to the customer ends with the trader, its terms and privacy statement, in both bodies', async () => {
  const sent = await sendEach()
  const toCustomer = sent.filter(({ to }) => to.address === 'aino@example.fi')
  expect(toCustomer.map(({ subject }) => subject.split(':')[0])).toEqual([
    'Tilausvahvistus',
    'Varauksesi on siirretty',
    'Varauksesi on peruutettu',
    'Muutos- tai peruutuspyyntösi on vastaanotettu',
  ])
  for (const mail of toCustomer) {
    const [text, html] = bodiesOf(mail)
    expect(text).toMatch(
      /Palvelun tarjoaja: Nimi: Korjaamo <Öhman> Oy Y-tunnus: 1234567-8 Osoite: Katu 1, 00100 Helsinki Puhelinnumero: 09 555 0199 Sähköposti: apua@ketju\.example Varausehdot: https:\/\/varaus\.example\.fi\/ehdot Tietosuojaseloste: https:\/\/ketju\.example\/tietosuoja$/,
    )
    expect(html).toMatch(
      /Palvelun tarjoaja Nimi Korjaamo <Öhman> Oy Y-tunnus 1234567-8 Osoite Katu 1, 00100 Helsinki Puhelinnumero 09 555 0199 Sähköposti apua@ketju\.example Varausehdot Tietosuojaseloste$/,
    )
    expect(linksOf(mail)).toMatchObject({
      Varausehdot: 'https://varaus.example.fi/ehdot',
      Tietosuojaseloste: 'https://ketju.example/tietosuoja',
    })
  }
  const toWorkshop = sent.filter(({ to }) => to.address !== 'aino@example.fi')
  expect(toWorkshop.length).toBeGreaterThan(2)
  for (const mail of toWorkshop) expect(bodiesOf(mail).join()).not.toMatch(/Palvelun tarjoaja|Varausehdot/)
})

it('LW-01 a mail is as before without a company, and leaves out what is not configured', async () => {
  await book(server, atSeven('2026-11-24'))
  const [before] = await dispatchedWith(server, checkConfig('{}'))
  expect(before?.text).toMatch(/Avaa varaus:\n\S+\n$/)
  await book(server, atNine('2026-11-24'))
  const [named] = await dispatchedWith(
    server,
    checkConfig('{"company": {"name": "Korjaamo"}, "links": {"terms": "https://["}}'),
  )
  expect(named && bodiesOf(named)[0]).toMatch(/Palvelun tarjoaja: Nimi: Korjaamo$/)
})
