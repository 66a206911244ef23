import { isSecureAddress } from '../platform/secure-address'
import { StartError } from '../platform/start-error'

/** A system that receives events. */
export interface Endpoint {
  /** Name of the operator: 'main', or the end of the variable's name in lower case. */
  readonly name: string
  readonly url: string
  /** Keys of the signatures. During a rotation there are two, and each event has a signature of each. */
  readonly secrets: readonly Buffer[]
}

const URL_VARIABLE = /^WEBHOOK_URL(?:_([A-Z][A-Z\d]*))?$/
const SECRET = /^whsec_([A-Za-z\d+/]+={0,2})$/
/** Sizes of a secret in bytes, by the Standard Webhooks specification. */
const [LEAST_BYTES, MOST_BYTES] = [24, 64]

/**
 * Reads WEBHOOK_URL with WEBHOOK_SECRET, and WEBHOOK_URL_CRM with WEBHOOK_SECRET_CRM. Throws a `StartError` that names an
 * invalid variable. No message repeats a value, because a secret may stand in either variable.
 */
export const readWebhookConfig = (env: Readonly<Record<string, string | undefined>>): Endpoint[] =>
  Object.keys(env)
    .toSorted()
    .flatMap((variable) => {
      const found = URL_VARIABLE.exec(variable)
      const url = env[variable]?.trim() ?? ''
      if (!found || url === '') return []
      if (!isSecureAddress(url)) throw new StartError(`${variable} must be an https address without user and password`)
      const [, ending] = found
      const ofSecret = ending === undefined ? 'WEBHOOK_SECRET' : `WEBHOOK_SECRET_${ending}`
      return [{ name: ending?.toLowerCase() ?? 'main', url, secrets: readSecrets(ofSecret, env[ofSecret] ?? '') }]
    })

function readSecrets(variable: string, text: string): Buffer[] {
  const secrets = text.split(/\s+/).filter(Boolean).map(readSecret)
  const isGood = (secret: Buffer): boolean => secret.length >= LEAST_BYTES && secret.length <= MOST_BYTES
  if (secrets.length > 0 && secrets.every(isGood)) return secrets
  throw new StartError(
    `${variable} must be 'whsec_' and ${LEAST_BYTES} to ${MOST_BYTES} random bytes in base64; two of them, with a space between, while one replaces the other`,
  )
}

const readSecret = (text: string): Buffer => Buffer.from(SECRET.exec(text)?.[1] ?? '', 'base64')
