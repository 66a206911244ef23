import type { Draft } from '../domain/draft'
import { keyed, unsealed } from '../secrets'

/**
 * The key of the booking that a session saves. That of a new one is made from the process token, which is nowhere at rest, so
 * that it can be given again without being stored (READINGS.md 32, 37); a changed booking keeps the key it was opened by.
 */
export const bookingKeyOf = (secret: string, token: string, { changes }: Draft): string =>
  changes ? unsealed(changes.sealedKey, token) : keyed(secret, 'booking', token)
