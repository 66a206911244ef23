/** Calendars as visitors see them, kept for those who come after. */
import type { FreeDay } from '#shared/api/nouns/free-days'
import { openDays, type OpenDay } from '../domain/calendar'
import type { Draft } from '../domain/draft'
import { freeDaysText } from '../domain/free-days'
import { Recent } from '../recent'
import type { Session } from '../store/sessions'
import { SerializedJson } from '../serialized-json'
import { minutesInCart } from './drafts'
import { questionFor, standingOf, type Period, type AtWorkshop } from './free-times'
import { hasPickUp } from './notice'
import type { Dependencies } from './types'

/** What is shown of a calendar, and how that is known from other things shown of the same. */
interface Shown {
  readonly name: string
  readonly of: (open: readonly OpenDay[]) => readonly OpenDay[]
}

/** How many are kept: of the size of a hundred kilobytes each, at most. */
const MOST_KEPT = 100

/** Most visitors of a workshop see the same calendar, until somebody has reserved something there. */
export function shownCalendars(dependencies: Dependencies) {
  const kept = new Recent<SerializedJson<FreeDay[]>>(MOST_KEPT)
  return async (
    session: Session,
    period: Period,
    shown: Shown,
    draft: Draft = session.draft,
  ): Promise<SerializedJson<FreeDay[]>> => {
    const now = dependencies.now()
    const standing = await standingOf(dependencies, dependencies.db, session, draft)
    return kept.get(`${shown.name} ${fingerprint(standing, draft, now, period)}`, () => {
      const open = openDays(questionFor(standing, draft, now, period))
      return new SerializedJson(freeDaysText(shown.of(open)))
    })
  }
}

/** All that a question's answer depends on: the same text, the same answer. */
const fingerprint = (
  { facts, workshop, version }: AtWorkshop,
  draft: Draft,
  now: string,
  { first, last }: Period,
): string =>
  JSON.stringify([
    workshop.id,
    version,
    minutesInCart(facts, draft),
    hasPickUp(facts, draft),
    draft.selectedResources,
    draft.hourService,
    // Starts are whole minutes.
    now.slice(0, 16),
    first,
    last,
  ])
