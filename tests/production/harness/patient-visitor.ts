import { setTimeout } from 'node:timers/promises'
import { createVisitor, type Visitor } from '../../../scripts/tools/visitor'
import { REST_ROOT } from '#shared/api/rest-root'
import { customer } from '#tests/fixtures/customer'
import { fillBooking } from '#tests/harness/visitors/fill-booking'

type Fetch = (request: Request) => Promise<Response>

const PAUSE_MS = 500
const TRIES = 20

/**
 * Repeats a call once if it failed in between, as the page does with reads and a visitor with a press. Notes each in
 * `repeated`.
 */
export const repeating =
  (fetch: Fetch, repeated: string[]): Fetch =>
  async (request) => {
    const first = await fetch(request.clone()).catch((error: unknown) => String(error))
    if (typeof first !== 'string' && ![502, 503, 504].includes(first.status)) return first
    const what = typeof first === 'string' ? first : first.status
    repeated.push(`${request.method} ${new URL(request.url).pathname}: ${what}`)
    await setTimeout(PAUSE_MS)
    return fetch(request)
  }

/** Returns a fetch that sends each call to the next of the origins. */
export function inTurns(origins: readonly string[]): Fetch {
  let calls = 0
  return (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(new URL(pathname + search, origins[calls++ % origins.length]), request))
  }
}

/** Creates a visitor of an origin. */
export const visitorAt = (origin: string, fetch: Fetch): Visitor =>
  createVisitor({ fetch, origin, root: REST_ROOT, tokenHeader: 'X-Process-Token' })

/** Books the free time of this number. Resolves to the booking key. */
export async function bookAt({ api }: Visitor, number: number): Promise<string> {
  const query = { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' } as const
  await api.initSession({ query })
  await fillBooking(api, 'TIME')
  const days = await api.freeTimes({ query: { start: '2026-11-24', end: '2026-12-31' } })
  const slots = days.flatMap(({ calendarSlots }) => calendarSlots)
  // Far from each other, because visitors with neighbouring numbers choose at the same time.
  const tried = Array.from({ length: TRIES }, (_, more) => slots[(number * 3 + more * 41) % slots.length])
  await reserveOneOf(
    api,
    tried.flatMap((slot) => slot ?? []),
  )
  await api.saveCustomer({ body: customer() })
  const { bookingKey } = await api.saveBooking(
    {},
    { headers: { 'Idempotency-Key': `key-of-visitor-${number}-000000` } },
  )
  return bookingKey ?? ''
}

/** Reserves the first of these times that no other visitor has taken meanwhile. */
async function reserveOneOf(
  api: Visitor['api'],
  slots: readonly { readonly startTime: string; readonly endTime: string }[],
): Promise<void> {
  for (const { startTime, endTime } of slots) {
    const { responseCode } = await api.reserveTime({
      query: {
        reservation: `${startTime}|${endTime}`,
        timeSelectionType: 'USE_ORGANIZATION_SETTING',
        workshiftPosition: startTime.slice(11) < '13' ? 'MORNING' : 'EVENING',
      },
    })
    if (responseCode === 'SUCCESS') return
  }
  throw new Error('none of the times could be reserved')
}
