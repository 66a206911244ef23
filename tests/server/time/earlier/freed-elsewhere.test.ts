/** Times that become free without a cancellation by the customer are offered too. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { erasePerson } from '#server/personal/erase-person'
import { releaseFollower } from '#server/sections/time/earlier/index'
import { customer } from '#tests/fixtures/customer'
import { withdrawalTerms } from '#tests/fixtures/withdrawal'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, book, opened } from '#tests/harness/visitors/booked-visitor'
import {
  bookAndAsk,
  cancel,
  freedForTwo,
  FRIDAY,
  oneFreeLift,
  standing,
  THURSDAY,
  timesOf,
  WEDNESDAY,
} from '#tests/harness/visitors/earlier-time'
import { runDesk } from '#tests/harness/visits/reminding'
import { rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ extensions: [EARLIER_TIME], withdrawal: withdrawalTerms() })
})
beforeEach(async () => void (await oneFreeLift(server)))
afterAll(() => server.close())

const OFFERED = [`${THURSDAY}T09:00:00`, `${WEDNESDAY}T09:00:00`]

/** Makes a booking another customer's. */
const giveAway = (start: string) =>
  server.db.execute(sql`
    update booking set register_number = 'XYZ-987'
    where id = (select booking_id from reservation where lower(during) = ${start}::timestamp)`)

const erase = () => {
  const { now } = server.options
  return erasePerson(server.db, {
    person: { registerNumber: 'XYZ-987', email: customer().email },
    now: now(),
    folders: undefined,
    withComing: true,
    afterRelease: releaseFollower([EARLIER_TIME], now),
  })
}

it('VI-02 LW-03 a withdrawal offers its time to the next', async () => {
  const { bookingKey } = await book(server, atNine(WEDNESDAY))
  const waiting = await bookAndAsk(server, atNine(THURSDAY))
  const { api } = await opened(server, bookingKey)
  expect(await api.withdraw({ body: { name: 'Aino Esimerkki', email: 'aino@example.fi' } })).toMatchObject({
    isCancelled: true,
  })
  expect(await timesOf(server, waiting)).toEqual(OFFERED)
})

it('VI-02 SA-09 erasing a customer whose visit is coming offers its time to the next', async () => {
  await book(server, atNine(WEDNESDAY))
  await giveAway(`${WEDNESDAY}T09:00:00`)
  const waiting = await bookAndAsk(server, atNine(THURSDAY))
  await erase()
  expect(await timesOf(server, waiting)).toEqual(OFFERED)
})

it('VI-02 VI-03 a customer whose car has been received is offered nothing, and the next is', async () => {
  const { bookingKey } = await book(server, atNine(WEDNESDAY))
  const early = await bookAndAsk(server, atNine(THURSDAY))
  const late = await bookAndAsk(server, atNine(FRIDAY))
  const [received] = await rows(server, sql`select id from booking order by created_at offset 1 limit 1`)
  const request = { command: 'visit state', booking: String(received?.['id']), state: 'RECEIVED' } as const
  expect((await runDesk(server, request)).exit).toBe(0)
  await cancel(server, bookingKey)
  expect((await standing(server, early)).offer).toBeNull()
  expect((await standing(server, late)).offer).toMatchObject({ start: `${WEDNESDAY}T09:00:00` })
})

it('VI-02 SA-09 erasing a customer who is offered a time passes the offer on and leaves no wish', async () => {
  const { second } = await freedForTwo(server)
  await giveAway(`${THURSDAY}T09:00:00`)
  await erase()
  expect((await standing(server, second)).offer).toMatchObject({ start: `${WEDNESDAY}T09:00:00` })
  expect(await server.db.execute(sql`select from earlier_wish`)).toMatchObject({ rows: { length: 1 } })
})
