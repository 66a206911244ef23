import { addDays, dateOf, type WallDateTime } from '#shared/date/wall-clock'
import { HEADERS } from '../http/headers/response-headers'
import type { Database } from '../platform/database/database'
import { Refusal } from '../platform/refusal'
import { calendarHost } from '../sections/booking/saved/index'
import { findFeed, listVisits } from './feed-store'
import { feedText } from './feed-text'

/** Path below the REST root. The token is in the query, which no log has. */
export const FEED_PATH = '/desk/calendar.ics'
const TOKEN = 'token'

/** Returns the path and query at which a token reads a calendar. */
export const feedPath = (token: string): string => `${FEED_PATH}?${TOKEN}=${token}`

/** Days that a calendar shows, before and after today. */
const [PAST_DAYS, FUTURE_DAYS] = [14, 120]

export interface FeedAnswer {
  readonly db: Database
  readonly secret: string
  /** Business clock. */
  readonly now: () => WallDateTime
  /** Sender of the mails, whose host the events' ids have. */
  readonly sender: { readonly address: string } | null
  /** Headers of every response, of any kind. */
  readonly security: Readonly<Record<string, string>>
}

/** Answers with the calendar of the token's workshop. Throws a `Refusal` (404) if the token is unknown or revoked. */
export async function answerFeed(
  request: Request,
  { db, secret, now, sender, security }: FeedAnswer,
): Promise<Response> {
  const workshop = await findFeed(db, new URL(request.url).searchParams.get(TOKEN) ?? '')
  if (!workshop) throw new Refusal(404, 'UNKNOWN_PATH', 'no such calendar')
  const today = dateOf(now())
  const visits = await listVisits(db, workshop.id, addDays(today, -PAST_DAYS), addDays(today, FUTURE_DAYS))
  const text = feedText(visits, { workshop: workshop.name, secret, host: calendarHost(sender) })
  return new Response(text, {
    headers: {
      ...HEADERS.calendar,
      ...security,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="varaukset.ics"',
    },
  })
}
