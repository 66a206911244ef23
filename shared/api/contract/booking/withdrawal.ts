/** The right of withdrawal. These calls are an extension (docs/extensions.md). */
import { boolean, object, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { EndedBooking } from '../../nouns/saved-booking'
import { DateTime, Flag } from '../../nouns/values'

/** Name by which a server announces the calls. */
const WITHDRAWAL = 'withdrawal'

/** Stores whether the work may begin while the customer can still withdraw. */
export const saveEarlyStart = endpoint({
  method: 'POST',
  path: '/withdrawal/early-start',
  body: object({ value: boolean() }),
  extension: WITHDRAWAL,
})

/** Withdraws from the contract of the booking that this session has opened. Idempotent. */
export const withdraw = endpoint({
  method: 'POST',
  path: '/withdrawal',
  /** Name and e-mail address of the customer. The receipt goes to that address. */
  body: object({ name: string(), email: string() }),
  /** Wall-clock time of the statement, and whether the booking is cancelled with it. Then `booking` may tell what it was. */
  output: object({ submittedAt: DateTime, isCancelled: Flag, ...EndedBooking.schema }),
  extension: WITHDRAWAL,
})
