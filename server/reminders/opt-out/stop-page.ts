import { formPolicyOf } from '../../http/headers/form-policy'
import { HEADERS } from '../../http/headers/response-headers'
import { html, type Html } from '../../http/html'

/** Only the system's colours, so that the page suits every chain, in both schemes. */
const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 32rem; margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
button { width: 100%; min-height: 48px; margin-top: .5rem; padding: .5rem 1rem; border: 0; border-radius: 10px;
  background: CanvasText; color: Canvas; font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
@media (forced-colors: active) { button { border: 1px solid ButtonText; background: ButtonFace; color: ButtonText; } }
`

interface Words {
  readonly title: string
  readonly text: string
  readonly button?: string
  readonly status?: number
}

const ASK: Words = {
  title: 'Lopetetaanko muistutukset?',
  text: 'Emme sen jälkeen muistuta sinua tästä varauksesta. Varaukseesi se ei vaikuta.',
  button: 'Lopeta muistutukset',
}
const STOPPED: Words = {
  title: 'Muistutukset on lopetettu.',
  text: 'Emme enää muistuta sinua tästä varauksesta. Varaukseesi se ei vaikuta.',
}
const UNKNOWN: Words = {
  title: 'Linkki ei kelpaa.',
  text: 'Avaa linkki uudelleen muistutuksesta. Jos se katkesi kahdelle riville, kopioi se kokonaan.',
  status: 404,
}
export const STOP_WORDS = { ask: ASK, stopped: STOPPED, unknown: UNKNOWN } as const

/** Creates the page that stops reminders. It has one button and no script. */
export function stopPage(
  { title, text, button, status = 200 }: Words,
  security: Readonly<Record<string, string>>,
): Response {
  // A form without an action posts to the page's own address.
  const form: Html[] = button === undefined ? [] : [html`<form method="post"><button>${button}</button></form> `]
  const page = html`<!doctype html>
    <html lang="fi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${form}
        </main>
      </body>
    </html> `.html
  const policy = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': formPolicyOf(page) }
  return new Response(page, { status, headers: { ...HEADERS.notice, ...security, ...policy } })
}
