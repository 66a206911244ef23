import { readFile } from 'node:fs/promises'
import type { BrowserContext, Request } from 'playwright'
import { FREE_TIMES } from '../time/product-page'

/** The booking and the free times of the first month: the data that the floor page shows. */
const SHOWN = [/\/get-booking\/v2$/, FREE_TIMES]

/** Builds the floor page: the time step in plain HTML, which knows its calls and sends them all at once. */
export async function floorPage(requests: readonly Request[]): Promise<string> {
  const calls = SHOWN.map((shown) => {
    const request = requests.find((one) => shown.test(one.url()))
    if (!request) throw new Error(`The product did not call ${shown.source}`)
    const { 'x-process-token': token = '', 'x-xsrf-token': xsrf = '' } = request.headers()
    const headers = { 'X-Process-Token': token, 'X-XSRF-TOKEN': xsrf }
    return { url: request.url(), method: request.method(), headers }
  })
  const html = await readFile(new URL('floor.html', import.meta.url), 'utf8')
  return html.replace('type="application/json">', (tag) => tag + JSON.stringify(calls))
}

/** Serves the floor page on the product's origin, so that it may make the same calls. */
export async function serveFloor(context: BrowserContext, floorUrl: string, body: string): Promise<void> {
  await context.route(floorUrl, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
}
