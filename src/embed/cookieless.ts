import { string } from 'superstruct'
import { initSession } from '#shared/api/contract/session'
import { WITHOUT_COOKIES, XSRF_HEADER } from '#shared/api/without-cookies'
import type { Fetch } from '#shared/api/http-call'
import { persisted } from '#shared/store/persisted'

/**
 * Replaces the cookies of a page in the frame of another site, for which browsers keep none: asks the server for the
 * browser's id and keeps it. A server that does not know the header sets its cookies as always.
 */
export function cookieless(send: Fetch): { readonly fetch: Fetch; readonly cookies: () => string } {
  const memory = persisted('huoltovaraus.browser', string())
  let id = memory.read()
  return {
    cookies: () => (id === null ? document.cookie : `XSRF-TOKEN=${id}`),
    fetch: async (url, init) => {
      // Never to another origin, like the XSRF value.
      if (!url.startsWith('/') || !url.includes(initSession.path)) return send(url, init)
      const headers = new Headers(init.headers)
      headers.set(WITHOUT_COOKIES, '1')
      const response = await send(url, { ...init, headers })
      id = response.headers.get(XSRF_HEADER)
      if (id !== null) memory.write(id)
      return response
    },
  }
}
