import { array, object, string, type Infer } from 'superstruct'
import { Identifier, ifValid, text } from './lenient'
import { AmountOrNull, DayOrDateTimeOrNone, TimeOrNull } from './values'
import { DifferingDay } from './settings'

/** A workshop. Opening and closing times are `HH:mm:ss`, or null if the server omits them. */
export const Organization = object({
  id: Identifier,
  name: text(),
  address: text(),
  post_code: text(),
  post_office: text(),
  opening_time: TimeOrNull,
  closing_time: TimeOrNull,
  /** Extensions. */
  phone_number: ifValid(string()),
  /** Days on which its hours differ: the next ones in a list, those around the visit in a booking. */
  closed_days: ifValid(array(DifferingDay)),
  /** What the workshop tells whoever has chosen it; in a booking only. */
  info_text: ifValid(string()),
  /** How its key locker is used; in a booking only. */
  key_locker_text: ifValid(string()),
})
export type Organization = Infer<typeof Organization>

/** A workshop with its straight-line distance in kilometres, or null if the visitor's position is unknown. */
export const NearbyOrganization = object({ ...Organization.schema, distance: AmountOrNull })
export type NearbyOrganization = Infer<typeof NearbyOrganization>

/** `firstFreeTime` is a date or a wall-clock date-time, null if the workshop has no free time, and '' if it is unreadable. */
export const NextFreeTime = object({ organizationId: Identifier, firstFreeTime: DayOrDateTimeOrNone })
export type NextFreeTime = Infer<typeof NextFreeTime>
