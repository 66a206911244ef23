import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits that fit into a header, a cookie or an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** What a token looks like at rest. Tokens are random, so that nothing slower is needed. */
export const hashed = (token: string): string => hash('sha256', token, 'base64url')

/** A value that only the owner of `secret` can make of `text`; `purpose` keeps uses of one secret apart. */
export const keyed = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')

/** What a token is called in a log: made in one step, since every answer needs one, and short, since nobody opens a door by it. */
export const nickname = (secret: string, token: string): string =>
  hash('sha256', `log:${secret}:${token}`, 'base64url').slice(0, 16)

/** Compares without telling by its duration how much was right. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const SEALING = 'aes-256-gcm'
const sealingKey = (token: string): Buffer => createHmac('sha256', token).update('seal').digest()

/** `text` for storing, legible only to who has `token`, a random one that is at rest by its hash alone. */
export function sealed(text: string, token: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(SEALING, sealingKey(token), nonce)
  const content = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')
}

/** What was sealed with the same token; an error where it was another, or something was changed. */
export function unsealed(text: string, token: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(SEALING, sealingKey(token), bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
