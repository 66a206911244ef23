/** Dispatch of the mails of an offer and of its taking. */
import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { messages, rows } from '#tests/harness/database/rows'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { byToken, freedForTwo, oneFreeLift, runOut, stranger, tend } from '#tests/harness/visitors/earlier-time'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ extensions: [EARLIER_TIME] })
})
beforeEach(async () => void (await oneFreeLift(server)))
afterAll(() => server.close())

/** Dispatches everything that is due. */
async function dispatched() {
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  while ((await dispatchNext(dispatch, new AbortController().signal)) === 'done');
  return { mails: transport.mails, logged: dispatch.logged }
}
/** UID and SEQUENCE of a calendar file's entry. */
function entryOf(content: string) {
  const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent')
  return { uid: event?.getFirstPropertyValue('uid'), sequence: event?.getFirstPropertyValue('sequence') }
}
const OFFER = /^Sinulle vapautui aikaisempi aika: /

it('VI-02 the mail of an offer goes to its customer alone, and leaves no token behind', async () => {
  const { token } = await freedForTwo(server)
  const { mails } = await dispatched()
  const offers = mails.filter(({ subject }) => OFFER.test(subject))
  expect(offers).toHaveLength(1)
  expect(offers[0]?.to.address).toBe('aino@example.fi')
  expect(offers[0]?.text).toContain(`#tarjous=${token}`)
  expect(offers[0]?.calendar).toBeNull()
  expect(JSON.stringify(await messages(server))).not.toContain(token)
  expect(JSON.stringify(await rows(server, sql`select * from earlier_offer`))).not.toContain(token)
})

it('VI-02 the mails of the move go to customer and workshop, with the next SEQUENCE of the calendar entry', async () => {
  const { token } = await freedForTwo(server)
  const before = (await dispatched()).mails
  await (await stranger(server)).api.takeEarlierTime(byToken(token))
  const { mails } = await dispatched()
  const [moved, notice] = mails
  expect(moved?.subject).toBe('Varauksesi on siirretty: ke 25.11.2026 klo 9.00–10.30, Helsinki Roihupelto')
  expect(notice?.subject).toBe('Varaus on siirretty: ke 25.11.2026 klo 9.00–10.30')
  const entries = [...before, ...mails].flatMap(({ calendar }) => (calendar ? [entryOf(calendar.content)] : []))
  const last = entries.at(-1)
  expect(entries.filter(({ uid }) => uid === last?.uid).map(({ sequence }) => sequence)).toEqual([0, 1])
})

it('VI-02 a late mail of an offer that lapsed or was answered is not sent', async () => {
  await freedForTwo(server)
  await runOut(server)
  await tend(server)
  const { mails, logged } = await dispatched()
  // The first offer has lapsed; the second customer's is open.
  expect(mails.filter(({ subject }) => OFFER.test(subject))).toHaveLength(1)
  expect(logged.join('\n')).toContain('EARLIER_TIME_OFFER) is not sent: the offer has lapsed or was answered meanwhile')
})
