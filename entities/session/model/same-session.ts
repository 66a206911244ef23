import type { StoreResolver } from '#shared/store/define-store'
import { sessionStore } from './session-store'

/**
 * Returns a function that tests whether the session is still the current one. Data of one booking must not be written
 * to or read from another.
 */
export function sameSession(get: StoreResolver): () => boolean {
  const session = get(sessionStore)
  const { token } = session
  return () => session.token === token
}
