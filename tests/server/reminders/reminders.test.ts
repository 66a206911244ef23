/** Reminders of visits: planned, moved and dropped with the booking, and sent when they are due. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { mimeOf } from '#server/mail/dispatch/mime'
import type { Mail } from '#server/mail/mail'
import { SmsRefused } from '#server/providers/sms'
import type { ReminderKind } from '#server/reminders/rules/plan'
import { BOOKINGS_ONLY } from '#server/sections/context'
import { smsFolder } from '#server/sandbox/sms-folder'
import { rows } from '#tests/harness/database/rows'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import {
  atNine,
  atSeven,
  book,
  completeVisitor,
  opened,
  reference,
  reserve,
} from '#tests/harness/visitors/booked-visitor'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { keepingSms, remindAt } from '#tests/harness/visits/reminding'

const KINDS = [
  { channel: 'MAIL', hours: 24 },
  { channel: 'MAIL', hours: 2 },
  { channel: 'SMS', hours: 2 },
] as const

let server: TestApp
beforeAll(async () => void (server = await createTestApp({ visits: { reminders: KINDS } })))
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'booking', 'outbox', 'throttle'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

const planned = async (of: TestApp = server) =>
  (
    await rows(
      of,
      sql`select channel, hours, to_char(due_at, 'YYYY-MM-DD HH24:MI') as due from reminder order by due_at, channel`,
    )
  ).map(({ channel, hours, due }) => `${String(channel)} ${String(hours)} ${String(due)}`)
const OF_SEVEN = ['MAIL 24 2026-11-24 07:00', 'SMS 2 2026-11-24 19:00', 'MAIL 2 2026-11-25 05:00']
/** Moves a booking and saves it. */
async function move(bookingKey: string, time: string): Promise<void> {
  const browser = await opened(server, bookingKey)
  await reserve(browser, time)
  await browser.api.saveBooking()
}
/** Dispatches the mails that are due. */
async function mailed(now = '2026-11-24T07:00:00'): Promise<Mail[]> {
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  const at = { ...dispatch, settings: { ...dispatch.settings, now: () => now } }
  while ((await dispatchNext(at, AbortSignal.timeout(30_000))) === 'done');
  return transport.mails.filter(({ subject }) => subject.startsWith('Muistutus'))
}

describe('the reminders of a booking', () => {
  it('VI-01 are none unless they are configured', async () => {
    const plain = await createTestApp()
    await plain.db.execute(sql`delete from reservation`)
    await book(plain, atSeven('2026-11-25'))
    expect(await planned(plain)).toEqual([])
    expect(await remindAt(plain, '2026-11-25T06:00:00')).toEqual([])
    await plain.close()
  })

  it('VI-01 are planned with the booking, moved with it, and dropped with it', async () => {
    const { bookingKey, browser } = await book(server, atSeven('2026-11-25'))
    expect(await planned()).toEqual(OF_SEVEN)
    await move(bookingKey, atNine('2026-11-26'))
    expect(await planned()).toEqual(['MAIL 24 2026-11-25 09:00', 'MAIL 2 2026-11-26 07:00', 'SMS 2 2026-11-26 08:00'])
    await browser.api.cancelBooking(reference(bookingKey))
    expect(await planned()).toEqual([])
  })

  it('VI-01 stay when the booking changes at its time, and go when it becomes an enquiry', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    await server.db.execute(sql`delete from reminder where channel = 'SMS'`)
    const { api } = await opened(server, bookingKey)
    await api.saveNotes({ body: { value: 'Soittakaa' } })
    await api.saveBooking()
    expect(await planned()).toEqual(OF_SEVEN.filter((one) => !one.startsWith('SMS')))
    const asking = await opened(server, bookingKey)
    await asking.api.saveLead({ query: { leadDate: '2026-12-01' } })
    await asking.api.saveBooking()
    expect(await planned()).toEqual([])
  })

  it('VI-01 are none of a kind whose time has nearly come, and none of an enquiry', async () => {
    // It is 8.00 on Monday, 23 hours before this visit.
    await book(server, atSeven('2026-11-24'))
    expect(await planned()).toEqual(['SMS 2 2026-11-23 19:00', 'MAIL 2 2026-11-24 05:00'])
    await server.db.execute(sql`delete from booking`)
    const { api } = await completeVisitor(server)
    await api.saveLead({ query: { leadDate: '2026-12-01' } })
    await api.saveBooking()
    expect(await planned()).toEqual([])
  })

  it('VI-01 are none if the save is rolled back', async () => {
    const browser = await completeVisitor(server)
    await reserve(browser, atSeven('2026-11-25'))
    await server.db.execute(sql`alter table outbox add constraint broken check (attempts < 0) not valid`)
    const broken = createApp({ ...server.options, log: { info: () => undefined, error: () => undefined } })
    const response = await broken.fetch(
      new Request('http://localhost/ServiceBooking/rest/save-booking', {
        method: 'POST',
        headers: {
          'X-Process-Token': browser.token(),
          'X-XSRF-TOKEN': browser.cookies.get('XSRF-TOKEN') ?? '',
          Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      }),
    )
    expect(response.status).toBe(500)
    await server.db.execute(sql`alter table outbox drop constraint broken`)
    expect(await planned()).toEqual([])
    await browser.api.saveBooking()
    expect(await planned()).toEqual(OF_SEVEN)
  })
})

