import { expect, it } from 'vitest'
import { proxyWarning } from './proxy-warning'

function warned(behindProxy: boolean, ...requests: readonly [address: string | undefined, forwarded?: string][]) {
  const lines: string[] = []
  const warn = proxyWarning({ warn: (line) => lines.push(line) }, behindProxy)
  for (const [remoteAddress, forwarded] of requests)
    warn({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } })
  return lines.length
}

it.each(['127.0.0.1', '::ffff:10.1.2.3', '172.31.0.1', '192.168.1.1', '::1', 'fd00::1', 'fe80::1'])(
  'SA-04 warns once of a proxy at %s that BEHIND_PROXY does not name',
  (address) => {
    expect(warned(false, [address], [address, '192.0.2.7'], [address, '192.0.2.8'])).toBe(1)
    expect(warned(true, [address, '192.0.2.7'])).toBe(0)
  },
)

it.each(['192.0.2.1', '172.32.0.1', '2001:db8::1', undefined])('SA-04 does not warn of a caller at %s', (address) => {
  expect(warned(false, [address, '192.0.2.7'])).toBe(0)
})
