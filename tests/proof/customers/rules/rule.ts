/** What the rules of the oracle read and find. */
import type { Booking } from '#shared/api/nouns/booking'
import type { Story } from '../story'

/** What a rule finds: the surface, and what stands there against what should. */
export interface Fault {
  readonly surface: string
  readonly rule: string
  readonly says: string
  readonly but: string
}

export interface Judged {
  readonly story: Story
  /** The booking as the server has told it last. */
  readonly record: Booking
}
