/** The mail server is down for a day, while bookings are made, changed and cancelled, and comes back. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dispatchNext, type Dispatch } from '#server/mail/dispatch/dispatch'
import type { Mail } from '#server/mail/mail'
import { customer } from '#tests/fixtures/customer'
import { rows } from '#tests/harness/database/rows'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { openSeveral, type SeveralServers } from '#tests/harness/servers/several-servers'
import type { TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, opened, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { openBrowser } from '#tests/harness/visitors/http-client'

let several: SeveralServers
let server: TestApp
beforeAll(async () => {
  several = await openSeveral()
  server = several.test
})
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'outbox'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => several.close())

const MINUTES = 20
const never = new AbortController().signal

let isDown = false
const transport = keepingTransport(() => {
  if (isDown) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', command: 'CONN' })
})
/** A dispatch of each process. */
const dispatches = (): Dispatch[] => several.databases.map((db) => dispatchOf({ db }, transport))

/** Lets minutes pass. All processes try what is due, as their timers make them many times in so many minutes. */
async function pass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += MINUTES) {
    await server.db.execute(sql`
      update outbox set created_at = created_at - make_interval(mins => ${MINUTES}),
        next_attempt_at = next_attempt_at - make_interval(mins => ${MINUTES})`)
    await Promise.all(dispatches().map(round))
  }
}
async function round(dispatch: Dispatch): Promise<void> {
  while ((await dispatchNext(dispatch, never)) !== 'none');
}

const toCustomers = (mails: readonly Mail[]) => mails.filter(({ to }) => to.address.endsWith('example.fi'))

/** Books as a customer of one's own, who is known by the address. */
async function bookAs(name: string, time: string): Promise<string> {
  const { bookingKey } = await book(server, time, customer({ email: `${name}@example.fi` }))
  return bookingKey
}
async function move(bookingKey: string, time: string): Promise<void> {
  const browser = await opened(server, bookingKey)
  await reserve(browser, time)
  await browser.api.saveBooking()
}
const cancel = async (bookingKey: string): Promise<void> => {
  const { api } = await openBrowser(server.app)
  await api.cancelBooking(reference(bookingKey))
}

it('a mail server that is down for a day and back gets each mail once, in the order of its booking, and none that is superseded', async () => {
  isDown = true
  const moved = await bookAs('siirtaa', atSeven('2026-11-25'))
  await pass(60)
  const cancelled = await bookAs('peruu', atNine('2026-11-25'))
  await pass(11 * 60)
  await cancel(cancelled)
  await move(moved, atNine('2026-11-26'))
  await bookAs('varaa', atSeven('2026-11-27'))
  await pass(11 * 60 + 40)
  await move(moved, atNine('2026-11-27'))
  expect(transport.mails).toEqual([])

  isDown = false
  await pass(2 * 60)
  const sent = (name: string) =>
    toCustomers(transport.mails)
      .filter(({ to }) => to.address === `${name}@example.fi`)
      .map(({ subject }) => subject.split(':')[0])
  expect(sent('siirtaa')).toEqual(['Tilausvahvistus', 'Varauksesi on siirretty', 'Varauksesi on siirretty'])
  expect(sent('peruu')).toEqual(['Varauksesi on peruutettu'])
  expect(sent('varaa')).toEqual(['Tilausvahvistus'])
  expect(new Set(transport.mails.map((mail) => mail.reference)).size).toBe(transport.mails.length)
  expect(await rows(server, sql`select 1 from outbox where delivered_at is null`)).toEqual([])
})
