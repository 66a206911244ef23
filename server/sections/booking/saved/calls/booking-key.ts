import type { Draft } from '../../../../platform/database/schema/sessions'
import { keyed, unsealed } from '../../../../platform/secrets'

/**
 * Returns the key of the booking that a session saves. The key of a new booking is derived from the process token,
 * which is stored nowhere. A repeated request therefore gets the same key although the key is not stored (readings 32,
 * 37). A changed booking keeps the key that opened it.
 */
export const bookingKeyOf = (secret: string, token: string, { changes }: Draft): string =>
  changes ? unsealed(changes.sealedKey, token) : keyed(secret, 'booking', token)
