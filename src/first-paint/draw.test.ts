import { afterEach, expect, it, vi } from 'vitest'
import { draw, paths } from './draw'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('drawing the pages leaves no interval, for which the process of the build would wait', async () => {
  vi.stubGlobal('BUILD_YEAR', 2026)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  for (const path of paths()) expect((await draw(path, '{}')).html).toContain('<h1')
  expect(vi.getTimerCount()).toBe(0)
})

it('a page names its first calls also where Node has a navigator of its own, as from Node 21 on', async () => {
  vi.stubGlobal('BUILD_YEAR', 2026)
  vi.stubGlobal('navigator', { userAgent: 'Node.js/24' })
  const { drawnPage } = await draw('/huolto', '{}')
  expect(drawnPage.calls.map(({ url }) => url.replace(/^.*\/rest|\?.*$/g, ''))).toEqual([
    '/init-session',
    '/info-text-settings/inherited',
  ])
  expect(drawnPage.booking?.url).toContain('/get-booking/v2')
})
