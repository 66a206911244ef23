import { expect, it } from 'vitest'
import { readConfig } from '../config'

it('without anything set there are limits, a schedule and no metrics', () => {
  expect(readConfig({})).toMatchObject({
    throttle: 1,
    purgeSeconds: 600,
    drainSeconds: 1,
    metricsToken: null,
    logLevel: 'info',
    frameAncestors: "'none'",
  })
})

it.each([
  ['THROTTLE', '-1'],
  ['DATABASE_CONNECTIONS', '0'],
  ['PURGE_SECONDS', 'daily'],
  ['DRAIN_SECONDS', '61'],
  ['LOG', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['FRAME_ANCESTORS', 'chain.example'],
  ['FRAME_ANCESTORS', "https://chain.example; script-src 'unsafe-inline'"],
  ['FRAME_ANCESTORS', 'https://chain.example/page'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `))
})

it('a secret that is wrong is not told', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'hushhush' })).toThrow(/^(?!.*hushhush)/)
})

it('takes frames of several sites', () => {
  const frameAncestors = 'https://chain.example https://www.chain.example'
  expect(readConfig({ FRAME_ANCESTORS: frameAncestors }).frameAncestors).toBe(frameAncestors)
})
