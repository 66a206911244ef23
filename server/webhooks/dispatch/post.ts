import type { Endpoint } from '../webhook-config'
import { signedHeaders } from '../rules/signature'

export interface Posted {
  readonly isTaken: boolean
  /** Status of the response, or null if none came. */
  readonly status: number | null
  /** Seconds that the receiver asks to wait, or null. */
  readonly retryAfter: number | null
  /** 'HTTP 500' or the name of the fault, without anything that the receiver wrote. */
  readonly answer: string
}

/** How long a receiver may take. */
const PATIENCE_MS = 15_000

/** Posts a signed event. Follows no redirect, because the address is the operator's. Never rejects. */
export async function post(
  { url, secrets }: Endpoint,
  message: { readonly id: string; readonly body: string },
  signal: AbortSignal,
): Promise<Posted> {
  const timestamp = Math.floor(Date.now() / 1000)
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Huoltovaraus',
        ...signedHeaders({ ...message, timestamp }, secrets),
      },
      body: message.body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    // Nobody reads the content, however long it is.
    await response.body?.cancel()
    const { ok: isTaken, status } = response
    return { isTaken, status, retryAfter: secondsIn(response.headers.get('Retry-After')), answer: `HTTP ${status}` }
  } catch (error) {
    return { isTaken: false, status: null, retryAfter: null, answer: faultOf(error) }
  }
}

/** Reads a Retry-After header in seconds. A date, which is rare, counts as none. */
const secondsIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null

/** Returns the system's code, such as 'ECONNREFUSED', or the name of the error. */
function faultOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code
  return error instanceof Error ? error.name : 'unknown'
}
