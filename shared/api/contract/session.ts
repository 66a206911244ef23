/** Opening a session, its settings, and the processes that it may be of. */
import { array, coerce, object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { InstallationType, ProcessType } from '../nouns/enums'
import { bareText, Identifier, listOf, orDefault, orNull } from '../nouns/lenient'
import { InfoText, OrganizationSettings, RedirectSetting, ServicelaneSettings } from '../nouns/settings'

/** Opens a session. The process token comes in a response header. The body is ignored. */
export const initSession = endpoint({
  method: 'POST',
  path: '/init-session',
  query: object({
    organizationId: Identifier,
    installationType: InstallationType,
    usedProcessType: orDefault(ProcessType, 'MAINTENANCE'),
    usedFrontEnd: optional(string()),
  }),
})

export const infoTextSettings = endpoint({
  method: 'GET',
  path: '/info-text-settings/inherited',
  query: object({ organizationId: Identifier }),
  output: listOf(InfoText),
  isOptional: true,
})

/** One setting of a module for the session's workshop. `value` is null if it is not set. */
export const moduleSetting = endpoint({
  method: 'GET',
  path: '/module-setting',
  query: object({ module: string(), setting: string() }),
  output: orDefault(
    coerce(object({ value: orNull(string()) }), bareText, (value) => ({ value })),
    { value: null },
  ),
  isOptional: true,
})

export const settings = endpoint({ method: 'GET', path: '/settings', output: OrganizationSettings, isOptional: true })

export const genericOnlineSettings = endpoint({
  method: 'GET',
  path: '/get-generic-online-settings',
  output: OrganizationSettings,
  hasNoScreen: true,
})

export const bookingSettings = endpoint({
  method: 'GET',
  path: '/booking-settings/v2',
  output: OrganizationSettings,
  hasNoScreen: true,
})

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
  hasNoScreen: true,
})

export const redirectSettings = endpoint({
  method: 'GET',
  path: '/redirect-settings',
  output: listOf(RedirectSetting),
  hasNoScreen: true,
})

export const activeProcesses = endpoint({
  method: 'GET',
  path: '/active-processes',
  output: array(ProcessType),
  hasNoScreen: true,
})

export const enabledProcesses = endpoint({
  method: 'GET',
  path: '/enabled-processes-generic-online',
  query: object({ organizationId: Identifier }),
  output: array(ProcessType),
  hasNoScreen: true,
})

/** Reports the stage that the session has reached. Stages are free strings defined by the chain. */
export const publishStage = endpoint({
  method: 'GET',
  path: '/publish-stage',
  query: object({ stageCode: string() }),
  hasNoScreen: true,
})
