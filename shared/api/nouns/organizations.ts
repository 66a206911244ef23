import { object, type Infer } from 'superstruct'
import { Organization } from './entities'
import { Identifier } from './lenient'
import { AmountOrNull, DayOrDateTimeOrNone } from './values'

/** A workshop with its straight-line distance in kilometres, or null if the visitor's position is unknown. */
export const NearbyOrganization = object({ ...Organization.schema, distance: AmountOrNull })
export type NearbyOrganization = Infer<typeof NearbyOrganization>

/** `firstFreeTime` is a date or a wall-clock date-time, null if the workshop has no free time, and '' if it is unreadable. */
export const NextFreeTime = object({ organizationId: Identifier, firstFreeTime: DayOrDateTimeOrNone })
export type NextFreeTime = Infer<typeof NextFreeTime>
