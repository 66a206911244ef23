import { policyOf } from './policy'
import { html, type Html } from '../html'
import { STYLE } from './style'

interface Page {
  /** Whose page it plays. */
  readonly of: string
  readonly title: string
  readonly content: Html
  readonly status?: number
  /** Where its form may lead besides its own origin. */
  readonly back?: string
}

/** A whole page. It has no script, and says that it is not real. */
export function page({ of, title, content, status = 200, back }: Page): Response {
  const written = html`<!doctype html>
    <html lang="fi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${of}</title>
        <style>
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        <header><p>${of}</p></header>
        <main>
          <h1>${title}</h1>
          <p class="note">Tämä on kokeiluympäristö, ei oikea palvelu. Luottoa ei myönnetä eikä maksuja veloiteta.</p>
          <div class="card">${content}</div>
        </main>
      </body>
    </html> `
  return new Response(written.html, {
    status,
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(written.html, back),
    },
  })
}

/** Sends the browser on, by GET whatever it came with. */
export const sentTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { ...HEADERS, Location: address } })

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // The forms' own answers have to say where they come from; nobody else hears it.
  'Referrer-Policy': 'same-origin',
}
