/** Rewrites the reference server's responses into those of another server that keeps the specification. */
import type { BookingContract } from '#shared/api/contract'
import type { App } from '#server/app/app'
import { callOf } from '../../../scripts/tools/call-of'
import { textOf } from '#server/http/headers/encoding'

type CallName = keyof BookingContract

/** Returns another value for a response's JSON, or a whole response. An empty body is undefined. */
export type Variation = (call: CallName, value: unknown) => unknown

/** Wraps a server. Errors and requests outside the contract pass unchanged. */
export const varied =
  (vary: Variation) =>
  (fetch: App['fetch']): App['fetch'] =>
  async (request, address) => {
    const call = callOf(request)
    const response = await fetch(request, address)
    if (call === null || !response.ok) return response
    const headers = new Headers(response.headers)
    for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name)
    const text = await textOf(response)
    const value: unknown = vary(call, text === '' ? undefined : JSON.parse(text))
    if (!(value instanceof Response)) {
      const body = value === undefined ? null : JSON.stringify(value)
      return new Response(body, { status: body === null ? 200 : response.status, headers })
    }
    for (const [name, one] of value.headers) headers.set(name, one)
    return new Response(await value.text(), { status: value.status, headers })
  }

/** Applies a function to each field of a JSON value, the innermost first. The name of a list's element is the list's. */
function eachField(value: unknown, change: (name: string, value: unknown) => unknown, name = ''): unknown {
  if (typeof value !== 'object' || value === null) return change(name, value)
  if (Array.isArray(value))
    return change(
      name,
      value.map((one: unknown) => eachField(one, change, name)),
    )
  const fields = Object.entries(value).map(([key, one]: [string, unknown]) => [key, eachField(one, change, key)])
  return change(name, Object.fromEntries(fields))
}

/** Tests whether a field has an id, by its name or by the path that ends with it. */
export const isId = (name: string): boolean => /(^|\.)(id|addedBy)$|Id$/.test(name)

/** Converts the numeric ids of a response to text. */
export const idsAsText = (value: unknown): unknown =>
  eachField(value, (name, one) => (isId(name) && typeof one === 'number' ? String(one) : one))
