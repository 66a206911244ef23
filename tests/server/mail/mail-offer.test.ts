import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import type { Mail } from '#server/mail/mail'
import { customer } from '#tests/fixtures/customer'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { messages } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.db.execute(sql`delete from outbox`))

/** Creates a visitor with a vehicle, a windshield in the cart and a name that contains HTML. */
async function asking(): Promise<TestBrowser> {
  const browser = await openBrowser(server.app, 'WINDSHIELD')
  const { api } = browser
  await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 84_500 } })
  await api.saveCustomer({ body: customer({ last_name: '<b>Öhman</b>' }) })
  await api.addProductsToCart({
    query: { stage: 'DEFAULT' },
    body: [cartItem(9102)],
  })
  await api.saveNotes({ body: { value: 'Sadetunnistin\n<i>mukana</i>' } })
  return browser
}
async function dispatched(): Promise<readonly Mail[]> {
  const transport = keepingTransport()
  while ((await dispatchNext(dispatchOf(server, transport), new AbortController().signal)) === 'done');
  return transport.mails
}

it('reading 29: mails a windshield offer request to the workshop with all its details', async () => {
  const { api } = await asking()
  const chosen = (await api.windshieldProducts()).find(({ product }) => product.id === 9102)
  await api.sendWindshieldOfferRequest()
  const mails = await dispatched()
  expect(mails).toMatchObject([
    {
      to: { address: 'huolto.helsinki@autohuolto.example' },
      replyTo: { address: customer().email },
      subject: 'Tuulilasin tarjouspyyntö: ABC-123',
      calendar: null,
    },
  ])
  const { text = '', html = '' } = mails[0] ?? {}
  for (const part of [
    'Rekisterinumero: ABC-123',
    'Mittarilukema: 84\u00A0500 km',
    `Palvelu: ${chosen?.description}`,
    `Puhelinnumero: ${customer().phone_number}`,
    `Sähköposti: ${customer().email}`,
    '> Sadetunnistin\n> <i>mukana</i>',
  ])
    expect(text).toContain(part)
  expect(html).toContain('&lt;b&gt;Öhman&lt;/b&gt;')
  expect(html).not.toMatch(/<[bi]>/)
})

it('notifies the workshop of a request once, again after a change, and at most five times', async () => {
  const { api } = await asking()
  await Promise.all([api.sendWindshieldOfferRequest(), api.sendWindshieldOfferRequest()])
  expect(await messages(server)).toEqual([
    { kind: 'OFFER_REQUEST_NOTICE', audience: 'workshop', organizationId: 1, sessionId: expect.any(String) },
  ])
  const ask = async (value: string) => {
    await api.saveNotes({ body: { value } })
    await api.sendWindshieldOfferRequest()
  }
  for (const notes of ['2', '3', '4', '5']) await ask(notes)
  await expect(ask('6')).rejects.toMatchObject({ status: 429, code: 'TOO_OFTEN' })
  expect(await messages(server)).toHaveLength(5)
})

it('does not notify the first workshop if the request was sent to another one meanwhile', async () => {
  const { api } = await asking()
  await api.sendWindshieldOfferRequest()
  await api.setActiveOrganization({ query: { organizationId: 2 } })
  await api.sendWindshieldOfferRequest()
  const mails = await dispatched()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to.address).not.toBe('huolto.helsinki@autohuolto.example')
})
