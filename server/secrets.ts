import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits that fit into a header, a cookie or an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What a token looks like at rest. Tokens are random, so that nothing slower is needed. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A value that only the owner of `secret` can make of `text`; `purpose` keeps uses of one secret apart. */
export const keyed = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')

/** Compares without telling by its duration how much was right. */
export function sameSecret(one: string, other: string): boolean {
  const [a, b] = [hashed(one), hashed(other)].map((hash) => Buffer.from(hash))
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
