import { object, string } from 'superstruct'
import type { WizardStore } from '#entities/process'
import { Identifier } from '#shared/api/nouns/lenient'
import { persisted } from '#shared/store/persisted'

export interface ResourceMemory {
  readonly read: () => Identifier | null
  readonly write: (id: Identifier | null) => void
}

/** Stores the chosen mechanic in the session storage. The value survives reloads and belongs to one visit. */
export function rememberedResource(wizard: Pick<WizardStore, 'visit'>): ResourceMemory {
  const kept = persisted(
    () => window.sessionStorage,
    'huoltovaraus.resource',
    object({ visit: string(), id: Identifier }),
  )
  return {
    read: () => {
      const value = kept.read()
      return value?.visit === wizard.visit ? value.id : null
    },
    write: (id) => {
      if (id === null) kept.clear()
      else kept.write({ visit: wizard.visit, id })
    },
  }
}
