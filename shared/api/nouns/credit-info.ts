import { object, string, type Infer } from 'superstruct'
import { orNull, text } from './lenient'

/** What is told of the credit before anyone applies for it. */
export const CreditInfo = object({
  creditServiceName: text(),
  creditServiceLink: orNull(string()),
  infoText: text(),
  infoLink: orNull(string()),
})
export type CreditInfo = Infer<typeof CreditInfo>
