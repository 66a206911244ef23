/** What the desk is told of refused mails, and how it sends them again. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dateOf, wallClockAt } from '#shared/date/wall-clock'
import { formatDayShort } from '#shared/date/finnish'
import type { DeskRequest } from '#server/desk/request'
import { runInProcess } from '#server/desk/run'
import type { Tell } from '#server/platform/operations/events'
import { pseudonym } from '#server/platform/secrets'
import { customer } from '#tests/fixtures/customer'
import { messages, rows } from '#tests/harness/database/rows'
import { answered, dispatchAgainst, UNKNOWN_MAILBOX } from '#tests/harness/mail/refusing-mail-server'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, opened, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { openWork, propose } from '#tests/harness/visitors/extra-work'
import { openBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'outbox', 'booking'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

const NEW = 'aino.ohman@example.fi'
const CRM = { name: 'crm', url: 'https://crm.example', secrets: [] }
const never = new AbortController().signal
const list = { command: 'bookings list', from: '2026-11-24', to: '2026-11-30', organization: null, csv: false } as const
let told: string[] = []

/** Runs a desk command. Resolves to its exit code and output. */
async function desk(request: DeskRequest) {
  const output = recordedOutput()
  told = []
  const tell: Tell = (event, { kind = '' } = {}) => void told.push(`${event} ${kind}`)
  const around = { webhooks: [CRM], calendarUrl: (token: string) => token, tell }
  const own = { db: server.db, now: () => '2026-11-23T08:00:00', log: { error: () => undefined }, around }
  const code = await runInProcess(own, request, output, never)
  return { code, text: output.texts.join(''), lines: output.lines, faults: output.faults }
}
const resend = (booking: string, to: string | null = null) => desk({ command: 'mails resend', booking, to })
/** The reference of the last booking. */
async function referenceOf(): Promise<string> {
  const [last] = await rows(server, sql`select id::text from booking order by created_at desc limit 1`)
  return pseudonym(server.options.secret, String(last?.['id']))
}
/** A booking whose confirmation is refused. */
async function refused(failure = UNKNOWN_MAILBOX) {
  const { bookingKey } = await book(server, atSeven('2026-11-25'))
  await dispatchAgainst(server, failure)
  return { bookingKey, ref: await referenceOf() }
}
const move = async (bookingKey: string, time: string): Promise<void> => {
  const browser = await opened(server, bookingKey)
  await reserve(browser, time)
  await browser.api.saveBooking()
}
const subjects = async (failure: Error | null = null) =>
  (await dispatchAgainst(server, failure)).mails.map(({ to, subject }) => `${to.address}: ${subject.split(':')[0]}`)

