import { expect, it } from 'vitest'
import { callerOf, networkOf } from './network'

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
