/** Requests of the desk commands, wherever they run. */
import { boolean, integer, literal, nullable, object, string, union, type Infer } from 'superstruct'

export const DeskRequest = union([
  object({ command: literal('chain import'), text: string(), dryRun: boolean() }),
  object({ command: literal('chain export') }),
  object({ command: literal('mails list') }),
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
])
export type DeskRequest = Infer<typeof DeskRequest>
