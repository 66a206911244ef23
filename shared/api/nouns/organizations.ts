import { number, object, string, type Infer } from 'superstruct'
import { Organization } from './entities'
import { orNull } from './lenient'

/** A workshop, and how far away it is in kilometres as the crow flies; null where the place is not known. */
export const NearbyOrganization = object({ ...Organization.schema, distance: orNull(number()) })
export type NearbyOrganization = Infer<typeof NearbyOrganization>

/** `firstFreeTime` is a date or a wall-clock date-time; null where the workshop has no free time. */
export const NextFreeTime = object({ organizationId: number(), firstFreeTime: orNull(string()) })
export type NextFreeTime = Infer<typeof NextFreeTime>
