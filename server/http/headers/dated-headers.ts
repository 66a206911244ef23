import type { WallDateTime } from '#shared/date/wall-clock'
import { instantOf } from '#shared/date/instant'

/** Headers by name. */
type Fixed = Readonly<Record<string, string>>

/**
 * Returns a function that adds the business time as the Date header. The page reads the workshop's current day from it,
 * because the visitor's own clock may be wrong. The headers are built once a second, which is as long as they are valid.
 */
export function datedHeaders(fixed: Fixed): (now: WallDateTime) => Fixed {
  let of = ''
  let headers = fixed
  return (now) => {
    if (now !== of) [of, headers] = [now, Object.freeze({ ...fixed, Date: instantOf(now).toUTCString() })]
    return headers
  }
}
