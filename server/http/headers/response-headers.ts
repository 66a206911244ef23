/** The headers that a response has because of its kind. Everything that answers takes them from here (docs/hosting.md). */
import { policyOf } from './csp'

const ONE_YEAR = 'public, max-age=31536000, immutable'
const SNIFFING = { 'X-Content-Type-Options': 'nosniff' }

/** Content that no page shows: not stored, not embedded by other sites, without rights if a browser opens it. */
const DATA = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  ...SNIFFING,
}

/** What a browser applies to a document. The workplace step asks for the place of the device, and nothing else is used. */
const documentOf = (geolocation: '(self)' | '()') => ({
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': `camera=(), geolocation=${geolocation}, microphone=(), payment=(), usb=()`,
  ...SNIFFING,
})

/** The application. Any of its files may also be opened as a document, such as an image. */
const APPLICATION = { ...documentOf('(self)'), 'Referrer-Policy': 'strict-origin-when-cross-origin' }
const FILE = { ...APPLICATION, 'Content-Security-Policy': policyOf('') }

/** Policy of the contract's documentation, whose page has a style sheet and no script. */
const DOCUMENTATION = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The headers by kind. A page of the application or of the sandbox adds a content security policy of its own, because that
 * names the hashes of its inline code. Every kind adds `transportSecurity`.
 */
export const HEADERS = {
  /** A call of the contract, whatever its status. */
  api: DATA,
  /** `/health`, `/ready` and `/metrics`. */
  probe: DATA,
  /** A refusal or failure outside the contract. */
  error: DATA,
  redirect: DATA,
  page: { ...APPLICATION, 'Cache-Control': 'no-cache' },
  /** A file with a content hash in its name. */
  asset: { ...FILE, 'Cache-Control': ONE_YEAR },
  /** Any other file. */
  file: { ...FILE, 'Cache-Control': 'no-cache' },
  /** The script that pages of other sites include (docs/embedding.md). */
  embed: {
    ...FILE,
    'Cache-Control': 'no-cache',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  /** The contract's document and its page. */
  documentation: {
    ...documentOf('()'),
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': DOCUMENTATION,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  },
  /** A page that a mail leads to, without the application. Its address has a token. */
  notice: { ...documentOf('()'), 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  /** A calendar that programs read again and again. */
  calendar: { ...DATA, 'Cache-Control': 'private, no-cache' },
  /** A page of the payment sandbox. Its forms must send their origin. No other site receives a referrer. */
  sandbox: { ...documentOf('()'), 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' },
} as const

export type ResponseKind = keyof typeof HEADERS
