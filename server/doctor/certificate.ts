import { connect, type PeerCertificate } from 'node:tls'
import { isElsewhere, type Config } from '../config'
import { good, PATIENCE_MS, reasonOf, wrong, type Finding } from './finding'

const DAY_MS = 86_400_000
const FEW_DAYS = 14

/** The certificate of the address at which visitors find the application. */
export async function checkCertificate({ mail }: Pick<Config, 'mail'>): Promise<readonly Finding[]> {
  if (mail.publicUrl === null) return []
  const { protocol, hostname, port } = new URL(mail.publicUrl)
  if (protocol === 'http:')
    return isElsewhere(mail.publicUrl)
      ? [wrong('certificate', 'PUBLIC_URL is http', 'end TLS in a proxy and name the https address in PUBLIC_URL')]
      : []
  try {
    const { certificate, fault } = await certificateOf(hostname, Number(port || '443'))
    if (fault !== null) return [wrong('certificate', `${hostname}: ${fault}`, 'install one that browsers trust')]
    const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / DAY_MS)
    const found = `${hostname}, ${days} days left`
    return [days < FEW_DAYS ? wrong('certificate', found, 'renew it') : good('certificate', found)]
  } catch (error) {
    return [wrong('certificate', `${hostname}: ${reasonOf(error)}`, 'check PUBLIC_URL, its DNS entry and the proxy')]
  }
}

interface Presented {
  readonly certificate: PeerCertificate
  /** Why a browser would refuse it; null if it would not. */
  readonly fault: string | null
}

const certificateOf = (host: string, port: number): Promise<Presented> =>
  new Promise((resolve, reject) => {
    // An untrusted certificate is a finding, not a failure to look at it. Nothing is sent.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: PATIENCE_MS })
    socket.once('secureConnect', () => {
      const { authorizationError } = socket
      resolve({
        certificate: socket.getPeerCertificate(),
        fault: authorizationError ? String(authorizationError) : null,
      })
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })
