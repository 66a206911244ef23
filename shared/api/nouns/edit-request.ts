import { object, string, type Infer } from 'superstruct'
import { Identifier, text } from './lenient'
import { SentFinnishDateTime } from './sent-texts'

/** Body of POST /send-edit-request (specification section 3, cancel request). */
export const EditRequest = object({
  registerNumber: string(),
  phoneNumber: text(),
  email: text(),
  /** Reserved time of the visit. */
  reservedDate: SentFinnishDateTime,
  /** The id of the workshop. */
  organization: Identifier,
  message: text(),
  name: text(),
})
export type EditRequest = Infer<typeof EditRequest>
