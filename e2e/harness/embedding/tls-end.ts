import { connect } from 'node:net'
import { createServer } from 'node:tls'
import type { Certificate } from '../../../scripts/tools/certificate'

/**
 * Ends TLS at `port` of 127.0.0.1 and passes what it carries to the server at `url`, as a load balancer does. Returns
 * what stops it.
 */
export async function endTls(port: number, url: string, certificate: Certificate): Promise<() => void> {
  const { hostname, port: behind } = new URL(url)
  const server = createServer({ ...certificate, ALPNProtocols: ['http/1.1'] }, (visitor) => {
    const upstream = connect(Number(behind), hostname)
    visitor.pipe(upstream).pipe(visitor)
    visitor.on('error', () => upstream.destroy()).on('close', () => upstream.destroy())
    upstream.on('error', () => visitor.destroy()).on('close', () => visitor.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return () => void server.close()
}
