/** What the application reads although the server writes it in another way than the contract. */
import { contract } from '#shared/api/contract'
import type { Endpoint, Schema } from '#shared/api/endpoint'
import { callOf } from '../tools/call-of'
import type { TargetServer } from '../tools/visitor'
import type { CallName } from './findings'

/** Returns the server, and notes the call and the value of whatever the application forgives in a 2xx response. */
export function noting(server: TargetServer, note: (call: CallName, what: string) => void): TargetServer {
  const fetch = async (request: Request): Promise<Response> => {
    const response = await server.fetch(request)
    const call = callOf(request, server.root)
    const { output }: Partial<Endpoint> = call ? contract[call] : {}
    if (call && output && response.ok)
      for (const what of forgivenIn(await response.clone().text(), output)) note(call, what)
    return response
  }
  return { ...server, fetch }
}

function forgivenIn(text: string, output: Schema): readonly string[] {
  try {
    const [, read] = output.validate(JSON.parse(text), { coerce: true, mask: true })
    return read === undefined ? [] : [...new Set(differences(JSON.parse(text), read, 'it'))]
  } catch {
    // The check itself reports what cannot be read at all.
    return []
  }
}

/** Compares the fields that both have. Elements of a list share their path, because a server writes them alike. */
function differences(raw: unknown, read: unknown, path: string): readonly string[] {
  if (raw === null || raw === undefined || read === undefined) return []
  if (Array.isArray(raw) && Array.isArray(read)) {
    const lost = raw.length - read.length
    if (lost !== 0)
      return [path === 'it' ? 'an element of the list cannot be read' : `an element of ${path} cannot be read`]
    return raw.flatMap((one: unknown, index) => differences(one, read[index], path))
  }
  if (typeof read === 'object' && read !== null)
    return typeof raw !== 'object'
      ? []
      : Object.entries(read).flatMap(([name, one]: [string, unknown]) =>
          differences(Reflect.get(raw, name), one, path === 'it' ? name : `${path}.${name}`),
        )
  if (raw === read) return []
  if (isCode(read)) return [`${path} is written as ${JSON.stringify(raw)} and read as "${read}"`]
  return [`${path} is written as ${kindOf(raw)} and read as ${read === null ? 'missing' : kindOf(read)}`]
}

/** A code of the contract, which says nothing of a person. */
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]+(_[A-Z]+)*$/.test(value)

/** Other values may be personal, so only their form is told. */
const kindOf = (value: unknown): string =>
  typeof value === 'string' ? `"${value.replaceAll(/\p{L}/gu, 'x').replaceAll(/\d/g, '0').slice(0, 40)}"` : typeof value
