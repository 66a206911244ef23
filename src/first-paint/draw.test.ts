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