describe('a due reminder', () => {
  it('VI-01 is a mail with the booking’s facts, a key of its own, and two ways to stop', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    expect(await remindAt(server, '2026-11-24T06:59:59')).toEqual([])
    expect(await remindAt(server, '2026-11-24T07:00:00')).toEqual(['reminder.sent MAIL 24'])
    expect(await remindAt(server, '2026-11-24T07:00:00')).toEqual([])
    // A waiting reminder is no mail that waits for another attempt.
    expect(await rows(server, sql`select 1 from outbox where last_error is not null or postponed`)).toEqual([])
    const [mail] = await mailed()
    if (!mail) throw new Error('no reminder is sent')
    const builder = createTransport({ streamTransport: true, buffer: true })
    const { message } = await builder.sendMail(mimeOf(mail))
    if (!Buffer.isBuffer(message)) throw new Error('the builder streams mails instead of buffering them')
    const parsed = await PostalMime.parse(new Uint8Array(message))
    expect(parsed.subject).toBe('Muistutus: ke 25.11.2026 klo 7.00–8.30, Helsinki Roihupelto')
    expect(parsed.to?.map(({ address }) => address)).toEqual(['aino@example.fi'])
    const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toBe('<https://varaus.example.fi/stop>')
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const part of [parsed.text, parsed.html]) {
      expect(part).toContain('Varattu aikasi lähestyy.')
      expect(part).toContain('249,00\u00A0€')
      expect(part).toContain('https://varaus.example.fi/stop')
    }
    const [, key = ''] = /#varaus=([\w-]+)/.exec(parsed.text ?? '') ?? []
    expect(key).toHaveLength(43)
    expect(key).not.toBe(bookingKey)
    // Both keys open the booking, and neither is stored.
    for (const each of [key, bookingKey]) {
      const { api } = await opened(server, each)
      expect((await api.getBooking()).booking_total_duration?.start).toBe('2026-11-25T07:00:00')
    }
    const everything = JSON.stringify([
      await rows(server, sql`select * from outbox`),
      await rows(server, sql`select * from booking`),
      await rows(server, sql`select * from booking_key`),
      await rows(server, sql`select * from reminder`),
    ])
    expect(everything).not.toContain(key)
    // A wrong register number stays wrong.
    const { api } = await completeVisitor(server)
    await expect(api.openBooking(reference(key, 'KOR-77'))).rejects.toMatchObject({ status: 404 })
    await api.cancelBooking(reference(key))
    await expect(api.openBooking(reference(bookingKey))).rejects.toMatchObject({ code: 'BOOKING_CANCELLED' })
  })

  it('VI-01 is dropped after the visit has begun, and its mail is not sent once the visit is moved or begins', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    expect(await remindAt(server, '2026-11-24T07:00:00')).toEqual(['reminder.sent MAIL 24'])
    expect(await mailed('2026-11-25T07:00:00')).toEqual([])
    expect(await remindAt(server, '2026-11-25T08:00:00')).toEqual([
      'reminder.skipped MAIL 2 PAST',
      'reminder.skipped SMS 2 PAST',
    ])
    await move(bookingKey, atNine('2026-11-26'))
    await remindAt(server, '2026-11-25T09:00:00')
    await move(bookingKey, atSeven('2026-11-27'))
    expect(await mailed('2026-11-25T09:00:00')).toEqual([])
    const reasons = await rows(
      server,
      sql`select last_error as reason from outbox where message->>'kind' = 'VISIT_REMINDER' order by id`,
    )
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'the visit has begun meanwhile',
      'the booking was moved meanwhile',
    ])
  })

  it('VI-01 is dropped if its kind is no longer configured', async () => {
    await book(server, atSeven('2026-11-25'))
    const visits = { ...BOOKINGS_ONLY, reminders: [KINDS[1]] }
    const told = await remindAt({ ...server, options: { ...server.options, visits } }, '2026-11-25T06:00:00')
    expect(told).toEqual(['reminder.skipped MAIL 24 OFF', 'reminder.sent MAIL 2'])
  })

  it('VI-01 is not told of if its kind is no longer configured', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    const pathWith = async (...reminders: readonly ReminderKind[]) => {
      const { api } = await openBrowser(createApp({ ...server.options, visits: { ...BOOKINGS_ONLY, reminders } }))
      return (await api.openBooking(reference(bookingKey))).reminder_stop_path
    }
    expect(await pathWith()).toBeUndefined()
    expect(await pathWith({ channel: 'SMS', hours: 24 })).toBeUndefined()
    expect(await pathWith(KINDS[2])).toMatch(/reminders\/stop/)
  })
})

