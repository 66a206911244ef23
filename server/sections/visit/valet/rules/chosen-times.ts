/** The pickup and return service: the workshop fetches the car from the customer and brings it back. */
import type { WallDateTime } from '#shared/date/wall-clock'
import type { Draft } from '../../../../platform/database/schema/sessions'

export type BiilaChoice = Draft['biila']

/** Changes the pickup time, and clears the return time if it is not after the new pickup time. */
export const withPickup = (choice: BiilaChoice, pickup: WallDateTime): BiilaChoice => ({
  pickup,
  return: choice.return !== null && choice.return > pickup ? choice.return : null,
})

/** Whether the wanted return time is after the pickup time; false without a pickup time. */
export const isAfterPickup = ({ pickup }: BiilaChoice, wanted: WallDateTime): boolean =>
  pickup !== null && wanted > pickup
