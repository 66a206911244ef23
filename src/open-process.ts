import { bookingStore } from '#entities/booking'
import { wizardStore, type RoutedProcess, hasReturned } from '#entities/process'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { ensureLoaded } from '#shared/store/on-demand'

/**
 * Makes a process the visitor's current one, so that later calls use a session of it. Call it before rendering, so that
 * the first render already shows the process.
 */
export function openProcess(get: StoreResolver, definition: RoutedProcess): void {
  const session = get(sessionStore)
  const wizard = get(wizardStore)
  if (session.processType !== definition.type) get(bookingStore).abandon()
  session.use(definition.type)
  if (definition.kind === 'page') wizard.clear()
  // A session without a stored step is left over from partly cleared storage. It may hold choices the visitor cannot
  // see.
  else if (!wizard.activate(definition)) session.forget()
}

/**
 * Reads the outcome with which another site returns the visitor, and cleans the address, whatever step opens (RC-09).
 * Call it before the first render. If the code cannot be loaded, the step that began the redirect reads the address.
 */
export async function handleRedirects(get: StoreResolver, definition: RoutedProcess | undefined): Promise<void> {
  const redirects = definition?.kind === 'wizard' ? (definition.redirects ?? []) : []
  for (const redirect of redirects.filter(hasReturned)) {
    const code = get(redirect.code)
    await ensureLoaded(code)
    code.latest?.readReturn(get)
  }
}
