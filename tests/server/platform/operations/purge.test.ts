import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { removeExpired } from '#server/draft/sessions'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp } from '#tests/harness/servers/server-app'
import { countRows, rows } from '#tests/harness/database/rows'

it('reading 35: two concurrent purges delete expired sessions with their holds, and no others', async () => {
  const server = await createTestApp({ holdSeconds: 86_400, holdLongestSeconds: 86_400 })
  const many = 5000
  await server.db.execute(sql`delete from reservation`)
  await server.db.execute(sql`
    with abandoned as (
      insert into session (token_hash, browser_hash, process_type, installation_type, draft, last_seen_at)
      select n::text, '', 'MAINTENANCE', '', '{"notes":"canary"}', now() - interval '31 minutes'
      from generate_series(1, ${many}::int) as n
      returning id, token_hash
    )
    insert into reservation (resource_id, organization_id, during, kind, session_id, expires_at, time_selection_type)
    select (select min(id) from resource), 1, tsrange(begins, begins + interval '1 hour'), 'hold', id, now() + interval '20 hours', 'EXACT_TIME'
    from (select id, timestamp '2027-01-01' + token_hash::int * interval '1 hour' as begins from abandoned) as times`)
  const { api } = await openBrowser(server.app)
  await api.setActiveOrganization({ query: { organizationId: 1 } })
  const query = {
    reservation: '2026-11-25T08:00:00|2026-11-25T08:30:00',
    timeSelectionType: 'EXACT_TIME',
    workshiftPosition: 'MORNING',
  } as const
  expect(await api.reserveTime({ query })).toEqual({ responseCode: 'SUCCESS' })
  expect(await countRows(server, 'reservation')).toBe(many + 1)
  await Promise.all([removeExpired(server.db), removeExpired(server.db)])
  expect(await countRows(server, 'reservation')).toBe(1)
  expect(await rows(server, sql`select count(*)::int as n from session where draft->>'notes' = 'canary'`)).toEqual([
    { n: 0 },
  ])
  expect((await api.getBooking()).booking_total_duration?.start).toBe('2026-11-25T08:00:00')
  await server.close()
})
