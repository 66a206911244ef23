/** The extension with which POST /save-booking may be repeated (docs/extensions.md, reading 48). */

/** Name of the extension, and of the request header that every attempt to save one booking carries. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

/** Whether a server with these extensions makes one booking of several calls with the same key. */
export const repeatsSave = (extensions: readonly string[]): boolean => extensions.includes(IDEMPOTENCY_KEY)
