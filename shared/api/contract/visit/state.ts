/** Calls of the desk's own systems about a visit. The specification has none: all are extensions. */
import { object, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { VisitProgress, VisitState } from '../../nouns/visit'

/**
 * Sets the state of a visit. Needs no session, but a token of the desk as `Authorization: Bearer`. `booking` is the booking's
 * reference or id. Idempotent.
 */
export const setVisitState = endpoint({
  method: 'POST',
  path: '/desk/visit-state',
  body: object({ booking: string(), state: VisitState }),
  output: VisitProgress,
  isOfDesk: true,
  extension: 'visitState',
  hasNoScreen: true,
})
