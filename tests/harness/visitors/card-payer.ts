import { endSandboxPayment, findSandboxPayment } from '#server/sandbox/sandbox-payments'
import type { Database } from '#server/platform/database/database'
import type { TestBrowser } from './http-client'

/** The payment whose page has this address, as the provider then returns the browser. Resolves to the return address. */
export async function pressAtProvider(db: Database, page: string, outcome: 'BOOKED' | 'DENIED'): Promise<URL> {
  const token = new URL(page).searchParams.get('payment') ?? ''
  await endSandboxPayment(db, token, outcome)
  const payment = await findSandboxPayment(db, token)
  return new URL((outcome === 'BOOKED' ? payment?.successUrl : payment?.failUrl) ?? '')
}

/** Pays the booking of the session by card and comes back. */
export async function payByCard({ api }: Pick<TestBrowser, 'api'>, db: Database): Promise<void> {
  const { orderNumber, url } = await api.vismaPayToken({}, { headers: { Referer: 'http://localhost/huolto' } })
  const { searchParams: back } = await pressAtProvider(db, url ?? '', 'BOOKED')
  const [paymentState = '', authCode = ''] = ['RETURN_CODE', 'AUTHCODE'].map((name) => back.get(name) ?? '')
  await api.storeVismaPayStatus({ body: { orderNumber, paymentState, authCode } })
}
