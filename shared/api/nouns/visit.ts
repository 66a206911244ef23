/** What a saved booking tells of its visit, apart from the booking, because no draft has it; extensions. */
import { enums, nullable, object, string, type Infer } from 'superstruct'

/** In the order of a visit. */
export const VisitState = enums(['BOOKED', 'RECEIVED', 'IN_WORK', 'READY', 'COLLECTED'])
export type VisitState = Infer<typeof VisitState>

/** `at` is the wall-clock time since which the visit has this state, or null if the server omits it. */
export const VisitProgress = object({ state: VisitState, at: nullable(string()) })
export type VisitProgress = Infer<typeof VisitProgress>

export interface OfVisit {
  /** State of the visit, once the workshop tells it. */
  readonly visit_state?: VisitProgress | undefined
  /** Path, on the server's own origin, of a page that stops the reminders of the visit, while some are planned. */
  readonly reminder_stop_path?: string | undefined
  /** First day on which the workshop takes bookings now, `YYYY-MM-DD`. */
  readonly first_bookable_day?: string | undefined
}
