/** Mails dispatched after the booking they describe has changed again. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import type { Mail } from '#server/mail/mail'
import { atNine, atSeven, book, opened, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { customer } from '#tests/fixtures/customer'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.execute(sql`delete from reservation`)
  await server.db.execute(sql`delete from outbox`)
})

const CUSTOMER = customer().email
const DESK_A = 'huolto.helsinki@autohuolto.example'

/** Dispatches the whole outbox. Resolves to the mails and the log. */
async function dispatched(): Promise<{ mails: readonly Mail[]; logged: readonly string[] }> {
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  while ((await dispatchNext(dispatch, new AbortController().signal)) === 'done');
  return { mails: transport.mails, logged: dispatch.logged }
}
const to = (mails: readonly Mail[], address: string) => mails.filter((mail) => mail.to.address === address)
const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => subject)

const moveWithin = async (bookingKey: string, time: string): Promise<void> => {
  const browser = await opened(server, bookingKey)
  await reserve(browser, time)
  await browser.api.saveBooking()
}
async function moveToWorkshop(bookingKey: string, organizationId: number): Promise<void> {
  const browser = await opened(server, bookingKey)
  await browser.api.setActiveOrganization({ query: { organizationId } })
  await reserve(browser, await firstFree(browser))
  await browser.api.saveBooking()
}
async function firstFree({ api }: TestBrowser): Promise<string> {
  const days = await api.freeTimes({ query: { start: '2026-11-24', end: '2026-12-11' } })
  const slot = days.flatMap((day) => day.calendarSlots)[0]
  return `${slot?.startTime}|${slot?.endTime}`
}
const cancel = async (bookingKey: string): Promise<void> => {
  const { api } = await openBrowser(server.app)
  await api.cancelBooking(reference(bookingKey))
}

it('tells the workshop the booking left that its time is free, even if the booking was cancelled meanwhile', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-24'))
  await dispatched()
  await moveToWorkshop(bookingKey, 2)
  await cancel(bookingKey)
  const { mails, logged } = await dispatched()
  const atA = to(mails, DESK_A)
  expect(subjects(atA)).toEqual(['Varaus on siirretty toiseen toimipisteeseen'])
  expect(atA[0]?.text).toContain('Aikaisempi aika vapaana: ti 24.11.2026 klo 7.00–8.30')
  expect(subjects(to(mails, CUSTOMER))).toEqual([expect.stringMatching(/^Varauksesi on peruutettu/)])
  expect(subjects(mails).filter((subject) => subject.startsWith('Varaus on peruutettu'))).toHaveLength(1)
  expect(logged.map((line) => line.replace(/^mail \d+ \(\w+\) /, ''))).toEqual(
    Array(2).fill('is not sent: the booking was cancelled meanwhile'),
  )
})

it('tells a workshop of each time a booking freed there before it was cancelled', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-24'))
  await dispatched()
  await moveWithin(bookingKey, atNine('2026-11-25'))
  await cancel(bookingKey)
  expect(subjects(to((await dispatched()).mails, DESK_A))).toEqual([
    'Varattu aika on vapautunut: ti 24.11.2026 klo 7.00–8.30',
    'Varaus on peruutettu: ke 25.11.2026 klo 9.00–10.30',
  ])
})

it('sends a booking’s details only to the workshop it moved to', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-24'))
  const { api } = await opened(server, bookingKey)
  await api.saveNotes({ body: { value: 'Avain luukkuun' } })
  await api.saveBooking()
  await moveToWorkshop(bookingKey, 2)
  const { mails } = await dispatched()
  const atA = to(mails, DESK_A)
  expect(subjects(atA)).toEqual(['Varaus on siirretty toiseen toimipisteeseen'])
  expect(JSON.stringify(atA)).not.toMatch(new RegExp(`${customer().last_name}|${CUSTOMER}|Avain luukkuun`))
  const atB = mails.filter((mail) => ![DESK_A, CUSTOMER].includes(mail.to.address))
  expect(subjects(atB)).toEqual([expect.stringMatching(/^Varaus on siirretty: /)])
  expect(atB[0]?.text).toContain(customer().last_name)
})

it('mentions no times at other workshops to a workshop that a booking moved to and left again', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-24'))
  await dispatched()
  await moveToWorkshop(bookingKey, 2)
  await moveToWorkshop(bookingKey, 1)
  const { mails } = await dispatched()
  const atB = mails.filter((mail) => ![DESK_A, CUSTOMER].includes(mail.to.address))
  expect(subjects(atB)).toEqual(['Varaus on siirretty toiseen toimipisteeseen'])
})

it('CU-04 announces a booking changed to a day request as such, and cancels its calendar event', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-24'))
  const [confirmation] = (await dispatched()).mails
  const { api } = await opened(server, bookingKey)
  await api.saveLead({ query: { leadDate: '2026-12-10' } })
  await api.saveBooking()
  const [letter, notice] = (await dispatched()).mails
  expect(letter?.subject).toMatch(/^Varauksesi on muutettu aikatiedusteluksi: to 10\.12\.2026/)
  expect(letter?.text).toContain('Aiempi aikasi on vapautunut. Otamme sinuun yhteyttä')
  expect(letter?.text).toContain('Aiempi aika: ti 24.11.2026 klo 7.00–8.30')
  expect(letter?.text).not.toContain('siirretty')
  expect(notice?.subject).toBe('Varaus on muutettu aikatiedusteluksi: to 10.12.2026')
  const line = (mail: Mail | undefined, name: string) =>
    new RegExp(`^${name}:.*$`, 'm').exec(mail?.calendar?.content ?? '')?.[0]
  expect(letter?.calendar?.method).toBe('CANCEL')
  for (const name of ['UID', 'DTSTART', 'DTEND']) {
    expect(line(letter, name)).toBeDefined()
    expect(line(letter, name)).toBe(line(confirmation, name))
  }
  expect(line(letter, 'SEQUENCE')?.trim()).toBe('SEQUENCE:1')
})
