/** The address of a caller without a socket, as in tests. */
export const NO_SOCKET = '127.0.0.1'

/**
 * Where a request comes from. Behind a proxy the socket is the proxy's, and the last address in its X-Forwarded-For is the
 * one it saw itself; the ones before it are the caller's own claims.
 */
export function callerAddress(request: Request, socketAddress: string | undefined, behindProxy: boolean): string {
  const seen = behindProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = seen || socketAddress || NO_SOCKET
  // An IPv4 caller of a server that listens on IPv6.
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
