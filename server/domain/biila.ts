/** Fetching the car from the customer and bringing it back. */
import { at, type WallDate, type WallDateTime, type WallTime } from '#shared/date/wall-clock'

export interface BiilaChoice {
  readonly pickup: WallDateTime | null
  readonly return: WallDateTime | null
}

/** Every time of each day, in order. */
export const timesOn = (days: readonly WallDate[], times: readonly WallTime[]): WallDateTime[] =>
  days.flatMap((day) => times.toSorted().map((time) => at(day, time)))

/** The choice with another time to fetch the car; a time to bring it back that is no longer after it is given up. */
export const withPickup = (choice: BiilaChoice, pickup: WallDateTime): BiilaChoice => ({
  pickup,
  return: choice.return !== null && choice.return > pickup ? choice.return : null,
})

/** Whether the car can be brought back then: after it has been fetched. */
export const isAfterPickup = ({ pickup }: BiilaChoice, wanted: WallDateTime): boolean =>
  pickup !== null && wanted > pickup
