/** Endpoints for end-to-end tests. Only the tests' own server has them (`test-server.ts`). */
import { desc, sql } from 'drizzle-orm'
import { any, create, string, type } from 'superstruct'
import type { App } from '#server/app/app'
import { hashed } from '#server/platform/secrets'
import { queryRows, type Database } from '#server/platform/database/database'
import { booking } from '#server/platform/database/schema/bookings'
import { propose } from '../visitors/extra-work'

const ROOT = '/__test__/'

/** Wraps a server: requests below `/__test__/` act on its database. */
export const withTestHooks =
  (fetch: App['fetch'], db: Database): App['fetch'] =>
  async (request, address) => {
    if (!new URL(request.url).pathname.startsWith(ROOT)) return fetch(request, address)
    const call = `${request.method} ${new URL(request.url).pathname}`
    if (call === 'GET /__test__/bookings') {
      const rows = await db.select({ document: booking.document }).from(booking).orderBy(booking.createdAt)
      return Response.json(rows.map((row) => row.document))
    }
    if (call === 'POST /__test__/extra-work') {
      const [newest] = await db.select({ id: booking.id }).from(booking).orderBy(desc(booking.createdAt)).limit(1)
      return new Response(await propose(db, newest?.id ?? '', { validDays: 30 }))
    }
    if (call === 'POST /__test__/due-reminders') {
      await queryRows(db, sql`update reminder set due_at = '2000-01-01T00:00:00'`, any())
      return new Response(null, { status: 204 })
    }
    if (call === 'POST /__test__/free-times') {
      // The demo's own reservations stay, because they belong to no session.
      await queryRows(db, sql`delete from reservation where session_id is not null`, any())
      await queryRows(db, sql`delete from locker_reservation where booking_id is not null`, any())
      return new Response(null, { status: 204 })
    }
    if (call !== 'POST /__test__/expire-sessions' && call !== 'POST /__test__/expire-hold')
      return new Response(null, { status: 404 })
    const { token } = create(await request.json(), type({ token: string() }))
    const ofSession = sql`(select id from session where token_hash = ${hashed(token)})`
    await queryRows(
      db,
      call.endsWith('expire-hold')
        ? sql`update reservation set expires_at = now() where kind = 'hold' and session_id = ${ofSession}`
        : sql`update session set last_seen_at = now() - interval '1 day' where id = ${ofSession}`,
      any(),
    )
    return new Response(null, { status: 204 })
  }
