import { formPolicyOf } from '../http/headers/form-policy'
import { html, type Html } from '../http/html'
import { HEADERS } from '../http/headers/response-headers'
import { STYLE } from './style'

interface Page {
  /** Name of the simulated system. */
  readonly of: string
  readonly title: string
  readonly content: Html
  readonly status?: number
  /** Origin that the form's response may redirect to, besides its own. */
  readonly back?: string
}

/** Creates a complete page. It has no script and states that it is not real. */
export function page({ of, title, content, status = 200, back }: Page): Response {
  const rendered = html`<!doctype html>
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
  return new Response(rendered.html, {
    status,
    headers: {
      ...HEADERS.sandbox,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': formPolicyOf(rendered.html, back),
    },
  })
}

/** Redirects the browser by GET, whatever the method of its request. */
export const sentTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { ...HEADERS.redirect, Location: address } })
