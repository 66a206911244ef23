import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import type { ServerLog } from '../platform/operations/server-log'

/** Loopback and private networks, where a proxy of this installation may be. */
const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

/** The parts of a request that show a proxy. */
type Seen = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }

/**
 * Returns a function that warns once in this process if requests come through a proxy although BEHIND_PROXY is off. All
 * visitors would then share the proxy's address and its limits.
 */
export function proxyWarning(log: Pick<ServerLog, 'warn'>, behindProxy: boolean): (request: Seen) => void {
  let isDone = behindProxy
  return ({ headers, socket }) => {
    if (isDone || headers['x-forwarded-for'] === undefined || !isNear(socket.remoteAddress ?? '')) return
    isDone = true
    log.warn('X-Forwarded-For is ignored, so all visitors count as one address: set BEHIND_PROXY=1 behind a proxy')
  }
}

// `check` also matches an IPv4 address that is mapped to IPv6.
const isNear = (address: string): boolean => near.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
