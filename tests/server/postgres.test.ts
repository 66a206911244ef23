import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/harness/http-client'
import { createTestApp } from '#tests/harness/server-app'

describe('on PostgreSQL', () => {
  it('survives a connection that breaks in a transaction, which fails only that transaction', async () => {
    const server = await createTestApp()
    const broken = server.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await server.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`)
      await tx.execute(sql`select 1`)
    })
    // A connection without an error listener would end the process, and here the test run.
    await expect(broken).rejects.toThrow('Failed query')
    // The pool may return the broken connection once more before it is notified.
    await expect.poll(() => server.db.execute(sql`select 1`).catch(() => null)).not.toBeNull()
    await server.close()
  })

  it('visitors racing for the lifts of one workshop cause no deadlock', async () => {
    const server = await createTestApp()
    await server.db.execute(sql`delete from reservation`)
    for (const day of ['2026-11-25', '2026-11-26', '2026-12-01', '2026-12-02', '2026-12-03']) {
      const visitors = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const { api } = await openBrowser(server.app)
          await api.setActiveOrganization({ query: { organizationId: 1 } })
          return api
        }),
      )
      const query = {
        reservation: `${day}T08:00:00|${day}T08:30:00`,
        timeSelectionType: 'EXACT_TIME',
        workshiftPosition: 'MORNING',
      } as const
      const answers = await Promise.all(visitors.map((api) => api.reserveTime({ query })))
      expect(answers.filter(({ responseCode }) => responseCode === 'SUCCESS')).toHaveLength(4)
    }
    const counted = sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`
    expect(Object(await server.db.execute(counted)).rows).toEqual([{ n: 0 }])
    await server.close()
  })
})
