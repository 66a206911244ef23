import { expect, it } from 'vitest'
import { callerOf, inNetworks, isNetwork, networkOf } from './network'

it.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2'],
  ['192.0.2.7:50123', '192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0', '64:ff9b:0'],
  ['unknown', 'unknown', 'unknown'],
])('reading 38: maps %s to the caller %s and the network %s', (address, caller, network) => {
  expect([callerOf(address), networkOf(address)]).toEqual([caller, network])
})

it.each([
  ['192.0.2.77', true],
  ['192.0.2.77:50123', true],
  ['192.0.3.1', false],
  ['::ffff:192.0.2.77', true],
  ['[2001:db8:0:7::9]:50123', true],
  ['2001:db9::1', false],
  ['unknown', false],
])('OP-06 an address %s of the desk: %s', (address, isDesk) => {
  expect(inNetworks(['192.0.2.0/24', '2001:db8::/32'])(address)).toBe(isDesk)
})

it.each(['192.0.2.0/24', '192.0.2.7/32', '::1/128', '0.0.0.0/0'])('takes %s as a network', (text) => {
  expect(isNetwork(text)).toBe(true)
})
it.each(['192.0.2.0', '192.0.2.0/33', '192.0.2/24', '2001:db8::/129', 'desk/24', '192.0.2.0/-1', ''])(
  'takes %j for no network',
  (text) => {
    expect(isNetwork(text)).toBe(false)
  },
)
