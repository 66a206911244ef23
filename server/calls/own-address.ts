import { badRequest } from '../refusal'

const LONGEST = 2000

/** This server's origin as the caller's browser sees it: `refuseCrossSite` has checked that the header names no other. */
const ownOrigin = (request: Request): string => request.headers.get('origin') ?? new URL(request.url).origin

/** The address of a page on this server's own origin, without its fragment; an address anywhere else is refused. */
export function ownAddress(text: string, request: Request): string {
  const url = text.length <= LONGEST && URL.canParse(text) ? new URL(text) : null
  if (!url || url.origin !== ownOrigin(request))
    throw badRequest('FOREIGN_ADDRESS', 'the address to come back to is not of this origin')
  return url.origin + url.pathname + url.search
}
