/** Returns from other sites, such as a payment, to whatever page of the application (RC-23). */
import {
  hasReturned,
  redirectsOf,
  registryPort,
  strayReturnsStore,
  type Redirect,
  type RoutedProcess,
} from '#entities/process'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { ensureLoaded } from '#shared/store/on-demand'
import { shellStore } from '../deferred/shell-store'

/** Returns the redirects that have returned the visitor with this page's address. */
export const returnedRedirects = (get: StoreResolver): readonly Redirect[] =>
  redirectsOf(get(registryPort)).filter(hasReturned)

/**
 * Reads the outcomes from the address and cleans it. Call it before the first render. If the code cannot be loaded, the
 * step that began the redirect reads the address. A tab without a session of the redirect's process cannot ask for the
 * outcome, and no address alone says what it is.
 */
export async function readReturns(
  get: StoreResolver,
  returned: readonly Redirect[],
  definition: RoutedProcess | undefined,
): Promise<void> {
  const own = definition?.kind === 'wizard' ? (definition.redirects ?? []) : []
  const strays = get(strayReturnsStore)
  strays.opened = returned.map(({ key }) => key)
  for (const redirect of returned) {
    const code = get(redirect.code)
    await ensureLoaded(code)
    code.latest?.readReturn(get)
    if (get(sessionStore).token === null || !own.includes(redirect)) strays.add(redirect.key)
  }
  // It shows what a return shows, and reads the booking that the outcome belongs to.
  if (returned.length > 0) get(shellStore).request()
}

/**
 * Has the page say that the outcome of a return is unknown, because the session has ended before it was found out. Call it
 * while the session is still the current one.
 */
export function keepPendingReturns(get: StoreResolver): void {
  for (const { code, key } of redirectsOf(get(registryPort)))
    if (get(code).latest?.isPending(get)) get(strayReturnsStore).add(key)
}
