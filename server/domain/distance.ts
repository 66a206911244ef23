/** A place on earth, in degrees (WGS 84). */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The earth's mean radius, in kilometres. */
const RADIUS = 6371.0088

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2

/** Whether the numbers are degrees of latitude and longitude. */
export const isPlace = ({ latitude, longitude }: Place): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** How far two places are apart as the crow flies, in kilometres. */
export function distance(from: Place, to: Place): number {
  const [north, south] = [radians(from.latitude), radians(to.latitude)]
  const share =
    haversine(south - north) +
    Math.cos(north) * Math.cos(south) * haversine(radians(to.longitude) - radians(from.longitude))
  // Rounding takes the share of opposite places a little above the whole.
  return 2 * RADIUS * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** Those of a list whose place is known, nearest first, each with its distance to a tenth of a kilometre. */
export const byDistance = <T extends { readonly place: Place | null }>(
  all: readonly T[],
  from: Place,
): { readonly one: T; readonly distance: number }[] =>
  all
    .flatMap((one) => (one.place === null ? [] : [{ one, exact: distance(from, one.place) }]))
    .sort((a, b) => a.exact - b.exact)
    .map(({ one, exact }) => ({ one, distance: Math.round(exact * 10) / 10 }))
