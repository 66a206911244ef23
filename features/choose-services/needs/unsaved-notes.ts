import { object, string } from 'superstruct'
import { wizardStore } from '#entities/process'
import { defineStore } from '#shared/store/define-store'
import { persisted } from '#shared/store/persisted'

const Unsaved = object({ visit: string(), text: string() })

/**
 * Order notes that the server has not confirmed, in the tab's storage. After a reload the page may read the booking before
 * the closed page's save arrives, so only this copy is certain to survive.
 */
export interface UnsavedNotes {
  /** Returns the notes of the current booking, or null. Drops those of an earlier booking. */
  readonly read: () => string | null
  readonly write: (text: string) => void
  readonly clear: () => void
}

export const unsavedNotes = defineStore('unsaved-notes', (get): UnsavedNotes => {
  const wizard = get(wizardStore)
  const memory = persisted(() => window.sessionStorage, 'huoltovaraus.notes', Unsaved)
  return {
    read: () => {
      const value = memory.read()
      if (value?.visit === wizard.visit) return value.text
      memory.clear()
      return null
    },
    write: (text) => memory.write({ visit: wizard.visit, text }),
    clear: memory.clear,
  }
})
