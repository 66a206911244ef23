/** Spans of the queries of PostgreSQL, as an operator's SDK receives them. */
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { summaryOf } from '#server/platform/tracing/query-spans'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { openBrowser } from '#tests/harness/visitors/http-client'

const received = new InMemorySpanExporter()
let server: TestApp
beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(received)] }))
  server = await createTestApp()
})
afterAll(async () => {
  await server.close()
  trace.disable()
  context.disable()
})
beforeEach(() => received.reset())

const named = (name: string) => received.getFinishedSpans().find((span) => span.name === name)

describe('a query', () => {
  it('is a span below the call that makes it', async () => {
    await openBrowser(server.app)
    const query = named('INSERT session')
    expect(query?.attributes).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': 'INSERT session' })
    expect(query?.spanContext().traceId).toBe(named('POST /init-session')?.spanContext().traceId)
  })

  it('that fails has the class of the error alone', async () => {
    await expect(server.db.execute(sql`select ${'Aino'}::int from booking`)).rejects.toThrow('Failed query')
    const query = named('SELECT booking')
    expect(query?.attributes).toMatchObject({ 'error.type': 'error' })
    expect(JSON.stringify([query?.attributes, query?.status, query?.events])).not.toContain('Aino')
  })

  it.each([
    ['select "id" from "booking" where "id" = $1', 'SELECT booking'],
    ['insert into "session" ("id") values ($1)', 'INSERT session'],
    ['update "hold" set "x" = $1', 'UPDATE hold'],
    ['delete from only drizzle."mail" where 1=1', 'DELETE mail'],
    ['begin', 'BEGIN'],
    ['', 'STATEMENT'],
  ])('%s is named %s', (text, name) => {
    expect(summaryOf(text)).toBe(name)
  })
})
