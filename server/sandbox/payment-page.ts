import { formatEuros } from '#shared/money/euros'
import { inEuros } from '../platform/money'
import { html } from '../http/html'
import type { Database } from '../platform/database/database'
import { endSandboxPayment, findSandboxPayment, type SandboxPayment } from './sandbox-payments'
import { page, sentTo } from './page'
import { PAYMENT } from './site'

/** Texts of a payment page. */
export interface PaymentWords {
  readonly of: string
  readonly title: string
  readonly lead: string
  readonly sum: string
  readonly accept: string
  readonly reject: string
}

export interface PaymentPage {
  readonly words: PaymentWords
  /** Checks whether the payment belongs to this page. Both kinds share one table. */
  readonly isOwn: (id: string) => boolean
}

/** Returns the outcome that a button of the form selects, or null for an unknown button. */
function outcomeOf(button: string | null): 'BOOKED' | 'DENIED' | null {
  if (button === 'accept') return 'BOOKED'
  return button === 'reject' ? 'DENIED' : null
}

/**
 * Shows a payment and takes the customer's decision by POST only. A payment is decided once. A later visit or a
 * repeated POST redirects by the first decision.
 */
export async function answerPayment(
  { words, isOwn }: PaymentPage,
  request: Request,
  db: Database,
  origins: ReadonlySet<string>,
): Promise<Response> {
  const id = new URL(request.url).searchParams.get(PAYMENT) ?? ''
  const found = isOwn(id) ? await findSandboxPayment(db, id) : null
  if (!found) return sorry(words.of, 404, 'Maksua ei löydy', 'Palaa varaukseen ja yritä uudelleen.')
  // A client of the API may have given any return address, so only the application's origins are accepted.
  const back = new URL(found.successUrl).origin
  if ([found.successUrl, found.failUrl].some((address) => !origins.has(new URL(address).origin)))
    return sorry(words.of, 400, 'Paluuosoite ei kelpaa', 'Maksu johtaisi sivustolle, jota ei tunneta.')

  if (request.method === 'POST') {
    const outcome = outcomeOf(new URLSearchParams(await request.text()).get('outcome'))
    if (!outcome) return sorry(words.of, 400, 'Valinta puuttuu', 'Palaa edelliselle sivulle ja valitse uudelleen.')
    await endSandboxPayment(db, id, outcome)
  }
  const payment = await findSandboxPayment(db, id)
  if (payment && payment.refundedCents > 0) return returned(words, payment)
  if (payment?.status === 'SIGNING') return question(words, payment.amountCents, back)
  return sentTo(payment?.status === 'BOOKED' ? found.successUrl : found.failUrl)
}

const question = ({ of, title, lead, sum, accept, reject }: PaymentWords, cents: number, back: string): Response =>
  page({
    of,
    title,
    back,
    content: html`
      <p>${lead}</p>
      <dl>
        <dt>${sum}</dt>
        <dd>${formatEuros(inEuros(cents))}</dd>
      </dl>
      <form method="post">
        <button class="main" name="outcome" value="accept">${accept}</button>
        <button name="outcome" value="reject">${reject}</button>
      </form>
    `,
  })

/** Shows what has been returned of the payment. */
const returned = ({ of }: PaymentWords, { amountCents, refundedCents }: SandboxPayment): Response =>
  page({
    of,
    title: 'Maksu on palautettu',
    content: html`<p>
      ${`Maksusta ${formatEuros(inEuros(amountCents))} on palautettu ${formatEuros(inEuros(refundedCents))}.`}
    </p>`,
  })

export const sorry = (of: string, status: number, title: string, text: string): Response =>
  page({ of, status, title, content: html`<p>${text}</p>` })
