import type { DeliveryFlag } from '#shared/api/nouns/delivery'
import type { PriceKind } from '#shared/api/nouns/price'
import type { DifferingDay } from '#shared/api/nouns/settings'
import type { VisitState } from '#shared/api/nouns/visit'
import type { WallDate, WallDateTime, WallTime } from '#shared/date/wall-clock'

/** A price in euros. Null if the price is agreed at the workshop. */
export type FactPrice = {
  readonly euros: number
  /** The price that a reduced one is compared with; null without a reduction. */
  readonly before: number | null
  /** `before` is the lowest price of 30 days instead of the normal one. */
  readonly isLowest: boolean
  /** Null if the server says no kind. */
  readonly kind: PriceKind | null
  /** How many percent an estimate may be exceeded by; null if that is not said. */
  readonly excess: number | null
} | null

/** The content of each kind of fact, in the order in which a booking tells them (RC-02). Money in euros. */
export interface FactContents {
  /** A reserved time. */
  time: { readonly start: WallDateTime; readonly end: WallDateTime | null }
  /**
   * A reserved day, with the hours between which the car may be brought. They are null if they are unknown, or if the car
   * comes otherwise. `begins` is when its shift begins, and `closing` when the workshop closes on that day.
   */
  day: {
    readonly date: WallDate
    readonly from: WallTime | null
    readonly to: WallTime | null
    readonly begins: WallTime | null
    readonly closing: WallTime | null
  }
  /** The day that a time enquiry asks for. Nothing is reserved. */
  askedDay: { readonly date: WallDate }
  /** Shift in which a day reservation's car is brought. */
  shift: { readonly isEvening: boolean }
  mechanic: { readonly names: readonly string[] }
  /** What the booking is for: the name of the process in which it was made. */
  process: { readonly name: string }
  /** What the process's own module tells (PM-03). */
  own: { readonly label: string; readonly text: string }
  /** The same, in words that the customer has typed. */
  ownWords: { readonly label: string; readonly text: string }
  /** What the workshop has last told of the visit. `at` is null if the time is unknown. */
  visitState: { readonly state: VisitState; readonly at: WallDateTime | null }
  workshop: { readonly name: string }
  address: { readonly text: string }
  phone: { readonly number: string }
  /** When the workshop is open on weekdays, and the days around the visit that differ. */
  openingHours: {
    readonly opening: WallTime
    readonly closing: WallTime
    readonly differing: readonly DifferingDay[]
  }
  /** What the workshop tells its customers, in its own words. */
  workshopInfo: { readonly text: string }
  plate: { readonly text: string }
  /** Make and model. */
  vehicle: { readonly text: string }
  kilometers: { readonly count: number }
  /**
   * How the car is brought and picked up. `typed` is the visitor's own description, '' if it is the same. `isOpen` is true if
   * nothing was chosen for a day reservation.
   */
  delivery: {
    readonly text: string
    readonly typed: string
    readonly option: DeliveryFlag | null
    readonly isOpen: boolean
  }
  /** A day on which the car is brought, other than the visit's. */
  bringDate: { readonly date: WallDate }
  /** A day on which the car is picked up, other than the visit's. */
  pickupDate: { readonly date: WallDate }
  /** A key locker was asked for. `isReserved` is null if the server does not tell. */
  keyLocker: { readonly isReserved: boolean | null }
  /** How the key locker is used, in the workshop's words. */
  lockerGuide: { readonly text: string }
  /** The workshop fetches the car. `start` of its window is null if the server does not tell, `minutes` is then 0. */
  fetching: { readonly start: WallDateTime | null; readonly minutes: number; readonly address: string }
  /** The workshop brings the car back. */
  returning: { readonly start: WallDateTime | null; readonly minutes: number; readonly address: string }
  /** First and last day of a reserved replacement car. */
  loan: { readonly start: WallDate; readonly end: WallDate }
  /** A row of the order. `broughtBy` is the service that added it. */
  service: {
    readonly name: string
    readonly remarks: readonly string[]
    readonly broughtBy: string | null
    readonly price: FactPrice
  }
  /** What the price of the service before it promises (LW-04). */
  priceKind: { readonly service: string; readonly text: string }
  /** A code and what it saves below the rows; `saved` is null if the figures would not add up. */
  discount: { readonly code: string; readonly saved: number | null }
  /** The sum and what it promises. `isPartial` is true if it lacks a price that is agreed later. */
  total: { readonly euros: number; readonly isPartial: boolean; readonly promise: PriceKind }
  /** No price is known: everything is agreed at the workshop (RC-03). */
  agreedPrice: object
  paidByCard: { readonly euros: number }
  onCredit: { readonly euros: number }
  /** The bank has not decided on a credit, or could not be asked. */
  creditPending: object
  /** What is still to be paid beside a payment. `isAtReturn` is true if it is paid when the car is brought back. */
  due: { readonly euros: number; readonly isAtReturn: boolean }
  refund: { readonly euros: number }
  symptom: { readonly text: string }
  notes: { readonly text: string }
  serviceContract: { readonly text: string }
  /** The workshop's code of the service. */
  serviceCode: { readonly text: string }
  /** Last day on which the customer can withdraw. */
  withdrawalUntil: { readonly date: WallDate }
  /** Whether the customer wants a visit within those days to be begun. */
  earlyStart: { readonly isWished: boolean }
  /** The customer has withdrawn. */
  withdrawn: { readonly at: WallDateTime }
  /** The customer's e-mail address. */
  email: { readonly address: string }
}

export type FactKind = keyof FactContents

/** One thing that a booking tells. */
export type Fact = { readonly [K in FactKind]: { readonly kind: K } & FactContents[K] }[FactKind]

/** A fact of one kind. */
export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>
