import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { REST_ROOT } from '#shared/api/rest-root'
import { sqlState } from '#server/platform/database/database'
import { openPostgres } from '#server/platform/database/open'
import { openFreezingProxy } from '#tests/harness/faults/freezing-proxy'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { databaseUrl } from '#tests/harness/database/postgres'
import { rows } from '#tests/harness/database/rows'
import { createTestApp } from '#tests/harness/servers/server-app'
import { moved } from '#tests/harness/servers/several-servers'
import { startProcess } from '#tests/harness/servers/server-process'

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

  it('closes a connection on which a write was refused, and uses another', async () => {
    const test = await createTestApp()
    const { db, close } = await openPostgres(databaseUrl(test.databaseName), { connections: 1 })
    const backend = () => rows({ db }, sql`select pg_backend_pid() as id`)
    const before = await backend()
    const refused = await db
      .transaction(async (tx) => {
        await tx.execute(sql`set transaction read only`)
        await tx.execute(sql`delete from reservation`)
      })
      .catch((error: unknown) => sqlState(error))
    expect(refused).toBe('25006')
    expect(await backend()).not.toEqual(before)
    await close()
    await test.close()
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

  it('SA-08 with a frozen database every call is answered within 10 s, /ready says 503, and the server recovers', async () => {
    const test = await createTestApp()
    const proxy = await openFreezingProxy(databaseUrl(test.databaseName))
    const server = await startProcess({ DATABASE_URL: proxy.url, DATABASE_CONNECTIONS: '3' })
    const ready = async () => (await fetch(`${server.url}/ready`)).status
    const { token } = await openBrowser({ fetch: (request) => fetch(moved(request, server.url)) })
    const call = async (path: string): Promise<{ status: number; ms: number; text: string }> => {
      const started = performance.now()
      const response = await fetch(server.url + REST_ROOT + path, { headers: { 'X-Process-Token': token() } })
      return { status: response.status, text: await response.text(), ms: performance.now() - started }
    }
    // All connections of the pool are open.
    await Promise.all(Array.from({ length: 6 }, () => call('/get-booking/v2')))

    proxy.freeze()
    const answers = await Promise.all(['/get-booking/v2', '/settings', '/vehicle-makes', '/get-booking/v2'].map(call))
    for (const { status, ms, text } of answers) {
      expect(status).toBe(503)
      expect(ms).toBeLessThan(10_000)
      expect(text).toContain('Palvelu ei juuri nyt vastaa.')
    }
    // The page repeats a failed read at once, and the visitor must not wait as long again.
    expect((await call('/get-booking/v2')).ms).toBeLessThan(1_000)
    expect(await ready()).toBe(503)
    expect(server.stderr()).toContain('not ready: no database')

    proxy.thaw()
    await expect.poll(ready).toBe(200)
    await expect.poll(async () => (await call('/get-booking/v2')).status).toBe(200)
    await server.end('SIGTERM')
    proxy.close()
    await test.close()
  }, 90_000)
})
