import { describe, expect, it } from 'vitest'
import { ApiError, ContractError, DeniedError, NetworkError, TimeoutError } from '#shared/api/errors'
import { errorText, failureOf } from './failures'

const GENERAL = 'Palvelussa tapahtui odottamaton häiriö.'
const status = (code: number, name: string | null = null) => new ApiError(code, name, 'for a developer')

/** Every kind of failure with its level, text and where it is shown. */
const TABLE: readonly (readonly [what: string, error: unknown, level: string, text: string, shownAt: string])[] = [
  ...[400, 404, 500, 504].map((code) => [`NO-02 HTTP ${code}`, status(code), 'ERROR', GENERAL, 'page'] as const),
  ...[403, 405, 408, 409, 413, 415, 418, 502].map(
    (code) => [`reading 9: HTTP ${code}`, status(code), 'ERROR', GENERAL, 'page'] as const,
  ),
  [
    'reading 9: HTTP 429',
    status(429),
    'ERROR',
    'Olet yrittänyt liian monta kertaa. Odota hetki ja yritä uudelleen.',
    'page',
  ],
  ...(
    [
      [429, 90, 'Olet yrittänyt liian monta kertaa. Yritä 2 minuutin kuluttua uudelleen.'],
      [429, 2, 'Olet yrittänyt liian monta kertaa. Odota hetki ja yritä uudelleen.'],
      [503, 7200, 'Palvelu on poissa käytöstä. Yritä 2 tunnin kuluttua uudelleen.'],
      [503, 259_200, 'Palvelu on poissa käytöstä. Yritä myöhemmin uudelleen.'],
    ] as const
  ).map(
    ([code, retryAfter, text]) =>
      [
        `AS-12 HTTP ${code} with Retry-After ${retryAfter}`,
        new ApiError(code, null, 'for a developer', null, { retryAfter }),
        'ERROR',
        text,
        'page',
      ] as const,
  ),
  [
    'AS-12 reading 9: HTTP 503',
    status(503),
    'ERROR',
    'Palvelu on hetken poissa käytöstä. Yritä hetken kuluttua uudelleen.',
    'page',
  ],
  ...[412, 401, 419, 440].map(
    (code) => [`WZ-12 AS-12 HTTP ${code}`, status(code), 'WARNING', 'Istunto on päättynyt', 'start'] as const,
  ),
  [
    'AS-12 HTTP 403 on a read',
    new ApiError(403, null, 'for a developer', null, { isOfRead: true }),
    'WARNING',
    'Istunto on päättynyt',
    'start',
  ],
  ['reading 9: an answer that says no', new DeniedError(), 'ERROR', GENERAL, 'step'],
  ['WZ-12 a missing cookie', status(403, 'XSRF'), 'WARNING', 'Istunto on päättynyt', 'start'],
  [
    'NO-02 a lost connection',
    new NetworkError(),
    'ERROR',
    'Yhteys palveluun katkesi. Tarkista verkkoyhteys ja yritä uudelleen.',
    'page',
  ],
  ['reading 9: a timeout', new TimeoutError(), 'ERROR', 'Palvelu ei vastannut ajoissa. Yritä uudelleen.', 'page'],
  ['API-05 a response that is not JSON or violates the contract', new ContractError(), 'ERROR', GENERAL, 'page'],
  ['NO-02 an abort of this realm', new DOMException('', 'AbortError'), 'ERROR', '', 'nowhere'],
  ['NO-02 an abort of another realm', { name: 'AbortError' }, 'ERROR', '', 'nowhere'],
  ...[new Error('a bug'), 'anything', null, undefined].map(
    (error) => [`RT-13 ${String(error)}`, error, 'ERROR', GENERAL, 'page'] as const,
  ),
]

describe('failureOf and errorText', () => {
  it.each(TABLE)('%s', (_, error, level, text, shownAt) => {
    expect(failureOf(error)).toMatchObject({ level, text, shownAt })
    expect(errorText(error)).toBe(text)
  })

  it('NO-02 never show the server’s developer message', () => {
    for (let code = 300; code < 600; code++) expect(errorText(status(code, 'CODE'))).not.toMatch(/developer|CODE|\d/)
  })
})
