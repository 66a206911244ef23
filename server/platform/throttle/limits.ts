import type { BookingContract } from '#shared/api/contract'

/** Calls per hour from one session and from one address. A whole workplace may share an address. */
export interface Limit {
  /** Null for calls without a session. */
  readonly perSession: number | null
  readonly perAddress: number
}

export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 24 * HOUR_SECONDS

/**
 * Daily limits of an address and of its network, as multiples of the hourly limit of an address.
 * The daily limit stops a program that runs all day; the network limit stops one with many addresses of one network.
 * The network's factor is larger, because the customers of a mobile operator share a network.
 */
export const IN_A_DAY = { address: 2, network: 4 } as const

/**
 * Hourly limits: far more than a visitor needs, but too few for an abusive program.
 * There is no limit for all callers together, because one program could then block everyone.
 */
export const LIMITS = {
  sessions: { perSession: null, perAddress: 1000 },
  /** Calls that return data of a vehicle by its register number. */
  plates: { perSession: 40, perAddress: 300 },
  discountCodes: { perSession: 30, perAddress: 200 },
  /** Calls with the key of a booking, the token of an offer or the code of a service ticket. */
  keys: { perSession: 40, perAddress: 200 },
  letters: { perSession: 20, perAddress: 100 },
  /** Holds on a time, each of which blocks the time for others until it expires. */
  times: { perSession: 60, perAddress: 300 },
  customers: { perSession: 40, perAddress: 300 },
  /** Saves of a booking, new or changed, each of which sends mails. */
  saves: { perSession: 20, perAddress: 100 },
  /** Calls that ask a payment provider or a bank for something new. */
  payments: { perSession: 40, perAddress: 200 },
  /** Calls of the desk's own systems, which may serve all workshops from one address. */
  desk: { perSession: null, perAddress: 3000 },
  /** Addresses with a token of their own. Calendar programs of a whole office read theirs again and again. */
  links: { perSession: null, perAddress: 1000 },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS

/** Addresses outside the contract that count against a limit. */
type LimitedPage = 'stopReminders' | 'deskCalendar'

/** The limit that each call counts against. Calls that are not listed are not limited. */
export const LIMITED: ReadonlyMap<string, LimitName> = new Map<keyof BookingContract | LimitedPage, LimitName>([
  ['initSession', 'sessions'],
  ['searchVehicle', 'plates'],
  // Reveals the vehicle's bought tires, its tires in the tire hotel and its recalls by its register number alone.
  ['setVehicle', 'plates'],
  ['saveCampaignCode', 'discountCodes'],
  ['openBooking', 'keys'],
  ['cancelBooking', 'keys'],
  ['earlierTimes', 'keys'],
  ['askEarlierTime', 'keys'],
  ['stopEarlierTime', 'keys'],
  ['earlierTimeOffer', 'keys'],
  ['takeEarlierTime', 'keys'],
  ['declineEarlierTime', 'keys'],
  ['openServiceTicket', 'keys'],
  ['markServiceTicketDone', 'keys'],
  ['sendEditRequest', 'letters'],
  ['sendFeedback', 'letters'],
  ['sendEmail', 'letters'],
  ['sendWindshieldOfferRequest', 'letters'],
  ['withdraw', 'letters'],
  ['reserveTime', 'times'],
  ['resourceForCustomer', 'customers'],
  ['saveBooking', 'saves'],
  ['vismaPayToken', 'payments'],
  ['bookPayment', 'payments'],
  ['setVisitState', 'desk'],
  ['stopReminders', 'links'],
  ['deskCalendar', 'links'],
])
