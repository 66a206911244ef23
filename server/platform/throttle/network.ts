import { BlockList, isIP, isIPv6 } from 'node:net'

const GROUPS = 8
/** Leading groups of an IPv6 address (/64) that belong to one household or server, which can use any address below. */
const OWN_GROUPS = 4
/** Leading groups of an IPv6 address (/48) that belong to a company or to a customer who rents more. */
const NETWORK_GROUPS = 3
/** Leading bytes of an IPv4 address (/24): the smallest network that is rented or routed as one. */
const NETWORK_BYTES = 3

/** Returns the caller that an address counts as: the IPv4 address itself, or the /64 of an IPv6 address. */
export function callerOf(address: string): string {
  const plain = withoutPort(address)
  return isIPv6(plain) ? firstGroups(plain, OWN_GROUPS) : plain
}

/** Returns the network of an address: a /24 for IPv4, a /48 for IPv6. */
export function networkOf(address: string): string {
  const plain = withoutPort(address)
  return isIPv6(plain) ? firstGroups(plain, NETWORK_GROUPS) : plain.split('.').slice(0, NETWORK_BYTES).join('.')
}

/** Removes the caller's port, which some proxies append and which differs for each connection. */
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

/** The address, the family and the bits of a network such as '192.0.2.0/24'. */
function partsOf(network: string): readonly [address: string, bits: number, family: 'ipv4' | 'ipv6'] {
  const [address = '', bits = ''] = network.split('/')
  return [address, /^\d{1,3}$/.test(bits) ? Number(bits) : -1, isIPv6(address) ? 'ipv6' : 'ipv4']
}

/** Whether a text is a network such as '192.0.2.0/24' or '2001:db8::/32'. */
export function isNetwork(text: string): boolean {
  const [address, bits, family] = partsOf(text)
  return isIP(address) !== 0 && bits >= 0 && bits <= (family === 'ipv6' ? 128 : 32)
}

/** Returns a function that tells whether an address, with or without a port, is in one of the networks. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) list.addSubnet(...partsOf(network))
  return (address) => {
    const plain = withoutPort(address)
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
