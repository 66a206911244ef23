/** The lead time of a tire pickup: the tire hotel needs some days to fetch the tires from storage. */
import type { TireProducts } from '#shared/api/nouns/suggestions'

/** The tire product for a pickup from the tire hotel. */
export const PICK_UP: keyof TireProducts = 'tireHotelPickUpProduct'
/** The module setting with the number of days until the tires are available. */
export const PICK_UP_LEAD = { module: 'TIRE_HOTEL', setting: 'pickUpLeadDays' } as const
/** Maximum number of days, the same as for a workshop's own notice. */
const MOST_DAYS = 60

/** Parses the setting's value. Returns null if it is no valid number of days. */
export const leadDays = (value: string): number | null =>
  /^\d{1,2}$/.test(value) && Number(value) <= MOST_DAYS ? Number(value) : null

/** Returns the notice in days for a visit with a tire pickup: the longer of the workshop's notice and the lead time. */
export const daysWithPickUp = (carenceDays: number, lead: string | undefined): number =>
  Math.max(carenceDays, (lead === undefined ? null : leadDays(lead)) ?? 0)
