import type { BookingContract } from '#shared/api/contract'

/** How often within an hour, from one session and from one address; an address may be shared by a whole workplace. */
export interface Limit {
  /** Null for what has no session yet. */
  readonly perSession: number | null
  readonly perAddress: number
}

export const HOUR_SECONDS = 3600

/** Far more than visitors need, far less than a program wants. */
export const LIMITS = {
  sessions: { perSession: null, perAddress: 1000 },
  plates: { perSession: 40, perAddress: 300 },
  discountCodes: { perSession: 30, perAddress: 200 },
  /** Of bookings and of service tickets. */
  keys: { perSession: 40, perAddress: 200 },
  letters: { perSession: 20, perAddress: 100 },
  customers: { perSession: 40, perAddress: 300 },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS

/** What each call counts as; the others are not counted. */
export const LIMITED: ReadonlyMap<string, LimitName> = new Map<keyof BookingContract, LimitName>([
  ['initSession', 'sessions'],
  ['searchVehicle', 'plates'],
  ['saveCampaignCode', 'discountCodes'],
  ['openBooking', 'keys'],
  ['cancelBooking', 'keys'],
  ['openServiceTicket', 'keys'],
  ['sendEditRequest', 'letters'],
  ['sendFeedback', 'letters'],
  ['sendEmail', 'letters'],
  ['sendWindshieldOfferRequest', 'letters'],
  ['resourceForCustomer', 'customers'],
])
