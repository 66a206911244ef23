import ICAL from 'ical.js'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { runInProcess } from '#server/desk/run'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import type { Mail } from '#server/mail/mail'
import type { Withdrawal } from '#shared/config/config'
import { customer } from '#tests/fixtures/customer'
import { withdrawalTerms } from '#tests/fixtures/withdrawal'
import { countRows, messages, rows } from '#tests/harness/database/rows'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { cellsUnder } from '#tests/harness/visits/desk-csv'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import {
  atNine,
  atSeven,
  completeVisitor,
  lockerDetails,
  opened,
  reference,
  reserve,
} from '#tests/harness/visitors/booked-visitor'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'

let plain: TestApp
let server: TestApp
beforeAll(async () => {
  plain = await createTestApp()
  server = granting(withdrawalTerms())
})
afterAll(() => plain.close())
beforeEach(async () => {
  for (const table of ['reservation', 'booking', 'locker_reservation', 'withdrawal', 'card_payment', 'outbox'])
    await plain.db.execute(sql`delete from ${sql.identifier(table)}`)
})

/** The server of a chain that grants the right, at a time of its clock. */
const granting = (withdrawal: Withdrawal | null, clock = '2026-11-23T14:05:00'): TestApp => ({
  ...plain,
  app: createApp({ ...plain.options, withdrawal, now: () => clock }),
})
const STATED = { body: { name: 'Aino Öhman', email: 'aino@example.fi' } }
const RECEIPT = { submittedAt: '2026-11-23T14:05:00', isCancelled: true }

/** Books a time, given as `start|end`. Resolves to the booking's key. */
async function saved(
  app: TestApp,
  time: string,
  before: (browser: TestBrowser) => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  const browser = await completeVisitor(app)
  await before(browser)
  expect(await reserve(browser, time)).toEqual({ responseCode: 'SUCCESS' })
  await browser.api.saveReservationDetails({ body: lockerDetails })
  return (await browser.api.saveBooking()).bookingKey ?? ''
}

async function payByCard({ api }: TestBrowser): Promise<void> {
  const { orderNumber, url } = await api.vismaPayToken({}, { headers: { Referer: 'http://localhost/huolto' } })
  const back = new URL((await openSandboxPages(server).press(url, 'accept')).headers.get('Location') ?? '')
  const [paymentState = '', authCode = ''] = ['RETURN_CODE', 'AUTHCODE'].map(
    (name) => back.searchParams.get(name) ?? '',
  )
  await api.storeVismaPayStatus({ body: { orderNumber, paymentState, authCode } })
}

/** Delivers the outbox of a chain with these terms. */
async function dispatched(withdrawal: Withdrawal): Promise<Mail[]> {
  const transport = keepingTransport()
  const dispatch = dispatchOf(plain, transport)
  const settings = { ...dispatch.settings, application: { ...dispatch.settings.application, withdrawal } }
  while ((await dispatchNext({ ...dispatch, settings }, AbortSignal.timeout(30_000))) === 'done');
  return transport.mails
}
/** The mail whose subject begins so, with its lines joined. */
const mailWith = (mails: readonly Mail[], subject: string): Mail => {
  const found = mails.find((mail) => mail.subject.startsWith(subject))
  if (!found) throw new Error(`no mail '${subject}' in ${mails.map((mail) => mail.subject).join('; ')}`)
  return { ...found, text: found.text.replaceAll(/\s+/g, ' ') }
}

/** Columns of the desk's CSV about the right. */
const RIGHT = ['Peruuttamisoikeus', 'Työn aloitus peruuttamisaikana', 'Peruuttamisilmoitus']

async function deskList(csv: boolean): Promise<string> {
  const output = recordedOutput()
  const { db, options } = plain
  const request = { command: 'bookings list', from: '2026-11-24', to: '2026-12-31', organization: null, csv } as const
  await runInProcess({ db, now: options.now, log: options.log }, request, output, new AbortController().signal)
  return output.texts.join('')
}

