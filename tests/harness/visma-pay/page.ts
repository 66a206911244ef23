import type { ServerResponse } from 'node:http'
import { signedAddress, type FakePayment } from './payments'

/** Path of the payment page, below the API's address. */
export const TOKEN_PATH = '/token/'

/** Shows the payment page, or ends the payment with a button of its form and returns the browser. */
export function answerPage(
  path: string,
  form: string | null,
  payments: ReadonlyMap<string, FakePayment>,
  response: ServerResponse,
): void {
  const payment = [...payments.values()].find(({ token }) => path === TOKEN_PATH + token)
  if (!payment) {
    response.writeHead(404).end()
    return
  }
  if (form === null) {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageOf(payment))
    return
  }
  payment.outcome = new URLSearchParams(form).get('outcome') === 'pay' ? 'paid' : 'given up'
  response.writeHead(303, { Location: signedAddress(payment.returnUrl, payment) }).end()
}

const pageOf = ({ amount }: FakePayment): string => `<!doctype html>
<html lang="en">
  <title>Fake Visma Pay</title>
  <link rel="icon" href="data:," />
  <h1>Fake Visma Pay</h1>
  <p>${amount} cents</p>
  <form method="post">
    <button name="outcome" value="pay">Pay</button>
    <button name="outcome" value="cancel">Cancel</button>
  </form>
</html>`