describe('the desk is told of refused mails', () => {
  it('OP-05 in its list, with what to do, and in no other row', async () => {
    const { ref } = await refused()
    await book(server, atNine('2026-11-25'))
    await dispatchAgainst(server, null)
    const { text } = await desk(list)
    const [, marked = '', plain = ''] = text.split('\n')
    expect(marked).toContain(
      `${ref}  Sähköpostiosoite ${customer().email} ei ota vastaan viestejä (550 5.1.1, osoitetta ei ole). Soita asiakkaalle ja kysy toimivaa osoitetta. Saamatta jäi: vahvistus; `,
    )
    expect(plain).not.toContain('Sähköpostiosoite')
    expect(text).toMatch(
      /\n2 varausta\nVarauksia, joiden viestit eivät mene perille: 1 \(npm run bookings -- mails\)\n$/,
    )
    const { text: csv } = await desk({ ...list, csv: true })
    expect(csv).toMatch(/;Torjutut viestit;Ei sovi enää;/)
    expect(csv).toMatch(
      /;Sähköpostiosoite \S+ ei ota vastaan viestejä .* Saamatta jäi: vahvistus;;Huolto;;\r\n.*;;;Huolto;;\r\n$/,
    )
  })

  it('OP-05 by `mails`, without the address, until there are none', async () => {
    const { ref } = await refused()
    const today = formatDayShort(dateOf(wallClockAt(new Date()))).replaceAll('.', '\\.')
    const { text } = await desk({ command: 'mails list' })
    expect(text).toMatch(
      new RegExp(
        `^Torjuttu ${today} klo \\d+\\.\\d\\d {2}osoite ei ota vastaan viestejä \\(550 5\\.1\\.1, osoitetta ei ole\\) {2}vahvistus {2}varaus ${ref} {2}ABC-123 {2}ke 25\\.11\\.2026 klo 7\\.00 {2}Helsinki Roihupelto\\n`,
      ),
    )
    expect(text).toContain('npm run bookings -- mails resend VIITE --to OSOITE\n')
    expect(text).toMatch(/\nEi odottavia viestejä\.\n$/)
    expect(text).not.toContain('@')
    await resend(ref)
    expect((await desk({ command: 'mails list' })).text).toBe('Ei odottavia viestejä.\n')
    expect((await desk(list)).text).not.toContain('viestejä')
  })

  it('OP-05 apart from a refused message, of which a corrected address is no cure', async () => {
    await refused(answered('554 5.7.1 spam', 'DATA'))
    expect((await desk(list)).text).toContain(
      'Sähköpostipalvelin hylkäsi viestin (554 5.7.1). Soita asiakkaalle. Saamatta jäi: vahvistus',
    )
    expect((await desk({ command: 'mails list' })).text).toContain('  sähköpostipalvelin hylkäsi viestin (554 5.7.1)  ')
  })
})

