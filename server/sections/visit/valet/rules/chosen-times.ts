/** The pickup and return service: the workshop fetches the car from the customer and brings it back. */
import type { WallDateTime } from '#shared/date/wall-clock'
import type { Draft } from '../../../../platform/database/schema/sessions'

export type ValetChoice = Draft['biila']

/** Changes the pickup time, and clears the return time if it is not after the new pickup time. */
export const withPickup = (choice: ValetChoice, pickup: WallDateTime): ValetChoice => ({
  pickup,
  return: choice.return !== null && choice.return > pickup ? choice.return : null,
})

/** Whether the wanted return time is after the pickup time; false without a pickup time. */
export const isAfterPickup = ({ pickup }: ValetChoice, wanted: WallDateTime): boolean =>
  pickup !== null && wanted > pickup
