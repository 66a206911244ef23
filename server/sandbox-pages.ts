/** The page of the credit bank's sandbox: where its customers sign, or do not. Not part of the API, nor of a real installation. */
import { formatEuros } from '#shared/money/euros'
import { inEuros } from './domain/money'
import { SIGNING_PAGE } from './providers/credit-bank-sandbox'
import type { Database } from './store/database'
import { endSandboxSigning, findSandboxPayment } from './store/sandbox-bank'

export const SANDBOX_ROOT = '/sandbox/'

/** Answers below `/sandbox/`. A payment is signed or given up once; whoever comes back later is sent on at once. */
export const createSandboxPages =
  (db: Database) =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname !== SIGNING_PAGE) return text(404, 'not found')
    const id = url.searchParams.get('payment') ?? ''
    if (request.method === 'POST')
      await endSandboxSigning(db, id, url.searchParams.get('outcome') === 'success' ? 'BOOKED' : 'DENIED')
    const payment = await findSandboxPayment(db, id)
    if (!payment) return text(404, 'no such payment')
    if (payment.status === 'SIGNING') return html(payment)
    const back = payment.status === 'DENIED' ? payment.failUrl : payment.successUrl
    return new Response(null, { status: 303, headers: { ...HEADERS, Location: onOwnOrigin(back) } })
  }

/** The path and query alone: whoever applied named the origin. Two slashes at the start would name another one again. */
function onOwnOrigin(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname.replace(/^\/+/, '/') + search
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
}

const text = (status: number, content: string): Response =>
  new Response(content, { status, headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } })

const html = ({ id, amountCents }: { readonly id: string; readonly amountCents: number }): Response =>
  new Response(
    `<!doctype html>
<html lang="fi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Allekirjoitus – luottopankin kokeiluympäristö</title>
<h1>Allekirjoita luottosopimus</h1>
<p>Tämä on kokeiluympäristö, ei oikea pankki. Luottoa ei myönnetä.</p>
<p>Luoton määrä: ${formatEuros(inEuros(amountCents))}</p>
<form method="post">
<p><button formaction="?payment=${id}&amp;outcome=success">Allekirjoita</button>
<button formaction="?payment=${id}&amp;outcome=failure">Keskeytä</button></p>
</form>
</html>
`,
    { headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' } },
  )
