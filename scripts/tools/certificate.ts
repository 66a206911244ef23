import { generate } from 'selfsigned'

/** PEM texts. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

const DAY_MS = 86_400_000

/** Returns a certificate that signs itself, for `localhost` and 127.0.0.1. It is valid for a day. */
export async function localCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
  return { cert: made.cert, key: made.private }
}
