import type { StoreResolver } from '#shared/store/define-store'
import { sessionStore } from './session-store'

/** Whether the session is still the one of now: what belongs to one booking is neither written into another nor read as it. */
export function sameSession(get: StoreResolver): () => boolean {
  const session = get(sessionStore)
  const { token } = session
  return () => session.token === token
}
