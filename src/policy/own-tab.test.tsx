import { expect, it, vi } from 'vitest'
import { readConfig } from '#shared/config/config'
import { wire } from '../wiring'
import { ownTabStore } from './own-tab'

it('does without other tabs where the browser denies storage, as to the frame of another site', () => {
  vi.stubGlobal('BroadcastChannel', function denied() {
    throw new DOMException('denied', 'SecurityError')
  })
  const stop = wire({ config: readConfig('{}', '') })(ownTabStore).watch()
  expect(stop).not.toThrow()
  vi.unstubAllGlobals()
})
