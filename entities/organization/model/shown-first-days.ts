import type { Identifier } from '#shared/api/nouns/lenient'
import type { WallDate } from '#shared/date/wall-clock'
import { defineStore } from '#shared/store/define-store'

/**
 * The first free days that the workplace step has shown, by workshop. They do not know the services yet, so the time step
 * says why its own first day is later. Kept in memory only.
 */
export const shownFirstDays = defineStore('shown-first-days', () => {
  const days = new Map<string, WallDate | undefined>()
  return {
    of: (id: Identifier): WallDate | undefined => days.get(String(id)),
    record: (id: Identifier, day: WallDate | undefined): void => void days.set(String(id), day),
  }
})
