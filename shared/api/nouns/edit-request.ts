import { number, object, string, type Infer } from 'superstruct'
import { text } from './lenient'

/** What POST /send-edit-request takes (SPEC.md 3: cancel request). */
export const EditRequest = object({
  registerNumber: string(),
  phoneNumber: text(),
  email: text(),
  /** When the visit is booked for, `DD.MM.YYYY HH:mm`. */
  reservedDate: string(),
  /** The workshop's id. */
  organization: number(),
  message: text(),
  name: text(),
})
export type EditRequest = Infer<typeof EditRequest>
