/** What follows a booking follows it to an earlier time too. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { rows } from '#tests/harness/database/rows'
import { createTestApp } from '#tests/harness/servers/server-app'
import { byToken, freedForTwo, oneFreeLift, stranger } from '#tests/harness/visitors/earlier-time'

it('VI-01 VI-02 VI-04 taking an earlier time plans its reminder anew, and tells other systems of the move', async () => {
  const server = await createTestApp({
    extensions: [EARLIER_TIME],
    visits: { reminders: [{ channel: 'MAIL', hours: 24 }], endpoints: ['crm'] },
  })
  const planned = () =>
    rows(server, sql`select to_char(due_at, 'YYYY-MM-DD HH24:MI') as due from reminder order by due_at`)
  await oneFreeLift(server)
  const { token } = await freedForTwo(server)
  expect(await planned()).toEqual([{ due: '2026-11-25 09:00' }, { due: '2026-11-26 09:00' }])
  await (await stranger(server)).api.takeEarlierTime(byToken(token))
  expect(await planned()).toEqual([{ due: '2026-11-24 09:00' }, { due: '2026-11-26 09:00' }])
  const events = await rows(
    server,
    sql`select type, data->>'start' as start, data->'previous'->>'start' as previous from webhook_event order by id`,
  )
  expect(events.at(-1)).toEqual({
    type: 'booking.moved',
    start: '2026-11-25T09:00:00',
    previous: '2026-11-26T09:00:00',
  })
  expect(events.map(({ type }) => type)).toEqual([
    'booking.saved',
    'booking.saved',
    'booking.saved',
    'booking.cancelled',
    'booking.moved',
  ])
  await server.close()
})
