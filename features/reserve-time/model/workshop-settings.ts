import type { Client } from '#shared/api/client'
import { organizationBookingSettings, settings } from '#shared/api/contract/session'
import { isAbort, isSessionEnd } from '#shared/api/errors'
import type { ProcessType } from '#shared/api/nouns/enums'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import { isClosed } from '#shared/booking-facts/opening-words'
import type { WallDate } from '#shared/date/wall-clock'

/** API calls of `workshopSettings`. */
export const settingsCalls = { organizationBookingSettings, settings }

interface Of {
  readonly organizationId: Identifier
  readonly processType: ProcessType
}

/** Loads the settings of a workshop. Those that its own call lacks come from GET /settings (AS-04). */
export async function workshopSettings(
  api: Client<typeof settingsCalls>,
  query: Of,
  signal: AbortSignal,
): Promise<OrganizationSettings> {
  const own = await api.organizationBookingSettings({ query }, { signal, isReloaded: true }).catch((error: unknown) => {
    if (isAbort(error) || isSessionEnd(error)) throw error
    return null
  })
  if (own && Object.values(own).every((value) => value !== null)) return own
  const general = await api.settings({}, { signal })
  return {
    carenceDays: own?.carenceDays ?? general.carenceDays,
    shiftChangeTime: own?.shiftChangeTime ?? general.shiftChangeTime,
    keyLockerInstalled: own?.keyLockerInstalled ?? general.keyLockerInstalled,
    closed_days: own?.closed_days,
  }
}

/** Returns the days of a year on which the workshop is closed, or undefined if the server does not tell. */
export const closedDaysOf = (settings: OrganizationSettings | undefined): ReadonlySet<WallDate> | undefined =>
  settings?.closed_days && new Set(settings.closed_days.filter(isClosed).map(({ date }) => date))
