/** The state of a visit: set by the desk and by its systems, shown to the customer, and mailed once. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import type { Mail } from '#server/mail/mail'
import { BOOKINGS_ONLY } from '#server/sections/context'
import { pseudonym } from '#server/platform/secrets'
import { createThrottle } from '#server/platform/throttle/throttle'
import { rows } from '#tests/harness/database/rows'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { cellsUnder } from '#tests/harness/visits/desk-csv'
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
import { createTestBrowser, openBrowser } from '#tests/harness/visitors/http-client'
import { runDesk } from '#tests/harness/visits/reminding'
import type { VisitState } from '#shared/api/nouns/visit'

const TOKEN = 'a-token-of-the-desk-with-enough-length'
const OTHER = 'another-token-of-the-desk-for-rotation'

let server: TestApp
beforeAll(async () => {
  const reminders = [{ channel: 'MAIL', hours: 24 }] as const
  server = await createTestApp({ visits: { hasStates: true, deskTokens: [OTHER, TOKEN], reminders } })
})
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'booking', 'outbox', 'throttle'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

/** Books a visit. Resolves to its key, id and reference. */
async function visit(time = atSeven('2026-11-25')) {
  const { bookingKey, browser } = await book(server, time)
  const [row] = await rows(server, sql`select id::text from booking order by created_at desc limit 1`)
  const id = String(row?.['id'])
  return { bookingKey, browser, id, reference: pseudonym(server.options.secret, id) }
}
/** Sets a state as a system of the desk does. Resolves to the code of a refusal, or to the state. */
async function set(
  booking: string,
  state: VisitState,
  token: string | null = TOKEN,
  of: Pick<TestApp, 'app'> = server,
) {
  const { api } = createTestBrowser(of.app)
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
  return api.setVisitState({ body: { booking, state } }, { headers }).then(
    (progress) => progress.state,
    (error: { status: number; code: string }) => `${error.status} ${error.code}`,
  )
}
const stateOf = async (bookingKey: string) => {
  const { api } = await openBrowser(server.app)
  return (await api.openBooking(reference(bookingKey))).visit_state
}
const recorded = async () =>
  (await rows(server, sql`select state, source from visit_transition order by id`)).map(
    ({ state, source }) => `${String(source)} ${String(state)}`,
  )
async function mailed(): Promise<Mail[]> {
  const transport = keepingTransport()
  while ((await dispatchNext(dispatchOf(server, transport), AbortSignal.timeout(30_000))) === 'done');
  return transport.mails
}
const desk = (booking: string, state: VisitState) => runDesk(server, { command: 'visit state', booking, state })

