/** Address of a caller without a socket, as in tests. */
export const NO_SOCKET = '127.0.0.1'

/**
 * Returns the IP address of the caller. Behind a proxy the socket address is the proxy's own.
 * The last address in X-Forwarded-For is then the one the proxy saw; the caller itself may have set those before it.
 */
export function callerAddress(request: Request, socketAddress: string | undefined, behindProxy: boolean): string {
  const seen = behindProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = seen || socketAddress || NO_SOCKET
  // An IPv4 caller has this prefix if the server listens on IPv6.
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
