/** A card payment that begins at one server and ends at another. */
import type { ServerProcess } from '#tests/harness/servers/server-process'
import { customer } from '#tests/fixtures/customer'
import { fillBooking } from '#tests/harness/visitors/fill-booking'
import { inTurns, visitorAt } from './patient-visitor'

const SESSION = { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' } as const

/**
 * Lets a visitor begin a card payment at a server, accept it on the page of that server's sandbox, and come back to another
 * server, which saves the booking. Resolves to its key.
 */
export async function payAcross(from: ServerProcess, to: ServerProcess): Promise<string> {
  let { url } = from
  const { api } = visitorAt(url, (request) => inTurns([url])(request))
  await api.initSession({ query: SESSION })
  await fillBooking(api, 'CUSTOMER')
  const { url: page } = await api.vismaPayToken()
  const accepted = new URLSearchParams({ outcome: 'accept' })
  const { headers } = await fetch(page ?? '', { method: 'POST', body: accepted, redirect: 'manual' })
  const { searchParams } = new URL(headers.get('Location') ?? '')
  const read = (name: string): string => searchParams.get(name) ?? ''
  url = to.url
  await api.storeVismaPayStatus({
    body: { orderNumber: read('ORDER_NUMBER'), paymentState: read('RETURN_CODE'), authCode: read('AUTHCODE') },
  })
  await api.saveCustomer({ body: customer() })
  return (await api.saveBooking()).bookingKey ?? ''
}
