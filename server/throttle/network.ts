import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Of an IPv6 address, what one household or server has as a whole: it can call from any of the addresses below. */
const OWN_GROUPS = 4
/** And what a company, or whoever asks a provider for more, has as a whole. */
const NETWORK_GROUPS = 3
/** Of an IPv4 address, the least that is rented or routed as one. */
const NETWORK_BYTES = 3

/** Whom an address counts as: an IPv4 address is one, of IPv6 all of a /64. */
export function callerOf(address: string): string {
  const plain = withoutPort(address)
  return isIPv6(plain) ? firstGroups(plain, OWN_GROUPS) : plain
}

/** The network that an address is in: of IPv4 a /24, of IPv6 a /48. */
export function networkOf(address: string): string {
  const plain = withoutPort(address)
  return isIPv6(plain) ? firstGroups(plain, NETWORK_GROUPS) : plain.split('.').slice(0, NETWORK_BYTES).join('.')
}

/** Some proxies tell the caller's port as well, which is another one for each connection. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

function firstGroups(address: string, count: number): string {
  const [left = '', right] = address.replace(/%.*/, '').split('::')
  const [head, tail] = [groups(left), groups(right ?? '')]
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  return [...head, ...(right === undefined ? [] : zeros), ...tail]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))
