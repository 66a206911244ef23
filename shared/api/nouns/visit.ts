/** What a saved booking tells of its visit, apart from the booking, because no draft has it; extensions. */
import { enums, nullable, object, type Infer } from 'superstruct'
import { asText, known, orNull } from './lenient'
import { DateTimeOrNull, Flag, flagOr } from './values'

/** In the order of a visit. */
export const VisitState = enums(['BOOKED', 'RECEIVED', 'IN_WORK', 'READY', 'COLLECTED'])
export type VisitState = Infer<typeof VisitState>

/** `at` is the wall-clock time since which the visit has this state, or null if the server omits it. */
export const VisitProgress = object({ state: VisitState, at: DateTimeOrNull })
export type VisitProgress = Infer<typeof VisitProgress>

/** What a withdrawal from the contract does: it cancels the booking with its refunds, or is only recorded. */
const WithdrawalEffect = enums(['CANCELS', 'RECORDS'])

/** What the customer of a saved booking may still do, as the server decides it. */
export const StillPossible = object({
  move: Flag,
  cancel: Flag,
  /** Null if the customer cannot withdraw. */
  withdraw: orNull(known(nullable(WithdrawalEffect), null)),
  /** Whether an earlier time can be asked for. */
  earlier: flagOr(false),
  /** Code of the refusal to move or cancel: CAR_RECEIVED, BOOKING_PAST, or one of another server. Null without one. */
  closed: orNull(asText),
})
export type StillPossible = Infer<typeof StillPossible>

export interface OfVisit {
  /** State of the visit, once the workshop tells it. */
  readonly visit_state?: VisitProgress | undefined
  /** Path, on the server's own origin, of a page that stops the reminders of the visit, while some are planned. */
  readonly reminder_stop_path?: string | undefined
  /** First day on which the workshop takes bookings now, `YYYY-MM-DD`. */
  readonly first_bookable_day?: string | undefined
  readonly still_possible?: StillPossible | undefined
}
