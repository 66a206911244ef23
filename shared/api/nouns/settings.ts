/** Settings of a workshop (specification section 3). */
import { array, object, string, type Infer } from 'superstruct'
import { asText, Identifier, ifValid, orNull, text } from './lenient'
import { AmountOrNull, flagOr, FlagOrNull, TimeOrNull } from './values'

/**
 * Settings that constrain a workshop's calendar. Null if the server omits them. `shiftChangeTime` is `HH:mm:ss`. GET /settings also names the server's
 * extensions.
 */
export const OrganizationSettings = object({
  carenceDays: AmountOrNull,
  shiftChangeTime: TimeOrNull,
  keyLockerInstalled: FlagOrNull,
  extensions: ifValid(array(string())),
})
export type OrganizationSettings = Infer<typeof OrganizationSettings>

export const InfoText = object({ code: asText, text: text() })
export type InfoText = Infer<typeof InfoText>

/** An info text of one of several workshops. `organizationId` is null if the server omits it. */
export const OrganizationInfoText = object({ organizationId: orNull(Identifier), code: asText, text: text() })
export type OrganizationInfoText = Infer<typeof OrganizationInfoText>

/** The express lane, which serves cars without an appointment. */
export const ServicelaneSettings = object({ enabled: flagOr(false), title: text(), infoText: text() })
export type ServicelaneSettings = Infer<typeof ServicelaneSettings>

/**
 * Redirect target of a process without screens: a relative or https URL. A server may define process types of its own.
 */
export const RedirectSetting = object({ processType: string(), url: string() })
export type RedirectSetting = Infer<typeof RedirectSetting>
