// Each kind of hostile JSON in each field of each call, nested ones too: no call answers 5xx (SA-07).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyExtension } from '#tests/harness/servers/every-extension'
import { clonedVisitor, type ClonedVisitor } from '#tests/harness/visitors/cloned-visitor'
import { exampleInputs, type ExampleInput } from '#tests/fixtures/example-inputs'
import { HOSTILE_JSON, inAddress, replacedParts } from '#tests/fixtures/hostile-json'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { isWholeProof, proofSize } from '#tests/harness/proof-size'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '../harness/visitors/booked-visitor'

const OF_ONE_SESSION = 25

let test: TestApp
let template: TestBrowser
beforeAll(async () => {
  test = await createTestApp(everyExtension)
  template = await completeVisitor(test)
})
afterAll(() => test.close())

type Sent = readonly [method: string, path: string, text: string | undefined]

/** Returns the requests of a call that have the JSON in one place each: a path parameter, a query field, a body field. */
function placesOf({ endpoint, params, query, wholeBody }: ExampleInput): ((json: string) => Sent)[] {
  const { method } = endpoint
  const text = wholeBody === undefined ? undefined : JSON.stringify(wholeBody)
  const addressed = (changed: string | null, json: string): string => {
    const of = (name: string, value: unknown): string =>
      inAddress(name === changed ? json : JSON.stringify(value)) || '%2F'
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => of(name, params[name]))
    return `${path}?${Object.entries(query)
      .map(([name, value]) => `${name}=${of(name, value)}`)
      .join('&')}`
  }
  const inAddresses = [...Object.keys(params), ...Object.keys(query)].map((name) => (json: string): Sent => [
    method,
    addressed(name, json),
    text,
  ])
  if (wholeBody === undefined) return inAddresses
  const inBody = replacedParts(wholeBody).map((replaced) => (json: string): Sent => [
    method,
    addressed(null, ''),
    replaced(json),
  ])
  return [...inAddresses, ...inBody]
}

const places = exampleInputs().flatMap(placesOf)
const all = places.length * HOSTILE_JSON.length
const wanted = Math.min(proofSize(all, 700), all)

it(`SA-07 refuses hostile JSON in every field of every call: ${wanted} requests over ${places.length} fields`, async () => {
  const byStatus = new Map<number, number>()
  let visitor: ClonedVisitor | undefined
  for (let n = 0; n < wanted; n += 1) {
    if (n % OF_ONE_SESSION === 0) visitor = await clonedVisitor(test, template)
    // A sample goes through all fields and all kinds, but not through all pairs.
    const at = Math.floor((n * all) / wanted) + (isWholeProof ? 0 : n % HOSTILE_JSON.length)
    const json = HOSTILE_JSON[at % HOSTILE_JSON.length] ?? 'null'
    const place = places[Math.floor(at / HOSTILE_JSON.length) % places.length]
    const [method, path, text] = place?.(json) ?? ['GET', '/', undefined]
    const hasBody = method !== 'GET' && text !== undefined
    const response = await visitor?.browser.send(method, path, hasBody ? { text } : {})
    const { status = 0 } = response ?? {}
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
    const answer = (await response?.text()) ?? ''
    expect(status, `${method} ${path} ${text?.slice(0, 500)} ${answer}`).toBeLessThan(500)
    expect(status >= 400 && !/^\{"code":"[A-Z_]+","message":"[^"]+"/.test(answer), `${method} ${path} ${answer}`).toBe(
      false,
    )
  }
  expect(test.failures).toEqual([])
  for (const name of ['polluted', 'unknown']) expect(Reflect.get({}, name)).toBeUndefined()
  if (isWholeProof) process.stdout.write(`every field by status ${JSON.stringify(Object.fromEntries(byStatus))}\n`)
}, 7_200_000)
