import { ownOrigin, type Site } from '../../../../http/headers/origin'
import { badRequest } from '../../../../platform/refusal'

const LONGEST = 2000

/** Returns the address of a page on this server's own origin, without its fragment. Refuses any other address. */
export function ownAddress(text: string, request: Request, site: Site): string {
  const url = text.length <= LONGEST && URL.canParse(text) ? new URL(text) : null
  if (!url || url.origin !== ownOrigin(request, site))
    throw badRequest('FOREIGN_ADDRESS', 'the return address is not of this origin')
  return url.origin + url.pathname + url.search
}
