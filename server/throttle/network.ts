import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Of an IPv6 address, what one household or server has as a whole: it can call from any of the addresses below. */
const OWN_GROUPS = 4

/** Whom an address counts as: an IPv4 address is one, of IPv6 all of a /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [left = '', right] = address.replace(/%.*/, '').split('::')
  const [head, tail] = [groups(left), groups(right ?? '')]
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  return [...head, ...(right === undefined ? [] : zeros), ...tail]
    .slice(0, OWN_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))
