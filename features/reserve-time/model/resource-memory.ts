import { object, string } from 'superstruct'
import type { SessionStore } from '#entities/session'
import { Identifier } from '#shared/api/nouns/lenient'
import { persisted } from '#shared/store/persisted'

export interface ResourceMemory {
  readonly read: () => Identifier | null
  readonly write: (id: Identifier | null) => void
}

/** Whom the visitor has asked for, over reloads of the page, as long as it is the same booking. */
export function rememberedResource(session: SessionStore): ResourceMemory {
  const kept = persisted(
    () => window.sessionStorage,
    'huoltovaraus.resource',
    object({ token: string(), id: Identifier }),
  )
  return {
    read: () => {
      const value = kept.read()
      return value?.token === session.token ? value.id : null
    },
    write: (id) => {
      if (id === null || session.token === null) kept.clear()
      else kept.write({ token: session.token, id })
    },
  }
}