describe('the desk sends again', () => {
  it('OP-05 the confirmation to a corrected address, with a key that opens the booking, and nothing twice', async () => {
    const { bookingKey, ref } = await refused()
    await move(bookingKey, atNine('2026-11-26'))
    await dispatchAgainst(server, UNKNOWN_MAILBOX)
    expect(await resend(ref, NEW)).toMatchObject({
      code: 0,
      lines: [`Varauksen sähköpostiosoite on nyt ${NEW}.`, `Lähtee uudelleen osoitteeseen ${NEW}: vahvistus.`],
    })
    expect(told).toEqual(['booking.changed ADDRESS_CORRECTED', 'mail.queued BOOKING_CONFIRMATION'])
    expect(await rows(server, sql`select type from webhook_event`)).toEqual([{ type: 'booking.changed' }])
    const { mails } = await dispatchAgainst(server, null)
    expect(mails).toMatchObject([{ to: { address: NEW }, subject: expect.stringContaining('to 26.11.2026 klo 9.00') }])
    const [, key = ''] = /#varaus=(\S+)/.exec(mails[0]?.text ?? '') ?? []
    expect(key).not.toBe(bookingKey)
    // A change begins with the corrected address, and the booking's first key works as before.
    await move(bookingKey, atSeven('2026-11-27'))
    expect((await (await opened(server, key)).api.getBooking()).customer?.email).toBe(NEW)
    expect(await subjects()).toEqual([`${NEW}: Varauksesi on siirretty`])
    expect(await rows(server, sql`select distinct ended_by from refused_mail`)).toEqual([{ ended_by: 'CORRECTED' }])
  })

  it('OP-05 to the same address if it is right, and is told if that refuses again', async () => {
    const { ref } = await refused()
    expect((await resend(ref)).lines).toEqual([`Lähtee uudelleen osoitteeseen ${customer().email}: vahvistus.`])
    expect(told).toEqual(['mail.queued BOOKING_CONFIRMATION'])
    expect(await subjects(UNKNOWN_MAILBOX)).toEqual([])
    expect((await desk({ command: 'mails list' })).text).toContain('1 varaus, jonka viestit eivät mene perille')
    expect((await resend(ref, customer().email)).code).toBe(0)
    expect(await subjects()).toEqual([`${customer().email}: Tilausvahvistus`])
  })

  it('OP-05 one letter of a move from the time that the customer knows', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    await dispatchAgainst(server, null)
    await move(bookingKey, atNine('2026-11-25'))
    await move(bookingKey, atNine('2026-11-26'))
    await dispatchAgainst(server, UNKNOWN_MAILBOX)
    await resend(await referenceOf(), NEW)
    const { mails } = await dispatchAgainst(server, null)
    expect(mails).toMatchObject([
      { subject: expect.stringMatching(/^Varauksesi on siirretty: to 26\.11\.2026 klo 9\.00/) },
    ])
    expect(mails[0]?.text).toContain('Aiempi aika: ke 25.11.2026 klo 7.00–8.30')
  })

  it('OP-05 the mails that still wait to the corrected address too', async () => {
    const { bookingKey, ref } = await refused()
    const { api } = await opened(server, bookingKey)
    await api.saveNotes({ body: { value: 'Avain luukussa' } })
    await api.saveBooking()
    await resend(ref, NEW)
    expect(await subjects()).toEqual([`${NEW}: Varaustasi on muutettu`, `${NEW}: Tilausvahvistus`])
  })

  it('OP-05 only the cancellation of a cancelled booking', async () => {
    const { bookingKey, ref } = await refused()
    const { api } = await openBrowser(server.app)
    await api.cancelBooking(reference(bookingKey))
    await dispatchAgainst(server, UNKNOWN_MAILBOX)
    expect((await resend(ref, NEW)).lines[1]).toBe(`Lähtee uudelleen osoitteeseen ${NEW}: peruutus.`)
    expect(await subjects()).toEqual([`${NEW}: Varauksesi on peruutettu`])
  })

  it('OP-05 nothing of a cancelled booking whose cancellation arrives anyway', async () => {
    const { bookingKey, ref } = await refused()
    const { api } = await openBrowser(server.app)
    await api.cancelBooking(reference(bookingKey))
    expect((await resend(ref)).lines).toEqual(['Varaus on peruttu, joten mitään ei lähetetä.'])
    expect(await subjects()).toEqual([`${customer().email}: Varauksesi on peruutettu`])
  })

  it('OP-05 a proposal of extra work with a new link', async () => {
    await book(server, atSeven('2026-11-24'))
    await dispatchAgainst(server, null)
    const [saved] = await rows(server, sql`select id::text from booking`)
    const code = await propose(server.db, String(saved?.['id']))
    await dispatchAgainst(server, UNKNOWN_MAILBOX)
    await resend(String(saved?.['id']), NEW)
    const { mails } = await dispatchAgainst(server, null)
    const [, sent = ''] = /ticket=(\S+)/.exec(mails[0]?.text ?? '') ?? []
    const browser = await openBrowser(server.app, 'CANCEL_FORM')
    await expect(openWork(browser, code)).rejects.toMatchObject({ code: 'UNKNOWN_TICKET' })
    await expect(openWork(browser, sent)).resolves.toMatchObject({ registerNumber: 'ABC-123' })
  })

  it.each([
    ['an unknown booking', '0123456789ab', NEW, 'varausta 0123456789ab ei löydy.'],
    ['a text that is no address', null, 'aino@example', 'aino@example ei ole sähköpostiosoite.'],
    ['an address with an invisible character', null, `${NEW}\u200b`, `${NEW}\u200b ei ole sähköpostiosoite.`],
  ])('OP-05 nothing for %s', async (_, unknown, to, reason) => {
    const { ref } = await refused()
    expect(await resend(unknown ?? ref, to)).toMatchObject({
      code: 1,
      lines: [],
      faults: [`Mitään ei muutettu: ${reason}`],
    })
    expect([await messages(server), told]).toMatchObject([[{}, {}], []])
    expect((await desk({ command: 'mails list' })).text).toContain(ref)
  })

  it('OP-05 nothing if nothing was refused', async () => {
    await book(server, atSeven('2026-11-25'))
    const ref = await referenceOf()
    expect(await resend(ref, NEW)).toMatchObject({
      code: 1,
      faults: [`Mitään ei muutettu: varauksen ${ref} viestejä ei ole torjuttu.`],
    })
    expect(await subjects()).toEqual([`${customer().email}: Tilausvahvistus`])
  })
})
