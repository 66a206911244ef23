/** Returns an idempotency key of 128 random bits. It does not use randomUUID, which exists only on https pages. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
