import { bookingStore } from '#entities/booking'
import { wizardStore, type RoutedProcess } from '#entities/process'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'

/**
 * Makes a process the one the visitor is in: the calls that follow are made in a session of it. Done before anything of
 * it is drawn, so that its first drawing is already the right one.
 */
export function openProcess(get: StoreResolver, definition: RoutedProcess): void {
  const session = get(sessionStore)
  const wizard = get(wizardStore)
  if (session.processType !== definition.type) get(bookingStore).abandon()
  session.use(definition.type)
  if (definition.kind === 'page') wizard.clear()
  // Storage was cleared by half: a session without its place in the wizard may hold what the visitor cannot see.
  else if (!wizard.activate(definition)) session.forget()
}
