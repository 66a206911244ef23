/** Calls of Visma Pay's API: JSON by POST, signed with the merchant's private key. */
import { array, integer, is, optional, string, type, type Struct } from 'superstruct'
import { OutcomeUnknown } from '../providers/outcome-unknown'
import { authCode } from './authcode'
import type { VismaPayConfig } from './config'

/** Visma Pay answered, and did not do what it was asked for. */
export class VismaPayRefusal extends Error {
  override readonly name = 'VismaPayRefusal'
  constructor(
    readonly call: string,
    /** Number of the reason, which depends on the call. */
    readonly result: number,
    errors: readonly string[],
  ) {
    super([`Visma Pay ${call}: result ${result}`, ...errors].join('; ').slice(0, 500))
  }
}

export interface VismaPayCall {
  readonly name: string
  readonly body: Readonly<Record<string, unknown>>
  /** The values that the proof covers, after the API key. */
  readonly signed: readonly string[]
  /** Version of the API; the merchant's settings have their own. */
  readonly version?: string
}

/** Sends a call. Resolves to its answer with result 0. */
export type SendCall = <T>(call: VismaPayCall, answer: Struct<T>, signal: AbortSignal) => Promise<T>

/** How long an operation of the port may take, with all its calls: less than the call that waits for it. */
const PATIENCE_MS = 6_000
export const inTime = (): AbortSignal => AbortSignal.timeout(PATIENCE_MS)

/** Visma Pay is closed for maintenance. */
const MAINTENANCE = 10

const Result = type({ result: integer(), errors: optional(array(string())) })

/**
 * Creates the client. A call rejects with a `VismaPayRefusal` if the answer has another result than 0, and with
 * `OutcomeUnknown` if no answer came that can be read, or none is given now.
 */
export const vismaPayClient =
  ({ apiKey, privateKey, address }: VismaPayConfig): SendCall =>
  async ({ name, body, signed, version = 'w3.2' }, answer, signal) => {
    const authcode = authCode(privateKey, apiKey, ...signed)
    const found = await post(`${address}/${name}`, { version, api_key: apiKey, ...body, authcode }, signal)
    if (!is(found, Result)) throw new OutcomeUnknown(`Visma Pay ${name}: no result`)
    const { result, errors = [] } = found
    if (result === MAINTENANCE) throw new OutcomeUnknown(`Visma Pay ${name}: closed for maintenance`)
    // The texts may repeat what was sent, but no key belongs into the log.
    if (result !== 0)
      throw new VismaPayRefusal(
        name,
        result,
        errors.map((text) => text.replaceAll(apiKey, '…')),
      )
    if (!is(found, answer)) throw new OutcomeUnknown(`Visma Pay ${name}: an answer of another shape`)
    return found
  }

/** Follows no redirect, because the address is the operator's. */
async function post(url: string, body: object, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Huoltovaraus' },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return await response.json()
  } catch (error) {
    throw new OutcomeUnknown(`Visma Pay did not answer: ${error instanceof Error ? error.message : 'no reason'}`)
  }
}
