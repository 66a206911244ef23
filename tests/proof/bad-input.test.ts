// Malformed and hostile requests to all calls: each is refused with a code, without a failure or a memory leak.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyExtension } from '#tests/harness/servers/every-extension'
import { contract } from '#shared/api/contract'
import { REST_ROOT } from '#shared/api/rest-root'
import { anyCharacter } from '#tests/fixtures/any-character'
import { clonedVisitor, type ClonedVisitor } from '#tests/harness/visitors/cloned-visitor'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { exampleInputs, type ExampleInput } from '#tests/fixtures/example-inputs'
import { HOSTILE_JSON, inAddress } from '#tests/fixtures/hostile-json'
import { proofSize } from '#tests/harness/proof-size'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '../harness/visitors/booked-visitor'

const REQUESTS = proofSize(60_000, 600)
/** Requests per session. Some calls end the session, so it is replaced regularly. */
const OF_ONE_SESSION = 25

let test: TestApp
let template: TestBrowser
beforeAll(async () => {
  test = await createTestApp(everyExtension)
  template = await completeVisitor(test)
})
afterAll(() => test.close())

/** Marks a hostile JSON text in a value, because JSON.stringify cannot write all of them. */
const marked = (n: number): string => `\u2400${n}\u2400`
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value)?.replaceAll(/"\u2400(\d+)\u2400"/g, (_, n: string) => HOSTILE_JSON[Number(n)] ?? 'null')
const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_JSON.keys()).map(marked) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.integer() },
)

/** Generates variants of the value with parts replaced, omitted or duplicated. */
const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  const part = (one: unknown) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(one) }, { weight: 1, arbitrary: spoilt(one) })
  if (Array.isArray(value))
    return fc.oneof(hostile, fc.tuple(...value.map(part)), fc.constant([...value, ...value]), fc.constant(value))
  if (typeof value !== 'object' || value === null) return hostile
  const fields = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, part(one)]))
  return fc.oneof({ weight: 1, arbitrary: hostile }, { weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }) })
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly text: string | undefined
}

function requestTo({ endpoint, params, query, wholeBody }: ExampleInput): fc.Arbitrary<Sent> {
  const path = fc.record(Object.fromEntries(Object.keys(params).map((name) => [name, hostile])))
  const pairs = fc.tuple(
    ...Object.entries(query).map(([name, value]) =>
      fc
        .array(fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: hostile }), {
          maxLength: 2,
        })
        .map((values) => values.map((one) => `${name}=${inAddress(textOf(one))}`)),
    ),
  )
  const text = fc.oneof(
    { weight: 8, arbitrary: spoilt(wholeBody).map(textOf) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'null',
        '[[[',
        ...HOSTILE_JSON.map((one) => `{"value":${one}}`),
        '{"a":1}}',
        '"\\ud800"',
        'x'.repeat(70_000),
        '\uFEFF{}',
      ),
    },
  )
  const method = fc.oneof(
    { weight: 20, arbitrary: fc.constant(endpoint.method as string) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD') },
  )
  return fc.record({ path, pairs, text, method }).map((drawn) => ({
    method: drawn.method,
    path: `${endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(textOf(drawn.path[name])) || '%2F')}?${drawn.pairs.flat().join('&')}`,
    text: ['GET', 'HEAD'].includes(drawn.method) ? undefined : drawn.text,
  }))
}

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')
function heap(): number {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

describe('bad input', () => {
  it(`${REQUESTS} generated requests over ${Object.keys(contract).length} calls`, { timeout: 7_200_000 }, async () => {
    const requests = fc.oneof(...exampleInputs().map(requestTo))
    const byStatus = new Map<number, number>()
    let visitor: ClonedVisitor | undefined
    let [n, early] = [0, 0]
    const once = async ({ method, path, text }: Sent): Promise<void> => {
      if (n % OF_ONE_SESSION === 0) visitor = await clonedVisitor(test, template)
      if (n === Math.floor(REQUESTS / 4)) early = heap()
      n += 1
      const response = await visitor?.browser.send(method, path, text === undefined ? {} : { text })
      const { status = 0 } = response ?? {}
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
      const answer = (await response?.text()) ?? ''
      expect(status, `${method} ${path} ${text} ${answer}`).toBeLessThan(500)
      // An error response has a code and a message.
      const isTold = status < 400 || method === 'HEAD' || /^\{"code":"[A-Z_]+","message":"[^"]+"/.test(answer)
      expect(isTold, `${method} ${path} ${status} ${answer}`).toBe(true)
    }
    await fc.assert(fc.asyncProperty(requests, once), { numRuns: REQUESTS, endOnFailure: true })
    expect(test.failures).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    const grown = (heap() - early) / 2 ** 20
    expect(grown).toBeLessThan(40)
    if (REQUESTS > 1000)
      process.stdout.write(
        `by status ${JSON.stringify(Object.fromEntries(byStatus))}; heap grew by ${grown.toFixed(1)} MB\n`,
      )
  })

  it('invalid JSON is 400, too long a body is 413 with and without a length, another method is 405', async () => {
    for (const { method, path, body } of Object.values<{ method: string; path: string; body?: unknown }>(contract)) {
      const address = path.replaceAll(/\{\w+\}/g, '1')
      const url = `http://localhost${REST_ROOT}${address}`
      const wrong = await test.app.fetch(new Request(url, { method: 'PATCH' }))
      expect([path, wrong.status, wrong.headers.get('Allow')]).toEqual([path, 405, expect.stringContaining(method)])
      if (body === undefined) continue
      const visitor = await clonedVisitor(test, template)
      expect((await visitor.browser.send(method, address, { text: 'x'.repeat(65 * 1024) })).status).toBe(413)
      // The query is missing too, but either check results in a 400.
      expect((await visitor.browser.send(method, address, { text: '{"a"' })).status).toBe(400)
    }
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384)) })
    const unmeasured = new Request(`http://localhost${REST_ROOT}/save-notes`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect((await test.app.fetch(unmeasured)).status).toBe(413)
  })
})