describe('a chain that grants no right of withdrawal', () => {
  it('LW-03 AS-07 announces nothing, has no such calls, and tells nothing of it', async () => {
    const { api } = await completeVisitor(plain)
    expect((await api.settings()).extensions).not.toContain('withdrawal')
    const unknown = { status: 404, code: 'UNKNOWN_PATH' }
    await expect(api.saveEarlyStart({ body: { value: true } })).rejects.toMatchObject(unknown)
    const key = await saved(plain, atSeven('2026-11-25'))
    expect(await (await openBrowser(plain.app)).api.openBooking(reference(key))).not.toHaveProperty('withdrawal')
    await expect((await opened(plain, key)).api.withdraw(STATED)).rejects.toMatchObject(unknown)
    // The right is that of the day of the order, so a chain that grants it later grants none here.
    await expect((await opened(server, key)).api.withdraw(STATED)).rejects.toMatchObject({ code: 'NO_WITHDRAWAL' })
    for (const mail of await dispatched(withdrawalTerms()))
      expect(mail.text).not.toMatch(/peruuttamis|peruuta sopimus/i)
    expect(await deskList(false)).not.toMatch(/peruuttamis/i)
  })
})

describe('the right of withdrawal', () => {
  it('LW-03 is told with the booking from the first step on, with the wish to begin earlier', async () => {
    const { api } = await completeVisitor(server)
    expect((await api.settings()).extensions).toContain('withdrawal')
    expect((await api.getBooking()).withdrawal).toEqual({ until: '2026-12-07', early_start: false, submitted_at: null })
    await api.saveEarlyStart({ body: { value: true } })
    expect((await api.getBooking()).withdrawal?.early_start).toBe(true)
    const key = await saved(server, atSeven('2026-11-25'), (browser) =>
      browser.api.saveEarlyStart({ body: { value: true } }),
    )
    const booking = await (await openBrowser(server.app)).api.openBooking(reference(key))
    expect(booking.withdrawal).toEqual({ until: '2026-12-07', early_start: true, submitted_at: null })
    const mails = await dispatched(withdrawalTerms())
    const confirmation = mailWith(mails, 'Tilausvahvistus').text
    for (const text of [
      'ma 7.12.2026 saakka',
      'Pyydetty',
      'Sinulla on oikeus peruuttaa sopimus 14 päivän kuluessa.',
      'Siitä, mitä ehditään tehdä, maksat osan.',
      `Peruuta sopimus tästä: https://varaus.example.fi/peruutus#varaus=${key}`,
    ])
      expect(confirmation).toContain(text)
    expect(mailWith(mails, 'Uusi varaus').text).toMatch(/Työn aloitus peruuttamisaikana: +Pyydetty/)
    expect(await deskList(false)).toContain('Työn aloitus peruuttamisaikana: Pyydetty')
    expect(cellsUnder(await deskList(true), ...RIGHT)).toEqual(['ma 7.12.2026 saakka', 'Pyydetty', ''])
  })

  it.each<[string, Partial<Withdrawal>, string, string]>([
    ['14 days', {}, '2026-12-08', '2026-12-07'],
    ['a Saturday, so until Monday', { days: 5 }, '2026-12-08', '2026-11-30'],
    ['a Sunday, so until Monday', { days: 6 }, '2026-12-08', '2026-11-30'],
    ['Christmas Eve, so until the Monday after', { days: 31 }, '2026-12-08', '2026-12-28'],
    ['days from the visit', { from: 'visit' }, '2026-12-08', '2026-12-22'],
  ])('LW-03 lasts for %s', async (_, terms, visit, until) => {
    const app = granting(withdrawalTerms(terms))
    const key = await saved(app, atSeven(visit))
    const booking = await (await openBrowser(app.app)).api.openBooking(reference(key))
    expect(booking.withdrawal?.until).toBe(until)
  })

  it.each([
    ['keeps its last day', withdrawalTerms(), withdrawalTerms(), '2026-12-07'],
    ['follows the later visit', withdrawalTerms({ from: 'visit' }), withdrawalTerms({ from: 'visit' }), '2026-12-23'],
    ['stays if the chain grants none any more', withdrawalTerms(), null, '2026-12-07'],
  ])('LW-03 %s when the booking is moved', async (_, granted, later, until) => {
    const key = await saved(granting(granted), atSeven('2026-12-08'))
    const change = await opened(granting(later, '2026-11-30T08:00:00'), key)
    expect(await reserve(change, atSeven('2026-12-09'))).toEqual({ responseCode: 'SUCCESS' })
    expect((await change.api.getBooking()).withdrawal?.until).toBe(later ? until : undefined)
    const { booking } = await change.api.saveBooking()
    expect(booking?.withdrawal?.until).toBe(until)
  })

  it('LW-03 is not that of a company', async () => {
    const key = await saved(server, atSeven('2026-11-25'), ({ api }) =>
      api.saveCustomer({ body: customer({ customer_type: 'COMPANY', company_name: 'Öhman Oy' }) }),
    )
    expect(await (await openBrowser(server.app)).api.openBooking(reference(key))).not.toHaveProperty('withdrawal')
    await expect((await opened(server, key)).api.withdraw(STATED)).rejects.toMatchObject({ code: 'NO_WITHDRAWAL' })
  })
})

