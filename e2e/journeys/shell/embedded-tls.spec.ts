// The booking in a page of another site, both with TLS as in production.
import { localCertificate } from '../../../scripts/tools/certificate'
import { freePort } from '../../../scripts/tools/free-port'
import { savedBookings } from '../../harness/api'
import { openEmbeddingSite, type EmbeddingSite } from '../../harness/embedding/site'
import { expect, test as base } from '../../harness/test'
import { endTls } from '../../harness/embedding/tls-end'
import { EmbeddedBooking } from '../../pages/embedded-booking'

const [sitePort, bookingPort] = [await freePort(), await freePort()]
const booking = `https://127.0.0.1:${bookingPort}`
const test = base.extend<{ readonly site: EmbeddingSite }>({
  ignoreHTTPSErrors: true,
  serverEnv: { FRAME_ANCESTORS: `https://localhost:${sitePort}`, PUBLIC_URL: booking, BEHIND_PROXY: '1' },
  site: async ({ server }, provide) => {
    const certificate = await localCertificate()
    const stop = await endTls(bookingPort, server.url, certificate)
    const site = await openEmbeddingSite(sitePort, certificate)
    site.include(booking)
    await provide(site)
    site.close()
    stop()
  },
})

test('books with TLS in the page of another site, and stores nothing that could follow the visitor', async ({
  page,
  context,
  server,
  site,
}) => {
  const embedded = new EmbeddedBooking(page)
  await embedded.opens(`${site.url}/?process=MAINTENANCE`)
  await embedded.findsVehicle()
  await embedded.choosesWorkplace()
  await embedded.choosesService()
  await embedded.choosesTime()
  await embedded.enters('tls@example.fi')
  await embedded.sends()
  await expect(embedded.heading('thanks')).toBeInViewport()
  expect(await savedBookings(server, 'tls@example.fi')).toHaveLength(1)
  expect(await context.cookies()).toEqual([])
})
