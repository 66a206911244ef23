import { keyed, sameSecret } from '../../platform/secrets'

/**
 * Path below the REST root of the page that stops a booking's reminders. The token is in the query, which no log has, and
 * is computed, so that it is stored nowhere. It can do nothing else.
 */
export const stopPath = (secret: string, bookingId: string): string =>
  `${STOP_PATH}?${TOKEN}=${encoded(bookingId)}.${macOf(secret, bookingId)}`

export const STOP_PATH = '/reminders/stop'
const TOKEN = 'token'

/** Returns the id of the booking whose reminders the address stops, or null if its token is not this server's. */
export function bookingOf(secret: string, address: string): string | null {
  const [id = '', mac = ''] = (new URL(address).searchParams.get(TOKEN) ?? '').split('.')
  const bookingId = decoded(id)
  return bookingId !== null && sameSecret(mac, macOf(secret, bookingId)) ? bookingId : null
}

/** 132 bits, which nobody guesses, in place of 256, because a text message has the address too. */
const macOf = (secret: string, bookingId: string): string => keyed(secret, 'stop reminders', bookingId).slice(0, 22)

/** 22 characters in place of 36, because mail programs break long addresses. */
const encoded = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')

function decoded(text: string): string | null {
  const hex = Buffer.from(text, 'base64url').toString('hex')
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null
}
