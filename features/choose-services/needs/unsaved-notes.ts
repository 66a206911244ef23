import { string } from 'superstruct'
import { keptForVisit, visitPort } from '#entities/process'
import { defineStore } from '#shared/store/define-store'

/**
 * Order notes that the server has not confirmed, in the tab's storage. After a reload the page may read the booking before
 * the closed page's save arrives, so only this copy is certain to survive.
 */
export const unsavedNotes = defineStore('unsaved-notes', (get) =>
  keptForVisit(get(visitPort), 'huoltovaraus.notes', string()),
)