describe('a withdrawal', () => {
  it('LW-03 cancels the booking with its refund, and sends receipt and notice in one transaction', async () => {
    const key = await saved(server, atNine('2026-11-25'), payByCard)
    await plain.db.execute(sql`delete from outbox`)
    const { api } = await opened(server, key)
    expect(await api.withdraw(STATED)).toMatchObject(RECEIPT)

    expect(await countRows(plain, 'reservation')).toBe(0)
    expect(await countRows(plain, 'locker_reservation where booking_id is not null')).toBe(0)
    expect(await rows(plain, sql`select refund_cents, refunded_cents from card_payment`)).toEqual([
      { refund_cents: 24_900, refunded_cents: 24_900 },
    ])
    const contract = 'Perushuolto (öljynvaihtohuolto), ke 25.11.2026 klo 9.00–10.30, Helsinki Roihupelto, ABC-123'
    expect(await rows(plain, sql`select name, email, contract, submitted_at::text as at from withdrawal`)).toEqual([
      { name: 'Aino Öhman', email: 'aino@example.fi', contract, at: '2026-11-23 14:05:00' },
    ])
    await expect(opened(server, key)).rejects.toMatchObject({ status: 409, code: 'BOOKING_WITHDRAWN' })

    const mails = await dispatched(withdrawalTerms())
    expect(mails.map(({ to }) => to.address)).toEqual(['aino@example.fi', 'huolto.helsinki@autohuolto.example'])
    const receipt = mailWith(mails, 'Peruuttamisilmoituksesi on vastaanotettu')
    for (const text of ['ma 23.11.2026 klo 14.05', 'Aino Öhman', contract, 'Palautetaan kortille', '249,00'])
      expect(receipt.text).toContain(text)
    const entry = ICAL.Component.fromString(receipt.calendar?.content ?? '')
    expect(entry.getFirstPropertyValue('method')).toBe('CANCEL')
    const notice = mailWith(mails, 'Asiakas on peruuttanut sopimuksen: ke 25.11.2026 klo 9.00–10.30').text
    expect(notice).toContain('Varattu aika on vapautunut.')
    expect(notice).toMatch(/Peruuttamisilmoitus: +ma 23\.11\.2026 klo 14\.05/)

    expect(await deskList(false)).toMatch(/ke 25\.11\.2026 +9\.00–10\.30 +peruuttamisoikeutta käytetty /)
    expect(await deskList(true)).toMatch(/^2026-11-25;09:00;10:30;peruuttamisoikeutta käytetty;/m)
    expect(cellsUnder(await deskList(true), ...RIGHT)).toEqual([
      'ma 7.12.2026 saakka',
      'Ei pyydetty',
      'ma 23.11.2026 klo 14.05',
    ])
  })

  it('LW-03 is made once, however often and from however many sessions it is sent', async () => {
    const key = await saved(server, atSeven('2026-11-25'))
    await plain.db.execute(sql`delete from outbox`)
    const [one, two] = [await opened(server, key), await opened(server, key)]
    const receipts = await Promise.all([one, one, two].map(({ api }) => api.withdraw(STATED)))
    expect(receipts).toMatchObject([RECEIPT, RECEIPT, RECEIPT])
    const again = { body: { name: 'Joku Muu', email: 'muu@example.fi' } }
    expect(await two.api.withdraw(again)).toMatchObject(RECEIPT)
    expect(await messages(plain)).toHaveLength(2)
    expect(await rows(plain, sql`select name from withdrawal`)).toEqual([{ name: 'Aino Öhman' }])
  })

  it('LW-03 tells the booking’s own address too if the receipt goes to another', async () => {
    const key = await saved(server, atSeven('2026-11-25'))
    await plain.db.execute(sql`delete from outbox`)
    const { api } = await opened(server, key)
    await api.withdraw({ body: { name: 'Aino https://huijaus.example', email: 'toinen@example.fi' } })
    const mails = await dispatched(withdrawalTerms())
    expect(mails.map(({ to, subject }) => [to.address, subject.split(':')[0]])).toEqual([
      ['toinen@example.fi', 'Peruuttamisilmoituksesi on vastaanotettu'],
      ['huolto.helsinki@autohuolto.example', 'Asiakas on peruuttanut sopimuksen'],
      ['aino@example.fi', 'Varauksesi on peruutettu'],
    ])
    expect(mails[0]?.text).not.toContain('huijaus')
  })

  it('LW-03 is taken on the last day, and refused afterwards as for an unknown booking', async () => {
    const last = await saved(server, atSeven('2026-12-09'))
    const late = await saved(server, atNine('2026-12-09'))
    const onLast = granting(withdrawalTerms(), '2026-12-07T23:59:59')
    expect(await (await opened(onLast, last)).api.withdraw(STATED)).toMatchObject({
      submittedAt: '2026-12-07T23:59:59',
      isCancelled: true,
    })
    const after = granting(withdrawalTerms(), '2026-12-08T00:00:00')
    const refusals = await Promise.all(
      [await opened(after, late), await openBrowser(after.app)].map(({ api }) =>
        api.withdraw(STATED).catch((error: unknown) => error),
      ),
    )
    expect(refusals[0]).toMatchObject({ status: 409, code: 'NO_WITHDRAWAL' })
    expect(refusals[0]).toEqual(refusals[1])
    expect(await countRows(plain, 'withdrawal')).toBe(1)
  })

  it.each([true, false])(
    'LW-03 is recorded and told after the visit has begun, without cancelling or returning anything; asked to begin: %s',
    async (isWished) => {
      const key = await saved(server, atSeven('2026-11-25'), async (browser) => {
        await payByCard(browser)
        await browser.api.saveEarlyStart({ body: { value: isWished } })
      })
      await plain.db.execute(sql`delete from outbox`)
      const after = granting(withdrawalTerms(), '2026-11-25T10:00:00')
      const { api } = await opened(after, key)
      const receipt = { submittedAt: '2026-11-25T10:00:00', isCancelled: false }
      expect(await api.withdraw(STATED)).toEqual(receipt)
      expect(await api.withdraw(STATED)).toEqual(receipt)
      expect(await rows(plain, sql`select refund_cents from card_payment`)).toEqual([{ refund_cents: 0 }])
      expect(await rows(plain, sql`select cancelled_at from booking`)).toEqual([{ cancelled_at: null }])
      const mails = await dispatched(withdrawalTerms())
      const text = mailWith(mails, 'Peruuttamisilmoituksesi on vastaanotettu').text
      expect(text).toContain('Toimipiste ottaa sinuun yhteyttä.')
      // Without the wish nothing is owed for what was done.
      expect(text.includes('Tehdystä työstä maksat sovitun hinnan.')).toBe(isWished)
      expect(mailWith(mails, 'Asiakas on ilmoittanut peruuttavansa sopimuksen').text).toContain(
        'Ota yhteyttä asiakkaaseen.',
      )
      expect(await deskList(false)).toMatch(/varattu .*Peruuttamisilmoitus: ke 25\.11\.2026 klo 10\.00/)
      const booking = await (await openBrowser(after.app)).api.openBooking(reference(key))
      expect(booking.withdrawal?.submitted_at).toBe('2026-11-25T10:00:00')
    },
  )

  it.each([
    ['NAME_MISSING', { name: ' ', email: 'aino@example.fi' }],
    ['BAD_EMAIL', { name: 'Aino', email: 'aino@example' }],
    ['BAD_EMAIL', { name: 'Aino', email: 'aino@example.fi, muu@example.fi' }],
    ['TOO_LONG', { name: 'A'.repeat(201), email: 'aino@example.fi' }],
  ])('LW-03 is refused as %s for %j', async (code, body) => {
    const { api } = await opened(server, await saved(server, atSeven('2026-11-25')))
    await expect(api.withdraw({ body })).rejects.toMatchObject({ status: 400, code })
    expect(await countRows(plain, 'withdrawal')).toBe(0)
  })

  it('LW-03 is a record that is only ever added to, and ends with its booking alone', async () => {
    await (await opened(server, await saved(server, atSeven('2026-11-25')))).api.withdraw(STATED)
    for (const change of [
      sql`update withdrawal set name = 'Muu'`,
      sql`update withdrawal set submitted_at = now()`,
      sql`delete from withdrawal`,
      sql`truncate withdrawal`,
    ])
      await expect(plain.db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } })
    expect(await rows(plain, sql`select name from withdrawal`)).toEqual([{ name: 'Aino Öhman' }])
    await plain.db.execute(sql`delete from booking`)
    await plain.db.execute(sql`delete from withdrawal`)
    expect(await countRows(plain, 'withdrawal')).toBe(0)
  })
})
