/** Spans of OpenTelemetry, as an operator's SDK receives them. */
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { tracedProviders } from '#server/platform/tracing/traced-providers'
import { sandboxProviders } from '#server/sandbox/providers'
import { withdrawalTerms } from '#tests/fixtures/withdrawal'
import { canariesIn } from '#tests/fixtures/canaries'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven } from '#tests/harness/visitors/booked-visitor'
import { leaveTraces, PERSON } from '#tests/harness/visitors/canary-visitor'
import { openBrowser } from '#tests/harness/visitors/http-client'

const received = new InMemorySpanExporter()
let server: TestApp
beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(received)] }))
  const plain = await createTestApp({ extensions: [EARLIER_TIME], withdrawal: withdrawalTerms() })
  const providers = tracedProviders(sandboxProviders(plain.db, plain.options.secret))
  const options = { ...plain.options, ...providers }
  server = { ...plain, options, app: createApp(options) }
})
afterAll(async () => {
  await server.close()
  trace.disable()
  propagation.disable()
  context.disable()
})
beforeEach(() => received.reset())

const spans = () => received.getFinishedSpans()
const named = (name: string) => spans().find((span) => span.name === name)
const traceOf = (name: string) => named(name)?.spanContext().traceId

describe('a call of the contract', () => {
  it('is a span with its path and status, below the span of its caller', async () => {
    const caller = '0af7651916cd43dd8448eb211c80319c'
    const headers = { traceparent: `00-${caller}-b7ad6b7169203331-01` }
    await server.app.fetch(new Request('http://localhost/ServiceBooking/rest/get-booking/v2?who=ABC-123', { headers }))
    const span = named('GET /get-booking/v2')
    expect(span?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/get-booking/v2',
      'http.response.status_code': 412,
    })
    expect(span?.spanContext().traceId).toBe(caller)
  })

  it('has the calls of providers below it', async () => {
    const { api } = await openBrowser(server.app)
    await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 1 } })
    expect(named('vehicle register find')?.attributes).toEqual({ 'peer.service': 'vehicle register' })
    expect(traceOf('vehicle register find')).toBe(traceOf('POST /search-vehicle'))
  })

  it('ends the span of a provider that fails, with the class of the error alone', async () => {
    const { vehicleRegister } = tracedProviders({
      ...sandboxProviders(server.db, server.options.secret),
      vehicleRegister: { find: () => Promise.reject(new TypeError('ABC-123 of Aino')) },
    })
    await expect(vehicleRegister.find('ABC-123')).rejects.toThrow('ABC-123 of Aino')
    const span = named('vehicle register find')
    expect(span?.attributes).toMatchObject({ 'error.type': 'TypeError' })
    expect(JSON.stringify([span?.attributes, span?.status, span?.events])).not.toContain('Aino')
  })
})

it('a traced provider can do what it can without spans', () => {
  const sandbox = sandboxProviders(server.db, server.options.secret)
  const whole = { ...sandbox, cardPayments: { ...sandbox.cardPayments, readSigned: () => null } }
  for (const plain of [sandbox, whole]) {
    const methods = (providers: typeof plain) =>
      Object.entries(providers).map(([name, provider]) => [name, Object.keys(provider).toSorted()])
    expect(methods(tracedProviders(plain))).toEqual(methods(plain))
  }
})

it('no span contains personal data', async () => {
  await server.db.execute(sql`delete from reservation`)
  await leaveTraces(server, [atSeven('2026-11-25'), atNine('2026-11-26')])
  const told = spans().map(({ name, attributes, events, status }) => ({ name, attributes, events, status }))
  expect(told.length).toBeGreaterThan(50)
  expect(canariesIn(JSON.stringify(told), PERSON)).toEqual([])
})
