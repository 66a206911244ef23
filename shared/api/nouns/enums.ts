/** The enumerations of specification section 3 (API-07), as structs and as types. */
import { enums, string, Struct, type Infer } from 'superstruct'
import { orDefault } from './lenient'

/** The process types of the specification. */
export const KnownProcessType = enums([
  'MAINTENANCE',
  'TIRE_CHANGE',
  'TIRE_SALES',
  'WINDSHIELD',
  'DAMAGE_INSPECTION',
  'PRE_INSPECTION_CHECK',
  'ANNUAL_INSPECTION',
  'HOUR_SERVICE',
  'CANCEL_FORM',
  'CAR_WASH',
])
export type KnownProcessType = Infer<typeof KnownProcessType>

/** Words of capitals with underscores between them. */
const OF_CAPITALS = /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/

/** One of them, or the type of a chain's own module, such as 'BODY_REPAIR'. */
export const ProcessType = new Struct<string, object>({
  type: 'string',
  schema: { pattern: OF_CAPITALS.source },
  validator: (value) => typeof value === 'string' && OF_CAPITALS.test(value),
})
export type ProcessType = KnownProcessType | (string & {})

/** The kind of page that the visitor uses; free text. */
export const InstallationType = orDefault(string(), 'BASSADONE_PUBLIC')

export const ShiftPosition = enums(['MORNING', 'EVENING'])
export type ShiftPosition = Infer<typeof ShiftPosition>

export const TimeSelectionType = enums(['USE_ORGANIZATION_SETTING', 'EXACT_TIME', 'DAY_ONLY', 'HOUR_SERVICE'])
export type TimeSelectionType = Infer<typeof TimeSelectionType>

export const ServiceSearchMethod = enums(['NORMAL', 'SERVICE_CODE'])
export type ServiceSearchMethod = Infer<typeof ServiceSearchMethod>

export const NotificationLevel = enums(['ERROR', 'WARNING', 'SUCCESS'])
export type NotificationLevel = Infer<typeof NotificationLevel>

export const LookupStatus = enums(['SUCCESS', 'NOT_FOUND'])
export type LookupStatus = Infer<typeof LookupStatus>

export const InvoiceDeliveryType = enums(['NONE', 'EMAIL', 'POSTAL'])
export type InvoiceDeliveryType = Infer<typeof InvoiceDeliveryType>

/** The stages that the specification names. The chain may define others. */
export const KNOWN_STAGES = ['DEFAULT', 'ADDITIONAL_EXTRA_SERVICES', 'TIRES'] as const
