/** Requests of the desk commands, wherever they run. */
import { boolean, integer, literal, nullable, object, string, union, type Infer } from 'superstruct'
import { VisitState } from '#shared/api/nouns/visit'

export const DeskRequest = union([
  object({ command: literal('chain import'), text: string(), dryRun: boolean(), confirmed: boolean() }),
  object({ command: literal('chain export') }),
  object({ command: literal('mails list') }),
  object({
    command: literal('mails resend'),
    /** Reference or id of the booking. */
    booking: string(),
    /** The right address; null if the booking has it. */
    to: nullable(string()),
  }),
  object({ command: literal('person export'), registerNumber: string(), email: string() }),
  object({
    command: literal('person erase'),
    registerNumber: string(),
    email: string(),
    /** Whether coming visits are cancelled. Otherwise they prevent the erasure. */
    withComing: boolean(),
    dryRun: boolean(),
  }),
  object({
    command: literal('bookings list'),
    /** `YYYY-MM-DD`, both days included. */
    from: string(),
    to: string(),
    organization: nullable(integer()),
    csv: boolean(),
  }),
  object({
    command: literal('visit state'),
    /** Reference or id of the booking. */
    booking: string(),
    state: VisitState,
  }),
  /** Says that the desk has dealt with a booking that does not fit. `booking` is its reference or id. */
  object({ command: literal('misfit acknowledge'), booking: string() }),
  object({ command: literal('feed add'), organization: integer() }),
  object({ command: literal('feed revoke'), organization: integer() }),
  object({ command: literal('webhooks list') }),
  object({ command: literal('webhooks test') }),
  object({
    command: literal('webhooks replay'),
    /** Null for all dead events. */
    eventId: nullable(integer()),
    /** Null for all endpoints. */
    endpoint: nullable(string()),
  }),
  /** `booking` is the reference of the desk's list, `text` the JSON of the proposal. */
  object({ command: literal('ticket create'), booking: string(), text: string() }),
])
export type DeskRequest = Infer<typeof DeskRequest>
