/** Mails that a mail server refuses for good: a state of the booking. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { smtpTransport } from '#server/mail/dispatch/smtp'
import { endPastRefusals } from '#server/booking-document/refused-mails'
import { createMetrics } from '#server/platform/operations/metrics'
import { customer } from '#tests/fixtures/customer'
import { rows } from '#tests/harness/database/rows'
import { dispatchOf } from '#tests/harness/mail/mail-outbox'
import { startSmtpServer } from '#tests/harness/mail/smtp-server'
import { answered, dispatchAgainst, UNKNOWN_MAILBOX } from '#tests/harness/mail/refusing-mail-server'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, book, opened } from '#tests/harness/visitors/booked-visitor'
import type { TestBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
beforeEach(async () => {
  for (const table of ['reservation', 'outbox', 'refused_mail'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

const corrected = customer({ email: 'aino.ohman@example.fi' })
const refusals = () =>
  rows(
    server,
    sql`select refused, response, message->>'kind' as kind, ended_by as "endedBy" from refused_mail order by id`,
  )

async function change(bookingKey: string, how: (api: TestBrowser['api']) => Promise<unknown>): Promise<void> {
  const { api } = await opened(server, bookingKey)
  await how(api)
  await api.saveBooking()
}
const rewrite = (bookingKey: string, value: string) => change(bookingKey, (api) => api.saveNotes({ body: { value } }))

describe('a mail that is refused for good', () => {
  it.each([
    ['an unknown mailbox', UNKNOWN_MAILBOX, 'RECIPIENT', '550 5.1.1'],
    ['a recipient, without a further number', answered('550 no'), 'RECIPIENT', '550'],
    ['a recipient, with another number', answered('550 5.4.1 Access denied'), 'RECIPIENT', '550 5.4.1'],
    ['a full mailbox, after the mail', answered('552 5.2.2 full', 'DATA'), 'RECIPIENT', '552 5.2.2'],
    ['a policy against the sender', answered('554 5.7.1 relaying denied'), 'MESSAGE', '554 5.7.1'],
    ['the sender’s address', answered('550 5.1.8 bad sender'), 'MESSAGE', '550 5.1.8'],
    ['the content', answered('554 spam', 'DATA'), 'MESSAGE', '554'],
  ])(
    'OP-05 is a state of its booking and a metric that say what was refused: %s',
    async (_, failure, refused, response) => {
      await book(server, atSeven('2026-11-25'))
      const { told } = await dispatchAgainst(server, failure)
      expect(told).toEqual([`mail.refused ${refused}`, 'mail.sent'])
      expect(await refusals()).toEqual([{ refused, response, kind: 'BOOKING_CONFIRMATION', endedBy: null }])
      const metrics = await createMetrics(server.db).text()
      expect(metrics).toContain(`huoltovaraus_bookings_recipient_refused ${refused === 'RECIPIENT' ? 1 : 0}\n`)
      expect(metrics).toContain(`huoltovaraus_bookings_message_refused ${refused === 'MESSAGE' ? 1 : 0}\n`)
    },
  )

  it('OP-05 is a state too after a real conversation with a mail server', async () => {
    await book(server, atSeven('2026-11-25'))
    const mailServer = await startSmtpServer('550 5.1.1 <aino@example.fi>: no such user')
    const dispatch = dispatchOf(server, smtpTransport(mailServer.url))
    while ((await dispatchNext(dispatch, new AbortController().signal)) === 'done');
    await mailServer.close()
    expect(await refusals()).toMatchObject([{ refused: 'RECIPIENT', response: '550 5.1.1' }])
    expect(dispatch.logged.join()).not.toContain('example.fi')
  })

  it('OP-05 keeps neither the address nor the key', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    await dispatchAgainst(server, UNKNOWN_MAILBOX)
    const [kept] = await rows(server, sql`select message, refused_mail::text as row from refused_mail`)
    expect(kept).toMatchObject({ message: { email: '', bookingKey: null } })
    expect(kept?.['row']).not.toMatch(new RegExp(`${bookingKey}|example\\.fi`))
  })

  it('OP-05 is a state too if this server cannot send to the address, which has an invisible character', async () => {
    await book(server, atSeven('2026-11-25'), customer({ email: 'aino@example.fi\u200b' }))
    const { told } = await dispatchAgainst(server, null)
    expect(told).toEqual(['mail.skipped', 'mail.sent'])
    expect(await refusals()).toMatchObject([{ refused: 'RECIPIENT', response: '', endedBy: null }])
  })

  it('OP-05 is no state if the mail server only defers it', async () => {
    await book(server, atSeven('2026-11-25'))
    const { told } = await dispatchAgainst(server, answered('452 4.2.2 full'))
    expect(told).toEqual(['mail.deferred', 'mail.sent'])
    expect(await refusals()).toEqual([])
  })

  it('OP-05 is no state any more once the address accepts a mail', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    await dispatchAgainst(server, UNKNOWN_MAILBOX)
    await rewrite(bookingKey, 'Avain luukussa')
    await dispatchAgainst(server, null)
    expect(await refusals()).toMatchObject([{ endedBy: 'ACCEPTED' }])
    expect(await createMetrics(server.db).text()).toContain('huoltovaraus_bookings_recipient_refused 0\n')

    await rewrite(bookingKey, 'Avain tiskillä')
    await dispatchAgainst(server, UNKNOWN_MAILBOX)
    expect(await refusals()).toMatchObject([{ endedBy: 'ACCEPTED' }, { kind: 'BOOKING_CHANGED', endedBy: null }])
  })

  it('OP-05 is no state any more once the customer corrects the address, and is none if it was corrected before', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    await dispatchAgainst(server, UNKNOWN_MAILBOX)
    await rewrite(bookingKey, 'Avain luukussa')
    expect(await refusals()).toMatchObject([{ endedBy: null }])
    await change(bookingKey, (api) => api.saveCustomer({ body: corrected }))
    expect(await refusals()).toMatchObject([{ endedBy: 'CORRECTED' }])
    const { mails, told } = await dispatchAgainst(server, UNKNOWN_MAILBOX, customer().email)
    expect(told).toContain('mail.refused RECIPIENT')
    expect(mails.map(({ to }) => to.address)).toEqual([corrected.email])
    expect(await refusals()).toHaveLength(1)
  })

  it('OP-05 is no state any more a week after the visit', async () => {
    await book(server, atSeven('2026-11-25'))
    await dispatchAgainst(server, UNKNOWN_MAILBOX)
    const endedBy = async () => (await refusals())[0]?.['endedBy']
    const begins = (days: number) =>
      server.db.execute(sql`
        update booking set document = jsonb_set(document, '{booking_total_duration,start}',
          to_jsonb(to_char(now() - make_interval(days => ${days}), 'YYYY-MM-DD"T"HH24:MI:SS')))`)
    await begins(9)
    await endPastRefusals(server.db)
    expect(await endedBy()).toBeNull()
    await server.db.execute(sql`update refused_mail set refused_at = now() - interval '8 days'`)
    await begins(6)
    await endPastRefusals(server.db)
    expect(await endedBy()).toBeNull()
    await begins(9)
    await endPastRefusals(server.db)
    expect(await endedBy()).toBe('PAST')
  })
})
