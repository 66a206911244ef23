import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { brotliCompressSync } from 'node:zlib'
import { storedChunks } from '../../build/contents'
import { dist } from '../../build/dist'
import { dateOf, endOfMonth, wallClockAt } from '#shared/date/wall-clock'
import { freeDays } from './free-days'
import { openPhone } from './phone'

/**
 * The floor of a reload at the time step: a page that knows its data. Its head asks for the booking, the settings and the
 * free times at once, beside one script with the product's libraries, and shows the times as plain buttons.
 */
const page = `<!doctype html><html lang="fi"><meta charset="utf-8"><title>Aika</title>
<script>globalThis.known = Promise.all(['booking', 'settings', 'times'].map((name) => fetch('/' + name).then((one) => one.json())))</script>
<script src="/libraries.js" defer></script><body><main></main>
<script defer src="/page.js"></script>`

const script = `known.then(([, , days]) => {
  const [day] = days
  document.querySelector('main').innerHTML = day.calendarSlots.map(({ startTime }) => '<button class="time">' + startTime + '</button>').join('')
})`

/** Opens the floor page on a slow phone. Returns the milliseconds from the start of the navigation to its times. */
export async function floorReload(browser: Browser): Promise<number> {
  const server = createServer((request, response) => {
    const [type, content] = files().get(request.url ?? '') ?? []
    if (!content) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': 'no-store' })
      .end(brotliCompressSync(content))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The floor page has no address.')
  const phone = await openPhone(browser)
  try {
    await phone.page.goto(`http://127.0.0.1:${address.port}/`, { waitUntil: 'commit' })
    return await phone.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = (): void => {
            if (document.querySelector('.time')) resolve(performance.now())
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
  } finally {
    await phone.close()
    server.close()
  }
}

function files(): ReadonlyMap<string, readonly [type: string, content: string]> {
  const today = dateOf(wallClockAt(new Date()))
  const vendor = storedChunks()
    .flatMap(({ files }) => files)
    .find((name) => /\/vendor\.[^/]*\.js$/.test(name))
  if (!vendor) throw new Error('The build has no file of libraries.')
  return new Map([
    ['/', ['text/html', page]],
    ['/libraries.js', ['text/javascript', readFileSync(join(dist, vendor), 'utf8')]],
    ['/page.js', ['text/javascript', script]],
    ['/booking', ['application/json', '{}']],
    ['/settings', ['application/json', '{}']],
    ['/times', ['application/json', JSON.stringify(freeDays(today, endOfMonth(today)))]],
  ])
}