describe('a text message', () => {
  const texts = () => server.db.execute(sql`delete from reminder where channel <> 'SMS'`)

  it('VI-01 is sent in the evening before an early visit, by the chain’s provider, to a number in one format', async () => {
    await book(server, atSeven('2026-11-25'))
    await texts()
    const sms = keepingSms()
    expect(await remindAt(server, '2026-11-24T18:59:00', sms)).toEqual([])
    expect(await remindAt(server, '2026-11-24T19:00:00', sms)).toEqual(['reminder.sent SMS 2'])
    expect(sms.texts).toMatchObject([
      { to: '+358401234567', reference: expect.stringMatching(/^[\da-f]{12}-20261125T0700-2h$/) },
    ])
    expect(sms.texts[0]?.text).toContain('ke 25.11.2026 klo 7.00')
    expect(sms.texts[0]?.text).not.toMatch(/ABC-123|Aino/)
    expect(sms.texts[0]?.text).toMatch(/\nLopeta muistutukset: https:\/\/varaus\.example\.fi\/stop$/)
  })

  it('VI-01 waits for the morning if the provider fails until the night, and is given up if the number cannot exist', async () => {
    await book(server, atNine('2026-11-25'))
    await texts()
    let isDown = true
    const sms = keepingSms(() => {
      if (isDown) throw new Error('the number +358401234567 cannot be reached')
    })
    const failed = await remindAt(server, '2026-11-25T08:00:00', sms)
    expect(failed).toEqual([
      expect.stringMatching(/^text message [\da-f]{12}-20261125T0900-2h, attempt 1$/),
      'reminder.deferred SMS 2',
    ])
    await server.db.execute(sql`update reminder set next_attempt_at = now()`)
    isDown = false
    expect(await remindAt(server, '2026-11-25T20:00:00', sms)).toEqual([])
    await server.db.execute(sql`update reminder set due_at = '2026-11-24T19:30:00'`)
    expect(await remindAt(server, '2026-11-25T03:00:00', sms)).toEqual([])
    expect(await remindAt(server, '2026-11-25T08:00:00', sms)).toEqual(['reminder.sent SMS 2'])
    expect(sms.texts).toHaveLength(1)

    await server.db.execute(sql`delete from booking`)
    await book(server, atNine('2026-11-26'))
    await texts()
    const refusing = keepingSms(() => {
      throw new SmsRefused('no such number')
    })
    expect((await remindAt(server, '2026-11-26T08:00:00', refusing)).slice(1)).toEqual([
      'reminder.skipped SMS 2 UNREACHABLE',
    ])
    expect(await planned()).toEqual([])
  })

  it('VI-01 is given up if its number has had as many as a day allows, however it is written', async () => {
    const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02']
    for (const day of days) await book(server, atNine(day))
    await texts()
    await server.db.execute(sql`
      update booking set document = jsonb_set(document, '{customer,phone_number}', '"+358 40 123 4567"')
      where document->'booking_total_duration'->>'start' like '2026-12-02%'`)
    await server.db.execute(sql`update reminder set due_at = due_at - interval '14 days'`)
    const sms = keepingSms()
    const told = await remindAt(server, '2026-11-24T12:00:00', sms)
    expect(told).toEqual([...Array(5).fill('reminder.sent SMS 2'), 'reminder.skipped SMS 2 TOO_MANY'])
    expect(sms.texts).toHaveLength(5)
    expect(await planned()).toEqual([])
  })

  it('VI-01 is a private file in the demo', async () => {
    const directory = join(await mkdtemp(join(tmpdir(), 'hv-sms-')), 'sms')
    await book(server, atNine('2026-11-25'))
    await texts()
    await remindAt(server, '2026-11-25T08:00:00', smsFolder(directory))
    const [name = '', ...others] = await readdir(directory)
    expect([name, others]).toEqual([expect.stringMatching(/^[\da-f]{12}-20261125T0900-2h\.txt$/), []])
    expect(await readFile(join(directory, name), 'utf8')).toMatch(/^\+358401234567\n\nMuistutus: .*\n$/s)
    expect((await stat(join(directory, name))).mode & 0o077).toBe(0)
    expect((await stat(directory)).mode & 0o077).toBe(0)
    await rm(join(directory, '..'), { recursive: true })
  })
})

it('VI-01 several processes send each reminder once', async () => {
  for (const day of ['2026-11-25', '2026-11-26', '2026-11-27']) await book(server, atSeven(day))
  const told = (
    await Promise.all(Array.from({ length: 4 }, () => remindAt(server, '2026-11-26T19:30:00', keepingSms())))
  ).flat()
  expect(told.toSorted()).toEqual([
    'reminder.sent MAIL 24',
    'reminder.sent SMS 2',
    'reminder.skipped MAIL 2 PAST',
    'reminder.skipped MAIL 2 PAST',
    'reminder.skipped MAIL 24 PAST',
    'reminder.skipped MAIL 24 PAST',
    'reminder.skipped SMS 2 PAST',
    'reminder.skipped SMS 2 PAST',
  ])
})
