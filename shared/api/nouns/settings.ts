/** What a workshop has set: nouns of SPEC.md section 3. */
import { boolean, number, object, string, type Infer } from 'superstruct'
import { orDefault, orNull, text } from './lenient'

/** What a workshop's calendar is bound by. `shiftChangeTime` is `HH:mm:ss`. */
export const OrganizationSettings = object({
  carenceDays: orDefault(number(), 0),
  shiftChangeTime: orNull(string()),
  keyLockerInstalled: orDefault(boolean(), false),
})
export type OrganizationSettings = Infer<typeof OrganizationSettings>

export const InfoText = object({ code: string(), text: text() })
export type InfoText = Infer<typeof InfoText>
