/** Settings of a workshop (specification section 3). */
import { array, object, string, type Infer } from 'superstruct'
import { asText, Identifier, ifValid, orNull, text } from './lenient'
import { AmountOrNull, Day, flagOr, FlagOrNull, TimeOrNull } from './values'

/**
 * A day from Monday to Friday on which the hours of a workshop's desk differ from the usual ones; an extension. `HH:mm:ss`,
 * or null if it is closed.
 */
export const DifferingDay = object({ date: Day, opening_time: TimeOrNull, closing_time: TimeOrNull })
export type DifferingDay = Infer<typeof DifferingDay>

/**
 * Settings that constrain a workshop's calendar. Null if the server omits them. `shiftChangeTime` is `HH:mm:ss`. GET /settings
 * also names the server's extensions. `closed_days` are the days of the next twelve months that differ, an extension:
 * without it only weekends are known to be closed.
 */
export const OrganizationSettings = object({
  carenceDays: AmountOrNull,
  shiftChangeTime: TimeOrNull,
  keyLockerInstalled: FlagOrNull,
  closed_days: ifValid(array(DifferingDay)),
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
