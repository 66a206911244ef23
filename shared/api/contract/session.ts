/** SPEC.md section 7, «Session and settings». */
import { array, boolean, number, object, optional, string, type Infer } from 'superstruct'
import { endpoint } from '../endpoint'
import { ProcessType } from './enums'
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

export const sessionCalls = {
  /** Opens a session. The process token comes in a response header; nothing of the body is used. */
  initSession: endpoint({
    method: 'POST',
    path: '/init-session',
    query: object({
      organizationId: number(),
      installationType: string(),
      usedProcessType: ProcessType,
      usedFrontEnd: optional(string()),
    }),
  }),
  settings: endpoint({ method: 'GET', path: '/settings', output: OrganizationSettings }),
  genericOnlineSettings: endpoint({
    method: 'GET',
    path: '/get-generic-online-settings',
    output: OrganizationSettings,
  }),
  bookingSettings: endpoint({ method: 'GET', path: '/booking-settings/v2', output: OrganizationSettings }),
  organizationBookingSettings: endpoint({
    method: 'GET',
    path: '/booking-settings/organization',
    query: object({ organizationId: number(), processType: ProcessType }),
    output: OrganizationSettings,
  }),
  infoTextSettings: endpoint({
    method: 'GET',
    path: '/info-text-settings/inherited',
    query: object({ organizationId: number() }),
    output: array(InfoText),
  }),
} as const
