import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Returns 256 random bits as text that is safe in a header, a cookie or a URL. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Returns the hash under which a token is stored. A fast hash is enough, because tokens are random. */
export const hashed = (token: string): string => hash('sha256', token, 'base64url')

/** Returns the HMAC of `text` under `secret`. `purpose` separates the uses of one secret. */
export const keyed = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')

/**
 * Returns the name of a session or a booking in the log, by its id. It is one hash, because every response needs one.
 * It may be short, because it grants no access. A person can read it out and search for it.
 */
export const pseudonym = (secret: string, id: string): string =>
  hash('sha256', `log:${secret}:${id}`, 'hex').slice(0, 12)

/** Compares two secrets in a time that depends on their lengths alone, which are no secrets. */
export function sameSecret(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)]
  return bytes.length === others.length && timingSafeEqual(bytes, others)
}

const SEALING = 'aes-256-gcm'
const sealingKey = (token: string): Buffer => createHmac('sha256', token).update('seal').digest()

/** Encrypts `text` with `token`. The server stores only the token's hash, so only the token's holder can decrypt it. */
export function sealed(text: string, token: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(SEALING, sealingKey(token), nonce)
  const content = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')
}

/** Decrypts a text that `sealed` encrypted. Throws if the token differs or the text was changed. */
export function unsealed(text: string, token: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(SEALING, sealingKey(token), bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
