import type { Log } from '../log'
import { pseudonym } from '../secrets'

/** Names of the events in a booking's life. Operators search the log for them, so a name never changes its meaning. */
export type EventName =
  | 'session.opened'
  | 'session.expired'
  | 'vehicle.found'
  | 'vehicle.unknown'
  | 'vehicle.described'
  | 'hold.taken'
  | 'hold.refused'
  | 'hold.renewed'
  | 'hold.released'
  | 'hold.expired'
  | 'booking.saved'
  | 'booking.opened'
  | 'booking.changed'
  | 'booking.cancelled'
  | 'booking.withdrawn'
  | 'earlier.asked'
  | 'earlier.stopped'
  | 'offer.made'
  | 'offer.taken'
  | 'offer.declined'
  | 'offer.lapsed'
  | 'offer.dropped'
  | 'work.proposed'
  | 'work.opened'
  | 'work.decided'
  | 'payment.started'
  | 'payment.reported'
  | 'credit.approved'
  | 'refund.returned'
  | 'refund.failed'
  | 'mail.queued'
  | 'mail.sent'
  | 'mail.skipped'
  | 'mail.postponed'
  | 'mail.deferred'
  | 'mail.refused'
  | 'personal.erased'
  | 'reminder.sent'
  | 'reminder.deferred'
  | 'reminder.skipped'
  | 'reminders.stopped'
  | 'visit.state'
  | 'webhook.sent'
  | 'webhook.deferred'
  | 'webhook.dead'

/** What an event may tell besides its name: ids of the chain, numbers and constant words, never a visitor's text. */
export interface About {
  /** Id of the session; the log has its pseudonym. */
  readonly session?: string | null
  /** Id of the booking, or of the session that will save it; the log has its pseudonym. */
  readonly booking?: string | null
  readonly workshop?: number | null
  readonly kind?: string
  readonly state?: string
  readonly audience?: 'customer' | 'workshop'
  /** Name of a webhook's endpoint in the configuration. */
  readonly endpoint?: string
  readonly mail?: number
  readonly attempt?: number
  readonly count?: number
  /** Hours of a reminder before the visit. */
  readonly hours?: number
}

/** Tells the operators of an event. */
export type Tell = (event: EventName, about?: About) => void

/** Creates a `Tell` that writes to the log at once. */
export const telling =
  ({ log, secret }: { readonly log: Log; readonly secret: string }): Tell =>
  (event, { session, booking, ...details } = {}) =>
    log.info(event, {
      ...(session && { session: pseudonym(secret, session) }),
      ...(booking && { booking: pseudonym(secret, booking) }),
      ...details,
    })

/** Creates a `Tell` that keeps the events until `pass`, because a transaction that fails has not made them happen. */
export function keptEvents(tell: Tell): { readonly tell: Tell; readonly pass: () => void } {
  const kept: Parameters<Tell>[] = []
  return { tell: (...event) => void kept.push(event), pass: () => kept.forEach((event) => tell(...event)) }
}

/** Adds the session to what the events of a call tell, and the booking that it makes or changes. */
export const tellingOf =
  (tell: Tell, session: { readonly id: string; readonly draft: { readonly changes: Changed } }): Tell =>
  (event, about) =>
    tell(event, { session: session.id, booking: session.draft.changes?.bookingId ?? session.id, ...about })

type Changed = { readonly bookingId: string } | null
