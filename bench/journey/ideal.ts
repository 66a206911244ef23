import { dateOf, endOfMonth, startOfMonth, wallClockAt } from '#shared/date/wall-clock'
import type { Phone } from './phone'
import type { WaitName } from './walk'

/**
 * The ideal client: a page without code that makes each wait's calls by hand, writes in order and reads side by side, and
 * shows their answers as plain text. Returns its milliseconds for the waits of a booking on the same phone.
 */
export async function idealWaits({ page }: Phone, url: string): Promise<ReadonlyMap<WaitName, number>> {
  const today = dateOf(wallClockAt(new Date()))
  const period = `start=${today}&end=${endOfMonth(startOfMonth(today, 1))}`
  // On the product's origin, so that it may make the same calls.
  await page.route(`${url}/ideal`, (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }))
  await page.goto(`${url}/ideal`)
  return new Map(await page.evaluate(book, period))
}

/** The function is serialised into the page, so it must contain everything it uses. */
async function book(period: string): Promise<[WaitName, number][]> {
  const waits: [WaitName, number][] = []
  let token = ''
  const ask = async (method: string, path: string, body?: unknown) => {
    const xsrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
    const headers = {
      ...(token && { 'X-Process-Token': token }),
      ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`/ServiceBooking/rest${path}`, { method, headers, cache: 'no-store', ...sent })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    token = response.headers.get('X-Process-Token') ?? token
    const text = await response.text()
    return text === '' ? null : JSON.parse(text)
  }
  const wait = async <T>(name: WaitName, work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const answer = await work()
    document.body.replaceChildren(JSON.stringify(answer, null, 1))
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    waits.push([name, performance.now() - start])
    return answer
  }

  await ask('POST', '/init-session?organizationId=1&installationType=BASSADONE_PUBLIC&usedProcessType=MAINTENANCE')
  await wait('plate → workplaces', async () => {
    await ask('POST', '/search-vehicle', { registerNumber: 'ABC-123', kilometers: 84_500 })
    return Promise.all([ask('GET', '/get-booking/v2'), ask('GET', '/compatible-organizations/v2')])
  })
  const sold = await wait('workplace → services', async () => {
    await ask('POST', '/active-organization/v2?organizationId=1')
    return Promise.all([ask('GET', '/services/v2'), ask('GET', '/get-booking/v2')])
  })
  const [[first]] = sold
  if (!first) throw new Error('No service is on sale.')
  const { id: productId, provider } = first.product
  await ask('POST', '/add-products-to-cart?stage=DEFAULT', [{ productId, provider, amount: 1, description: '' }])
  const found = await wait('services → times', async () => {
    const [days] = await Promise.all([
      ask('POST', `/free-times/morning?${period}`),
      ask('GET', '/booking-settings/organization?organizationId=1&processType=MAINTENANCE'),
    ])
    return days
  })
  const slot = found.find(({ calendarSlots }: { calendarSlots: unknown[] }) => calendarSlots.length > 0)
    ?.calendarSlots[0]
  if (!slot) throw new Error(`No time is free: ${JSON.stringify(found).slice(0, 300)}`)
  await wait('time → customer form', async () => {
    await ask('POST', '/reservation-details/v2', {})
    return ask('POST', `/reserve-time?reservation=${encodeURIComponent(`${slot.startTime}|${slot.endTime}`)}`)
  })
  await ask('POST', '/customer/v2', {
    first_name: 'Maija',
    last_name: 'Meikäläinen',
    phone_number: '0401234567',
    email: 'maija@example.com',
  })
  await wait('send → Kiitos', async () => {
    await ask('GET', '/get-booking/v2')
    return ask('POST', '/save-booking')
  })
  return waits
}