describe('the state of a visit', () => {
  it('VI-03 begins with the booking where the chain shows it, and is none elsewhere and of an enquiry', async () => {
    const { bookingKey } = await visit()
    expect(await stateOf(bookingKey)).toEqual({ state: 'BOOKED', at: expect.stringMatching(/^2026-11-23T08:0/) })
    const { api } = await completeVisitor(server)
    await api.saveLead({ query: { leadDate: '2026-12-01' } })
    expect((await api.saveBooking()).booking?.visit_state).toBeUndefined()
    const plain = { ...server, app: createApp({ ...server.options, visits: BOOKINGS_ONLY }) }
    const unshown = await completeVisitor(plain)
    await reserve(unshown, atNine('2026-11-26'))
    expect((await unshown.api.saveBooking()).booking?.visit_state).toBeUndefined()
  })

  it('VI-03 is set at the desk by reference or id, once, with its time, and shown in list and CSV', async () => {
    const { bookingKey, id, reference: viite } = await visit()
    expect(await desk(viite, 'RECEIVED')).toEqual({
      exit: 0,
      text: expect.stringMatching(/^[\da-f]{12}: Vastaanotettu, ma 23\.11\.2026 klo 8\.0\d$/),
      faults: [],
    })
    expect((await desk(id, 'RECEIVED')).exit).toBe(0)
    expect((await desk(id.toUpperCase(), 'IN_WORK')).exit).toBe(0)
    expect(await recorded()).toEqual(['DESK RECEIVED', 'DESK IN_WORK'])
    const times = await rows(server, sql`select at > now() - interval '1 minute' as fresh from visit_transition`)
    expect(times.every(({ fresh }) => fresh === true)).toBe(true)
    expect(await stateOf(bookingKey)).toMatchObject({ state: 'IN_WORK' })
    const list = { command: 'bookings list', from: '2026-11-25', to: '2026-11-25', organization: null } as const
    expect((await runDesk(server, { ...list, csv: false })).text).toMatch(/7\.00–8\.30 +työn alla +Helsinki/)
    const csv = (await runDesk(server, { ...list, csv: true })).text
    expect(cellsUnder(csv, 'Tila', 'Viite', 'Käynnin vaihe')).toEqual([
      'varattu',
      viite,
      expect.stringMatching(/^Työn alla, ma 23\.11\.2026 klo 8\.0\d$/),
    ])
  })

  it('VI-03 goes back by one state at most, and is none of what does not come', async () => {
    const { id, bookingKey, browser } = await visit()
    expect((await desk(id, 'READY')).exit).toBe(0)
    expect(await desk(id, 'RECEIVED')).toMatchObject({ exit: 1, faults: [`${id}: READY cannot become RECEIVED`] })
    expect((await desk(id, 'IN_WORK')).exit).toBe(0)
    expect((await desk(id, 'COLLECTED')).exit).toBe(0)
    expect(await desk('000000000000', 'READY')).toMatchObject({ exit: 1, faults: ['000000000000: no such booking'] })
    expect((await desk('no reference', 'READY')).exit).toBe(1)

    const cancelled = await visit(atNine('2026-11-26'))
    await browser.api.cancelBooking(reference(cancelled.bookingKey))
    expect((await desk(cancelled.id, 'RECEIVED')).faults).toEqual([`${cancelled.id}: the booking was cancelled`])
    const [row] = await rows(
      server,
      sql`select document->'visit_state' as state from booking where id = ${cancelled.id}::uuid`,
    )
    expect(row).toEqual({ state: null })
    const { api } = await completeVisitor(server)
    await api.saveLead({ query: { leadDate: '2026-12-01' } })
    await api.saveBooking()
    const [enquiry] = await rows(server, sql`select id::text from booking where document->>'lead' = 'true'`)
    expect((await desk(String(enquiry?.['id']), 'RECEIVED')).faults).toEqual([
      `${String(enquiry?.['id'])}: an enquiry has no visit yet`,
    ])
    expect(await stateOf(bookingKey)).toMatchObject({ state: 'COLLECTED' })
  })

  it('VI-03 forbids to move and to cancel from RECEIVED on, and survives a change before', async () => {
    const { id, bookingKey } = await visit()
    const moving = await opened(server, bookingKey)
    await reserve(moving, atNine('2026-11-26'))
    await moving.api.saveBooking()
    expect(await stateOf(bookingKey)).toMatchObject({ state: 'BOOKED' })
    const late = await opened(server, bookingKey)
    await reserve(late, atNine('2026-11-27'))
    await desk(id, 'RECEIVED')
    await expect(late.api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'CAR_RECEIVED' })
    await expect(late.api.cancelBooking(reference(bookingKey))).rejects.toMatchObject({ code: 'CAR_RECEIVED' })
    const [row] = await rows(
      server,
      sql`select to_char(lower(during), 'DD HH24') as at from reservation where booking_id is not null`,
    )
    expect(row).toEqual({ at: '26 09' })
    // The car is there, so nobody is reminded to bring it.
    expect(await rows(server, sql`select 1 from reminder`)).toEqual([])
    await desk(id, 'BOOKED')
    await late.api.cancelBooking(reference(bookingKey))
  })

  it('VI-03 is mailed to the customer when the car is ready, once, with a link that opens the booking', async () => {
    const { id, bookingKey } = await visit()
    await mailed()
    for (const state of ['RECEIVED', 'READY', 'IN_WORK', 'READY'] as const) await desk(id, state)
    const mails = await mailed()
    expect(mails).toMatchObject([
      { to: { address: 'aino@example.fi' }, subject: 'Autosi on valmis: Helsinki Roihupelto', calendar: null },
    ])
    const text = mails[0]?.text ?? ''
    expect(text).toMatch(/^Autosi on valmis\.\s+Nouda auto aukioloaikana \(arkisin klo 7\.00–21\.00\)\./)
    expect(text).toContain('Perushuolto')
    expect(text).not.toContain('siirtää')
    const [, key = ''] = /#varaus=([\w-]+)/.exec(text) ?? []
    expect([key.length, key === bookingKey]).toEqual([43, false])
    expect(await stateOf(key)).toMatchObject({ state: 'READY' })
    expect(await mailed()).toEqual([])

    const collected = await visit(atNine('2026-11-27'))
    await mailed()
    await desk(collected.id, 'READY')
    await desk(collected.id, 'COLLECTED')
    expect(await mailed()).toEqual([])
  })
})

describe('POST /desk/visit-state', () => {
  it('VI-03 takes any token of the desk and no session, and is idempotent', async () => {
    const { reference: viite } = await visit()
    expect(await set(viite, 'RECEIVED')).toBe('RECEIVED')
    expect(await set(viite, 'RECEIVED', OTHER)).toBe('RECEIVED')
    expect(await set(viite, 'READY')).toBe('READY')
    expect(await set(viite, 'RECEIVED')).toBe('409 STATE_NOT_ALLOWED')
    expect(await recorded()).toEqual(['API RECEIVED', 'API READY'])
    expect(await set('000000000000', 'READY')).toBe('404 NOT_FOUND')
  })

  it('VI-03 refuses a missing and a wrong token alike, and counts the calls of an address', async () => {
    const { reference: viite } = await visit()
    for (const token of [null, 'wrong', TOKEN.slice(1), `${TOKEN}x`])
      expect(await set(viite, 'READY', token)).toBe('401 DESK_TOKEN')
    expect(await recorded()).toEqual([])
    const { db, options } = server
    const throttle = createThrottle({ db, secret: options.secret, factor: 0.001 })
    const throttled = { app: createApp({ ...options, throttle }) }
    const answers = []
    for (let n = 0; n < 5; n++) answers.push(await set(viite, 'READY', 'wrong', throttled))
    expect(answers).toEqual([
      ...Array.from({ length: 3 }, () => '401 DESK_TOKEN'),
      '429 TOO_MANY_CALLS',
      '429 TOO_MANY_CALLS',
    ])
  })

  it('AS-07 VI-03 is announced, and exists, only with a token', async () => {
    const { reference: viite } = await visit()
    const { api } = await openBrowser(server.app)
    expect((await api.settings()).extensions).toContain('visitState')
    const plain = { app: createApp({ ...server.options, visits: BOOKINGS_ONLY }) }
    const other = await openBrowser(plain.app)
    expect((await other.api.settings()).extensions).not.toContain('visitState')
    expect(await set(viite, 'READY', TOKEN, plain)).toBe('404 UNKNOWN_PATH')
  })
})
