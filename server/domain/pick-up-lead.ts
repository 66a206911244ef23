/** Tires that are picked up from the tire hotel have to be fetched from its storage first, and that takes days. */
import type { TireProducts } from '#shared/api/nouns/suggestions'

/** The product that has tires fetched. */
export const PICK_UP: keyof TireProducts = 'tireHotelPickUpProduct'
/** The module's setting that says how many days from today they are there. */
export const PICK_UP_LEAD = { module: 'TIRE_HOTEL', setting: 'pickUpLeadDays' } as const
/** As many days as a workshop itself may ask for at most. */
const MOST_DAYS = 60

/** The days that a setting's text says; null where it says none. */
export const leadDays = (value: string): number | null =>
  /^\d{1,2}$/.test(value) && Number(value) <= MOST_DAYS ? Number(value) : null

/** How many days from today cannot be booked where tires are to be fetched: the workshop's own, or more. */
export const daysWithPickUp = (carenceDays: number, lead: string | undefined): number =>
  Math.max(carenceDays, (lead === undefined ? null : leadDays(lead)) ?? 0)
