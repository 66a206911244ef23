/** Mails that a mail server refuses for good: a state of the booking. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverNext } from '#server/mail/delivery/deliver'
import { endPastRefusals } from '#server/booking/refused-mails'
import type { EventName } from '#server/platform/operations/events'
import { customer } from '#tests/fixtures/customer'
import { rows } from '#tests/harness/database/rows'
import { deliveryOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, opened } from '#tests/harness/visitors/booked-visitor'

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
beforeEach(() => server.db.execute(sql`truncate reservation, outbox, refused_mail, counted_reservation`))
afterAll(() => server.close())

const EMAIL = customer().email
const REFUSED_RECIPIENT = '550 5.1.1 <aino@example.fi>: no such user'
/** The error that nodemailer throws if the mail server answers so. */
const answered = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error(response), {
    code: 'EENVELOPE',
    responseCode: Number(response.slice(0, 3)),
    response,
    command,
  })

/** Delivers the outbox to a mail server that refuses every mail to the customer so, or accepts it. */
async function deliver(refusal?: Error): Promise<{ readonly sent: string[]; readonly told: string[] }> {
  const transport = keepingTransport(({ to }) => {
    if (refusal && !to.address.endsWith('autohuolto.example')) throw refusal
  })
  const told: string[] = []
  const tell = (event: EventName, { state = '' } = {}) => void told.push(`${event} ${state}`.trim())
  const delivery = { ...deliveryOf(server, transport), tell }
  while ((await deliverNext(delivery, new AbortController().signal)) === 'done');
  return {
    sent: transport.mails.filter(({ to }) => !to.address.endsWith('autohuolto.example')).map(({ subject }) => subject),
    told,
  }
}
const state = () =>
  rows(
    server,
    sql`select refused, response, message->>'kind' as kind, ended_by as "endedBy" from refused_mail order by id`,
  )

describe('OP-05 a mail that is refused for good', () => {
  it.each([
    ['an unknown mailbox', answered(REFUSED_RECIPIENT), 'RECIPIENT', '550 5.1.1'],
    ['an unknown mailbox, without further numbers', answered('550 no'), 'RECIPIENT', '550'],
    ['a full mailbox, told after the mail', answered('552 5.2.2 full', 'DATA'), 'RECIPIENT', '552 5.2.2'],
    ['a policy against the sender', answered('554 5.7.1 relaying denied'), 'MESSAGE', '554 5.7.1'],
    ['the sender’s address', answered('550 5.1.8 bad sender'), 'MESSAGE', '550 5.1.8'],
    ['the content', answered('554 spam', 'DATA'), 'MESSAGE', '554'],
  ])('is a state of its booking that says what was refused: %s', async (_, refusal, refused, response) => {
    await book(server, atSeven('2026-11-25'))
    const { told } = await deliver(refusal)
    expect(told).toEqual([`mail.refused ${refused}`, 'mail.sent'])
    expect(await state()).toEqual([{ refused, response, kind: 'BOOKING_CONFIRMATION', endedBy: null }])
    const [kept] = await rows(server, sql`select message from refused_mail`)
    expect(kept).toMatchObject({ message: { email: '', bookingKey: null } })
  })

  it('is no state if the mail server only defers it', async () => {
    await book(server, atSeven('2026-11-25'))
    await deliver(answered('451 4.2.2 later'))
    expect(await state()).toEqual([])
  })

  it('ends as a state once the address accepts a mail, or the customer corrects it', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    await deliver(answered(REFUSED_RECIPIENT))
    const changing = async (change: (api: Awaited<ReturnType<typeof opened>>['api']) => Promise<unknown>) => {
      const browser = await opened(server, bookingKey)
      await change(browser.api)
      await browser.api.saveBooking()
    }
    await changing((api) => api.saveNotes({ body: { value: 'Avain luukussa' } }))
    await deliver()
    expect(await state()).toMatchObject([{ endedBy: 'ACCEPTED' }])

    await changing((api) => api.saveNotes({ body: { value: 'Avain tiskillä' } }))
    await deliver(answered(REFUSED_RECIPIENT))
    expect(await state()).toMatchObject([{ endedBy: 'ACCEPTED' }, { kind: 'BOOKING_CHANGED', endedBy: null }])
    await changing((api) => api.saveCustomer({ body: { ...customer(), email: 'aino.ohman@example.fi' } }))
    expect(await state()).toMatchObject([{ endedBy: 'ACCEPTED' }, { endedBy: 'CORRECTED' }])
  })

  it('is no state if the booking has another address by then', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    const { api } = await opened(server, bookingKey)
    await api.saveCustomer({ body: { ...customer(), email: 'aino.ohman@example.fi' } })
    await api.saveBooking()
    const old = keepingTransport(({ to }) => {
      if (to.address === EMAIL) throw answered(REFUSED_RECIPIENT)
    })
    while ((await deliverNext(deliveryOf(server, old), new AbortController().signal)) === 'done');
    expect(await state()).toEqual([])
  })

  it('ends as a state a week after the visit', async () => {
    await book(server, atSeven('2026-11-25'))
    await book(server, atNine('2026-11-25'))
    await deliver(answered(REFUSED_RECIPIENT))
    await server.db.execute(sql`
      update booking set document = jsonb_set(document, '{booking_total_duration,start}',
        to_jsonb(to_char(now() - interval '9 days', 'YYYY-MM-DD"T"HH24:MI:SS')))
      where document->'booking_total_duration'->>'start' like '%T07%'`)
    await endPastRefusals(server.db)
    expect(await state()).toMatchObject([{ endedBy: null }, { endedBy: null }])
    await server.db.execute(sql`update refused_mail set refused_at = now() - interval '8 days'`)
    await endPastRefusals(server.db)
    expect(await state()).toMatchObject([{ endedBy: 'PAST' }, { endedBy: null }])
  })
})
