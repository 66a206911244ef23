import type { WallDateTime } from '#shared/date/wall-clock'
import { instantOf } from './clock'

/** The Date header of a time by the business clock. It is asked for with each answer, and is new once a second. */
export function dateHeaders(): (now: WallDateTime) => string {
  let [of, header] = ['', '']
  return (now) => {
    if (now !== of) [of, header] = [now, instantOf(now).toUTCString()]
    return header
  }
}
