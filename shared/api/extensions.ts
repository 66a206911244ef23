import type { CallOptions, ClientOf } from './client'
import { settings } from './contract/session'

/** Names that a server has announced, by client. */
const known = new WeakMap<ClientOf, readonly string[]>()

/**
 * Returns the names of the extensions that the server announces (docs/extensions.md). Asks it once.
 * @throws the error of the call
 */
export async function extensionsOf(clientOf: ClientOf, { signal }: CallOptions = {}): Promise<readonly string[]> {
  const announced = known.get(clientOf)
  if (announced) return announced
  const { extensions = [] } = await clientOf({ settings }).settings({}, signal ? { signal } : {})
  known.set(clientOf, extensions)
  return extensions
}
