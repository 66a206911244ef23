import { Refusal } from '../../platform/refusal'
import { isOwnOrigin, type Site } from './origin'

/** Throws a `Refusal` (403) for a write that another site's page makes in a visitor's browser. */
export function refuseCrossSite(request: Request, site: Site): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const from = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (
    (from === null || from === 'same-origin' || from === 'none') &&
    (origin === null || isOwnOrigin(origin, request, site))
  )
    return
  throw new Refusal(403, 'CROSS_SITE', 'writes are accepted from the same origin only')
}
