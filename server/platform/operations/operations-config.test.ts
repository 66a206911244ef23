import { expect, it } from 'vitest'
import { readConfig } from '../../config'

it('has default limits and intervals, and no metrics, with an empty environment', () => {
  expect(readConfig({})).toMatchObject({
    throttle: 1,
    purgeSeconds: 600,
    drainSeconds: 1,
    metricsToken: null,
    logLevel: 'info',
    frameAncestors: null,
  })
})

it.each([
  ['THROTTLE', '-1'],
  ['DESK_NETWORKS', '192.0.2.0/24 192.0.2.7'],
  ['DATABASE_CONNECTIONS', '0'],
  ['DATABASE_POOLER', 'yes'],
  ['PURGE_SECONDS', 'daily'],
  ['DRAIN_SECONDS', '61'],
  ['LOG', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['FRAME_ANCESTORS', 'chain.example'],
  ['FRAME_ANCESTORS', "https://chain.example; script-src 'unsafe-inline'"],
  ['FRAME_ANCESTORS', 'https://chain.example/page'],
])('rejects %s=%s with an error that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `))
})

it('VI-01 VI-03 does nothing around a visit with an empty environment, and reads what it shall do', () => {
  const { reminders, webhooks, hasVisitStates, deskTokens } = readConfig({})
  expect([reminders, webhooks, hasVisitStates, deskTokens]).toEqual([[], [], false, []])
  const tokens = ['a'.repeat(32), 'b'.repeat(40)]
  expect(readConfig({ VISIT_STATES: '1', DESK_TOKENS: tokens.join(' '), REMINDER_SMS_HOURS: '2' })).toMatchObject({
    reminders: [{ channel: 'SMS', hours: 2 }],
    hasVisitStates: true,
    deskTokens: tokens,
  })
})

it('does not repeat an invalid secret in the error', () => {
  expect(() => readConfig({ DESK_TOKENS: `${'a'.repeat(32)} hushhush` })).toThrow(/^DESK_TOKENS must (?!.*hushhush)/)
  expect(() => readConfig({ METRICS_TOKEN: 'hushhush' })).toThrow(/^(?!.*hushhush)/)
})

it('accepts several frame ancestors', () => {
  const frameAncestors = 'https://chain.example https://www.chain.example'
  expect(readConfig({ FRAME_ANCESTORS: frameAncestors }).frameAncestors).toBe(frameAncestors)
})
