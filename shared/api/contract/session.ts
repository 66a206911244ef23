/** Specification section 7, «Session and settings». */
import { object } from 'superstruct'
import { endpoint } from '../endpoint'
import { ProcessType } from '../nouns/enums'
import { Identifier, listOf, orDefault } from '../nouns/lenient'
import { OrganizationSettings, RedirectSetting, ServicelaneSettings } from '../nouns/settings'

export { infoTextSettings, initSession, moduleSetting } from './start'

export const settings = endpoint({ method: 'GET', path: '/settings', output: OrganizationSettings, isOptional: true })

export const genericOnlineSettings = endpoint({
  method: 'GET',
  path: '/get-generic-online-settings',
  output: OrganizationSettings,
})

export const bookingSettings = endpoint({ method: 'GET', path: '/booking-settings/v2', output: OrganizationSettings })

export const organizationBookingSettings = endpoint({
  method: 'GET',
  path: '/booking-settings/organization',
  query: object({ organizationId: Identifier, processType: orDefault(ProcessType, 'MAINTENANCE') }),
  output: OrganizationSettings,
  isOptional: true,
})

export const servicelaneSettings = endpoint({
  method: 'GET',
  path: '/servicelane-settings',
  query: object({ organizationId: Identifier }),
  output: ServicelaneSettings,
})

export const redirectSettings = endpoint({
  method: 'GET',
  path: '/redirect-settings',
  output: listOf(RedirectSetting),
})
