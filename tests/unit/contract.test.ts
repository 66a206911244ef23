/** Compares shared/api/contract with the specification's list of calls (docs/contract-calls.txt). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, number, object, optional, string } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import { endpoint, type Endpoint } from '#shared/api/endpoint'
import { callsUnder } from '#server/app/docs'
import { HEADINGS } from '#server/openapi/headings'
import { callsOf, differencesOf, nameOf, parseCalls, specCalls } from '../../scripts/tools/contract-calls'
import { filesBelow } from '../../scripts/tools/files-below'
import { root } from '../../scripts/tools/run'

const listed = specCalls()
const contractNames = Object.keys(contract)

describe('the contract', () => {
  it.each(listed.map((call) => [nameOf(call), call] as const))('API-01 has %s as listed', (name, call) => {
    const heading = HEADINGS.find(({ title }) => title === call.heading)
    const found = heading && callsOf(callsUnder(heading.title)).get(name)
    if (!found) throw new Error(`«${call.heading}» has no ${name}`)
    expect(differencesOf(call, found)).toEqual([])
  })

  it('API-01 has exactly the 126 listed calls and its extensions, each under one name', () => {
    expect(listed).toHaveLength(126)
    const own = Object.values<Endpoint>(contract).filter(({ extension }) => extension === undefined)
    expect(own.map(nameOf).sort()).toEqual(listed.map(nameOf).sort())
    // A call without a heading would be missing in the OpenAPI document.
    const underHeadings = HEADINGS.flatMap(({ title }) => Object.keys(callsUnder(title)))
    expect(underHeadings.sort()).toEqual(contractNames.toSorted())
  })

  it('API-01 is exercised over HTTP, call by call', () => {
    const tests = ['tests/server', 'tests/harness', 'tests/fixtures'].flatMap(sourcesIn).join('\n')
    expect(contractNames.filter((name) => !new RegExp(`\\bapi\\s*\\.${name}\\(`).test(tests))).toEqual([])
  })
})

/** Sources below a folder, without their comments. */
const sourcesIn = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ''))

describe('the comparison', () => {
  const compare = (line: string, found: Parameters<typeof differencesOf>[1]) =>
    parseCalls(line).flatMap((call) => differencesOf(call, found))
  const search = endpoint({
    method: 'POST',
    path: '/search/{id}',
    params: object({ id: string() }),
    query: object({ stage: string(), amount: optional(number()) }),
    body: array(object({ productId: string() })),
  })

  it('reports nothing if the call is as listed', () => {
    expect(compare('POST /search/{id} (stage, amount) [productId]', search)).toEqual([])
    expect(compare('POST /search/{id} (amount, stage)', search)).toEqual([])
    expect(compare('POST /empty {}', endpoint({ method: 'POST', path: '/empty' }))).toEqual([])
  })

  it.each([
    ['POST /search/{id} (stage) [productId]', ['query: not listed: amount']],
    ['POST /search/{id} (stage, amount, unit) [productId]', ['query: without unit']],
    ['POST /search/{id} (stage, amount) [productId, provider]', ['body: without provider']],
    ['POST /search/{id} (stage, amount) {productId}', ['the body is a list']],
    ['POST /search/{id} (stage, amount) {}', ['the body is not empty']],
    ['POST /search/{code} (stage, amount) [productId]', ['path: without code', 'path: not listed: id']],
    ['GET /search/{id} (stage, amount)', ['a GET has no body']],
  ])('reports the differences from «%s»', (line, differences) => {
    expect(compare(line, search)).toEqual(differences)
  })

  it('refuses a list with an unreadable line', () => {
    expect(() => parseCalls('POST search')).toThrow('not a call')
    expect(() => parseCalls('GET /a (b')).toThrow('not a call')
    expect(parseCalls('# words\n\n## Time\nGET /a')).toEqual([
      { heading: 'Time', method: 'GET', path: '/a', query: [], body: null },
    ])
  })
})
