import { number, object, type Infer } from 'superstruct'
import { Organization } from './entities'
import { orNull } from './lenient'

/** A workshop, and how far away it is in kilometres as the crow flies; null where the place is not known. */
export const NearbyOrganization = object({ ...Organization.schema, distance: orNull(number()) })
export type NearbyOrganization = Infer<typeof NearbyOrganization>
