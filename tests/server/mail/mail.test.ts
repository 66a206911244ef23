import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { startCourier } from '#server/mail/dispatch/courier'
import { nudgingAfterWrites, type Lane } from '#server/platform/outbox/lane'
import { folderTransport } from '#server/mail/dispatch/folder'
import { atNine, atSeven, book, opened, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { dispatchOf, signalled } from '#tests/harness/mail/mail-outbox'

let server: TestApp
let courier: Lane
let directory: string
/** Number of mails to wait for before `arrived` resolves. */
let awaited = 0
let arrived = signalled()

beforeAll(async () => {
  const seeded = await createTestApp()
  await seeded.db.execute(sql`delete from reservation`)
  directory = join(await mkdtemp(join(tmpdir(), 'hv-mail-')), 'mail')
  const folder = folderTransport(directory)
  const dispatch = dispatchOf(seeded, {
    send: async (mail, signal) => {
      await folder.send(mail, signal)
      if (--awaited === 0) arrived.give()
    },
  })
  courier = startCourier({ ...dispatch, pollMs: 600_000 })
  server = { ...seeded, app: { fetch: nudgingAfterWrites((request: Request) => seeded.app.fetch(request), courier) } }
})
afterAll(async () => {
  await courier.stop()
  await server.close()
  await rm(join(directory, '..'), { recursive: true })
})

/** Runs an act and resolves to the mails it caused, in order. */
async function mailsOf<T>(count: number, act: () => Promise<T>): Promise<{ result: T; mails: Email[] }> {
  await rm(directory, { recursive: true, force: true })
  awaited = count
  arrived = signalled()
  const result = await act()
  await arrived.promise
  const names = (await readdir(directory)).toSorted()
  expect(names).toEqual(names.map(() => expect.stringMatching(/^\d{8}T\d{9}Z-\d{6,}\.eml$/)))
  const parse = async (name: string) =>
    PostalMime.parse(await readFile(join(directory, name)), { attachmentEncoding: 'utf8' })
  return { result, mails: await Promise.all(names.map(parse)) }
}

const addressesOf = (mails: readonly Email[]) => mails.map(({ to }) => to?.map(({ address }) => address).join())
const calendarOf = (mail: Email | undefined): string =>
  mail?.attachments.map(({ content }) => (typeof content === 'string' ? content : '')).join('') ?? ''
const DESK = 'huolto.helsinki@autohuolto.example'

it('CU-04 a saved booking sends a confirmation with a calendar file, and a notice to the workshop', async () => {
  const { result, mails } = await mailsOf(2, () => book(server, atSeven('2026-11-24')))
  const [confirmation, notice] = mails
  expect(addressesOf(mails)).toEqual(['aino@example.fi', DESK])
  expect(confirmation).toMatchObject({
    from: { name: 'Pohjolan Autohuolto', address: 'varaus@autohuolto.example' },
    replyTo: [{ address: DESK }],
    subject: 'Tilausvahvistus: ti 24.11.2026 klo 7.00–8.30, Helsinki Roihupelto',
    attachments: [{ filename: 'varaus.ics', mimeType: 'text/calendar', method: 'PUBLISH' }],
  })
  for (const part of [confirmation?.text, confirmation?.html]) {
    expect(part).toContain('249,00\u00A0€')
    expect(part).toContain('Auto jätetään päiväksi.')
    expect(part).toContain(`https://varaus.example.fi/peruutus#varaus=${result.bookingKey}`)
  }
  expect(calendarOf(confirmation)).toContain('DTSTART:20261124T050000Z')
  expect(notice).toMatchObject({ replyTo: [{ address: 'aino@example.fi' }], attachments: [] })
  expect(notice?.text).toContain('Aino Öhman')
  expect(JSON.stringify([notice, calendarOf(confirmation)])).not.toContain(result.bookingKey)
  expect(JSON.stringify(await server.db.execute(sql`select * from outbox`))).not.toContain(result.bookingKey)
})

it('API-01 VI-01 moving and cancelling a booking update its calendar event and its alarm', async () => {
  const saved = await mailsOf(2, () => book(server, atSeven('2026-11-25')))
  const { bookingKey } = saved.result
  const moved = await mailsOf(2, async () => {
    const browser = await opened(server, bookingKey)
    await reserve(browser, atNine('2026-11-26'))
    await browser.api.saveBooking()
  })
  const cancelled = await mailsOf(2, async () => {
    const { api } = await openBrowser(server.app)
    await api.cancelBooking(reference(bookingKey))
  })
  expect(addressesOf([...moved.mails, ...cancelled.mails])).toEqual(['aino@example.fi', DESK, 'aino@example.fi', DESK])
  expect(moved.mails[0]?.text).toMatch(/Aika: to 26\.11\.2026 klo 9\.00–10\.30\nAiempi aika: ke 25\.11\.2026 klo 7\.00/)
  expect(moved.mails[0]?.text).toContain(bookingKey)
  expect(cancelled.mails[1]?.subject).toBe('Varaus on peruutettu: to 26.11.2026 klo 9.00–10.30')
  const files = [saved, moved, cancelled].map(({ mails }) => calendarOf(mails[0]))
  expect(new Set(files.map((file) => /^UID:(.+)$/m.exec(file)?.[1])).size).toBe(1)
  expect(files.map((file) => /^SEQUENCE:(\d+)$/m.exec(file)?.[1])).toEqual(['0', '1', '2'])
  expect(files.map((file) => /^STATUS:(\w+)$/m.exec(file)?.[1])).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  expect(files.map((file) => /^BEGIN:VALARM[^]*^TRIGGER:(\S+)$/m.exec(file)?.[1])).toEqual(['-P1D', '-P1D', undefined])
})

it('CA-03 a change request is acknowledged without its input, and forwarded to the workshop', async () => {
  const { mails } = await mailsOf(2, async () => {
    const { api } = await openBrowser(server.app, 'CANCEL_FORM')
    await api.sendEditRequest({
      query: { installationType: 'BASSADONE_PUBLIC' },
      body: {
        organization: 1,
        registerNumber: 'ABC-123',
        reservedDate: '24.11.2026 09:05',
        name: 'Aino\r\nBcc: kaikki@example.fi',
        email: 'aino@example.fi',
        phoneNumber: '',
        message: '<b>Siirto</b>\nkiitos',
      },
    })
  })
  expect(addressesOf(mails)).toEqual(['aino@example.fi', DESK])
  const [acknowledgement, notice] = mails
  expect(acknowledgement?.text).toContain('ti 24.11.2026 klo 9.05')
  expect(acknowledgement?.text).not.toMatch(/Aino|Siirto|ABC-123/)
  expect(notice?.text).toContain('> <b>Siirto</b>\n> kiitos')
  expect(notice?.html).toContain('&lt;b&gt;Siirto&lt;/b&gt;')
  expect(notice?.bcc).toBeUndefined()
})
