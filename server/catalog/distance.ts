/** A place on Earth, in degrees (WGS 84). */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the Earth, in kilometres. */
const RADIUS = 6371.0088

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2

/** Whether the numbers are valid degrees of latitude and longitude. */
export const isPlace = ({ latitude, longitude }: Place): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Returns the great-circle distance between two places, in kilometres. */
export function distance(from: Place, to: Place): number {
  const [north, south] = [radians(from.latitude), radians(to.latitude)]
  const share =
    haversine(south - north) +
    Math.cos(north) * Math.cos(south) * haversine(radians(to.longitude) - radians(from.longitude))
  // Rounding errors can raise the share of antipodal places above 1.
  return 2 * RADIUS * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** Returns the items whose place is known, nearest first, each with its distance rounded to a tenth of a kilometre. */
export const byDistance = <T extends { readonly place: Place | null }>(
  all: readonly T[],
  from: Place,
): { readonly one: T; readonly distance: number }[] =>
  all
    .flatMap((one) => (one.place === null ? [] : [{ one, exact: distance(from, one.place) }]))
    .sort((a, b) => a.exact - b.exact)
    .map(({ one, exact }) => ({ one, distance: Math.round(exact * 10) / 10 }))
