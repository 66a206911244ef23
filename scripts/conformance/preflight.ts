import type { World } from './world'

/** Names of headers that may carry the process token. */
const LIKELY = /token|session|process/i

/**
 * Opens a session and uses its token once. Returns why the check would be pointless: without the right token header every
 * further call fails.
 */
export async function preflight({ facts, tokenHeader, stranger }: World): Promise<string | null> {
  const { send } = stranger()
  const query = new URLSearchParams({
    organizationId: String(facts.organizationId),
    installationType: 'BASSADONE_PUBLIC',
    usedProcessType: 'MAINTENANCE',
  })
  const opened = await send('POST', `/init-session?${query}`)
  if (!opened.ok) return `POST /init-session failed with HTTP ${opened.status}, so nothing else can be checked.`
  const token = opened.headers.get(tokenHeader)
  if (token === null) {
    const likely = [...opened.headers.keys()].filter((name) => LIKELY.test(name) && !/xsrf|csrf/i.test(name))
    const hint = likely.length > 0 ? ` It has ${likely.join(', ')}.` : ''
    return `The response to POST /init-session has no header ${tokenHeader}.${hint} Name the header of the process token with --token-header.`
  }
  const { status } = await send('GET', '/get-booking/v2', { headers: { [tokenHeader]: token } })
  return [401, 403, 412].includes(status)
    ? `The server does not accept the token of ${tokenHeader}: GET /get-booking/v2 failed with HTTP ${status}. Name the header of the process token with --token-header.`
    : null
}
