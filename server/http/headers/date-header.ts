import type { WallDateTime } from '#shared/date/wall-clock'
import { instantOf } from '#shared/date/instant'

/** Returns a formatter of business times as Date headers. It caches the last header, which is valid for a second. */
export function dateHeaders(): (now: WallDateTime) => string {
  let [of, header] = ['', '']
  return (now) => {
    if (now !== of) [of, header] = [now, instantOf(now).toUTCString()]
    return header
  }
}
