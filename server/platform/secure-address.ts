const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether secrets may be sent to this address: https without user and password. Only this machine is asked without TLS. */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
  return isPrivate && username === '' && password === ''
}
