import type { BookingContract } from '#shared/api/contract'

/** How often within an hour, from one session and from one address; an address may be shared by a whole workplace. */
export interface Limit {
  /** Null for what has no session yet. */
  readonly perSession: number | null
  readonly perAddress: number
}

export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 24 * HOUR_SECONDS

/**
 * What an address may do in an hour, so many times: it within a day, for a program has all day; and its network within a day,
 * for whoever rents a network has all its addresses. More than once as much, because many customers of one telephone company
 * come from one network, and a single one of them must not use it up.
 */
export const IN_A_DAY = { address: 2, network: 4 } as const

/**
 * Far more than visitors need, far less than a program wants. There is none for all callers together: it would let a single
 * program shut everybody out.
 */
export const LIMITS = {
  sessions: { perSession: null, perAddress: 1000 },
  /** What tells something of a vehicle by its register number. */
  plates: { perSession: 40, perAddress: 300 },
  discountCodes: { perSession: 30, perAddress: 200 },
  /** Of bookings and of service tickets. */
  keys: { perSession: 40, perAddress: 200 },
  letters: { perSession: 20, perAddress: 100 },
  /** Each is taken from everybody else for a while, whether or not anything comes of it. */
  times: { perSession: 60, perAddress: 300 },
  customers: { perSession: 40, perAddress: 300 },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS

/** What each call counts as; the others are not counted. */
export const LIMITED: ReadonlyMap<string, LimitName> = new Map<keyof BookingContract, LimitName>([
  ['initSession', 'sessions'],
  ['searchVehicle', 'plates'],
  // Which tires were bought for a vehicle, whether it has some in the tire hotel, its recalls: all by its number alone.
  ['setVehicle', 'plates'],
  ['saveCampaignCode', 'discountCodes'],
  ['openBooking', 'keys'],
  ['cancelBooking', 'keys'],
  ['openServiceTicket', 'keys'],
  ['markServiceTicketDone', 'keys'],
  ['sendEditRequest', 'letters'],
  ['sendFeedback', 'letters'],
  ['sendEmail', 'letters'],
  ['sendWindshieldOfferRequest', 'letters'],
  ['reserveTime', 'times'],
  ['resourceForCustomer', 'customers'],
])
