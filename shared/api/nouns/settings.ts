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

/** An info text of one of several workshops; null where a server does not say whose it is. */
export const OrganizationInfoText = object({ organizationId: orNull(number()), code: string(), text: text() })
export type OrganizationInfoText = Infer<typeof OrganizationInfoText>

/** The express lane, where a car is served without an appointment. */
export const ServicelaneSettings = object({ enabled: orDefault(boolean(), false), title: text(), infoText: text() })
export type ServicelaneSettings = Infer<typeof ServicelaneSettings>

/** Where a visitor goes for a process without screens: relative, or https. A server may name processes of its own. */
export const RedirectSetting = object({ processType: string(), url: string() })
export type RedirectSetting = Infer<typeof RedirectSetting>
