/** The largest requests of each call: each part of its example filled up to a limit of the server. */
import { addDays, addMinutes } from '#shared/date/wall-clock'
import type { ExampleInput } from '#tests/fixtures/example-inputs'
import { addressOf, largeAddresses } from './large-addresses'
import { largeBodies } from './large-bodies'

export interface LargeRequest {
  readonly what: string
  readonly method: string
  readonly path: string
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Texts that differ from each other up to the limit of their call. */
const DIFFERENT: Readonly<Record<string, { readonly path?: string; readonly body?: unknown }>> = {
  // As many days as it takes, 62.
  lockerReservedTimes: {
    body: { startTimes: Array.from({ length: 1000 }, (_, n) => addMinutes('2026-11-24T07:00:00', 88 * n)) },
  },
  organizationInfoTexts: { body: { organizationIds: range(200), codes: range(200).map((n) => `CODE_${n}`) } },
  organizationInfoTextsNoSession: { body: { organizationIds: range(200), codes: range(200).map((n) => `CODE_${n}`) } },
  saveSymptoms: { body: range(50).map((id) => ({ id, description: 'ä'.repeat(600) })) },
  addProductsToCart: { body: range(50).map((n) => cartItem(100 + n)) },
  removeProductsFromCart: { body: range(50).map((n) => cartItem(100 + n)) },
  setExtraOrderItems: { body: range(50).map((id) => ({ id })) },
  nextFreeTimes: { path: `/organization-next-free-times?organizationIds=${range(1000).join(',')}` },
  searchTires: {
    path: `/search-tires/v2?${range(50)
      .map((n) => `suppliers=supplier-${n}`)
      .join('&')}`,
  },
  freeTimes: { path: `/free-times?start=2026-11-24&end=${addDays('2026-11-24', 61)}` },
  freeTimesOnOrganization: {
    path: `/free-times-on-organization?start=2026-11-24&end=${addDays('2026-11-24', 61)}&otherOrganizationId=2`,
  },
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n + 1)
}

function cartItem(productId: number) {
  const parameters = range(5).map((n) => ({ parameterCode: `P${n}`, selectedValue: 'x' }))
  return { productId, amount: 1, provider: '', parameters, customizations: ['x', 'y'] }
}

/** Returns the example of a call. */
export function exampleOf({ endpoint, params, query, wholeBody }: ExampleInput): LargeRequest {
  const { method, path } = endpoint
  return {
    what: 'the example',
    method,
    path: addressOf({ path, params, query }),
    ...(wholeBody !== undefined && { text: JSON.stringify(wholeBody) }),
  }
}

export function largeRequests(input: ExampleInput): LargeRequest[] {
  const { name, endpoint, params, query, wholeBody } = input
  const example = exampleOf(input)
  const addressed = largeAddresses({ path: endpoint.path, params, query })
  const asBody = endpoint.isPrivate && !endpoint.body ? query : wholeBody
  const bodies = endpoint.method === 'GET' || asBody === undefined ? [] : largeBodies(asBody)
  const { path = example.path, body = wholeBody } = DIFFERENT[name] ?? {}
  return [
    example,
    ...(name in DIFFERENT
      ? [{ ...example, what: 'its own limits', path, ...(body !== undefined && { text: JSON.stringify(body) }) }]
      : []),
    ...addressed.map((one) => changed(example, one)),
    // Without a body of its own, a call does not read one.
    ...bodies.map((one) => changed(example, { ...one, headers: JSON_TYPE })),
  ]
}

const changed = (request: LargeRequest, change: Partial<LargeRequest>): LargeRequest => ({ ...request, ...change })

const JSON_TYPE = { 'Content-Type': 'application/json' }
