/** The right of withdrawal; an extension. */
import { object, type Infer } from 'superstruct'
import { DateTimeOrNull, Day, flagOr } from './values'

/** The customer's right of withdrawal, `YYYY-MM-DD` and wall-clock time; an extension. */
export const Withdrawal = object({
  /** Last day on which the customer can withdraw. */
  until: Day,
  /** True if the customer wants the work to begin before that day ends. */
  early_start: flagOr(false),
  /** When the customer withdrew. */
  submitted_at: DateTimeOrNull,
})
export type Withdrawal = Infer<typeof Withdrawal>
