import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillBooking } from '#tests/harness/visitors/fill-booking'
import { createTestBrowser, openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('AS-05 init-session opens a maintenance session without installation type and process type', async () => {
  const { send } = createTestBrowser(server.app)
  const response = await send('POST', '/init-session?organizationId=1')
  expect(response.ok).toBe(true)
  expect(response.headers.get('X-Process-Token')).toMatch(/./)
})

it('AS-05 reserve-time reserves without time selection type and shift', async () => {
  const { api, send } = await openBrowser(server.app)
  await fillBooking(api, 'TIME')
  const days = await api.freeTimesMorning({ query: { start: '2026-11-24', end: '2026-12-11' } })
  const slot = days.flatMap(({ calendarSlots }) => calendarSlots)[0]
  const reservation = encodeURIComponent(`${slot?.startTime}|${slot?.endTime}`)
  const response = await send('POST', `/reserve-time?reservation=${reservation}`)
  expect(await response.json()).toEqual({ responseCode: 'SUCCESS' })
  expect((await api.getBooking()).booking_total_duration?.start).toBe(slot?.startTime)
})

it.each([
  ['GET', '/booking-settings/organization?organizationId=1'],
  ['GET', '/get-organizations-by-office-number?officenbr=1'],
  ['POST', '/organization-offers-hour-service?organizationId=1'],
])('AS-05 %s %s needs no installation type and no process type', async (method, path) => {
  const { send } = await openBrowser(server.app)
  expect((await send(method, path)).status).toBe(200)
})
