/** The chain's server, the tab of a customer, and what the server has told of the booking. */
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { pageLeaver } from '#shared/page-leaver'
import { REST_ROOT } from '#shared/api/rest-root'
import type { Booking } from '#shared/api/nouns/booking'
import { isPathOf } from '../../harness/is-path-of'
import { openReturned } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { network } from './hands'

const SENDER = { name: 'Pohjolan Autohuolto', address: 'varaus@autohuolto.example' }

export interface Tab {
  readonly close: () => void
  /** Addresses of other sites that the page has left for. */
  readonly left: readonly string[]
}

/** Opens a page in this tab, as an address that is typed, or to which another site returns, does. */
const open = async (path: string): Promise<Tab> => {
  const { get, close } = await openReturned(path)
  const left: string[] = []
  vi.spyOn(get(pageLeaver), 'go').mockImplementation((href) => void left.push(href))
  return { close, left }
}

/** Opens the server for a file of tests. */
export function openWorld() {
  let record: Booking | null = null
  let serve: ((request: Request) => Promise<Response>) | null = null
  const shop = openShop(
    (fetch) => {
      serve ??= async (request) => fetch(request)
      return async (request) => {
        network.open++
        const response = await fetch(request).finally(() => network.open--)
        const path = new URL(request.url).pathname.split(REST_ROOT)[1] ?? ''
        if (response.ok && (isPathOf('getBooking', path) || isPathOf('openBooking', path))) {
          const told: Booking | null = await response.clone().json()
          record = told ?? record
        }
        return response
      }
    },
    { sender: SENDER },
  )
  /** Removes the previous customer, so that no one's time is in another's way. */
  const clean = async (): Promise<void> => {
    record = null
    window.sessionStorage.clear()
    await shop.db().execute(sql`delete from reservation where session_id is not null`)
    for (const table of ['locker_reservation', 'outbox', 'booking'])
      await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
  }
  return {
    db: shop.db,
    open,
    clean,
    /** The booking as the server has told it last. */
    record: () => record,
    /** Asks the server from outside the page. */
    ask: (path: string): Promise<Response> =>
      serve?.(new Request(`http://localhost${REST_ROOT}${path}`)) ?? Promise.reject(new Error('nothing was asked yet')),
  }
}
export type World = ReturnType<typeof openWorld>
