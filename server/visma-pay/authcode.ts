import { createHmac } from 'node:crypto'

/** Calculates Visma Pay's proof of a message: an HMAC-SHA256 of its values, in upper-case hexadecimal. */
export const authCode = (privateKey: string, ...values: readonly string[]): string =>
  createHmac('sha256', privateKey).update(values.join('|')).digest('hex').toUpperCase()
