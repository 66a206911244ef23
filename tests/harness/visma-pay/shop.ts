/** The server with the fake Visma Pay, and a visitor who pays there. */
import { sql } from 'drizzle-orm'
import { createApp } from '#server/app/app'
import type { CardPayments } from '#server/providers/card-payment'
import { vismaPayCardPayments } from '#server/visma-pay/card-payments'
import { rows } from '#tests/harness/database/rows'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '#tests/harness/visitors/booked-visitor'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { startVismaPay, type FakeVismaPay } from './fake-visma-pay'
import type { Outcome } from './payments'

const ORIGIN = 'http://localhost'

export interface Shop {
  readonly visma: FakeVismaPay
  readonly server: TestApp
  readonly app: TestApp['app']
  readonly cardPayments: CardPayments
  /** Errors that the server logged about Visma Pay. */
  readonly errors: Error[]
  readonly options: TestApp['options']
  readonly close: () => Promise<void>
}

export async function openShop(): Promise<Shop> {
  const [visma, server] = [await startVismaPay(), await createTestApp()]
  await server.db.execute(sql`delete from reservation`)
  const errors: Error[] = []
  const cardPayments = vismaPayCardPayments(visma.config, `${ORIGIN}/ServiceBooking/rest`)
  const log = {
    info: () => undefined,
    error: (_: string, error: unknown) => void errors.push(error instanceof Error ? error : new Error(String(error))),
  }
  const options = { ...server.options, cardPayments, log }
  return {
    visma,
    server,
    app: createApp(options),
    cardPayments,
    errors,
    options,
    close: async () => {
      await visma.close()
      await server.close()
    },
  }
}

/** A visitor with a booking of 249 euros who has opened the payment page. */
export async function atPayment({ app }: Pick<Shop, 'app'>) {
  const browser = await completeVisitor({ app })
  const { orderNumber, url } = await browser.api.vismaPayToken({}, { headers: { Referer: `${ORIGIN}/huolto?a=b` } })
  return { browser, orderNumber, url }
}

/** Opens the address that Visma Pay sends the browser to. Returns the page of the application that it leads to. */
export async function followReturn({ app }: Pick<Shop, 'app'>, address: string): Promise<URL> {
  const response = await app.fetch(new Request(address))
  if (response.status !== 303) throw new Error(`no redirect but ${response.status}`)
  return new URL(response.headers.get('Location') ?? '')
}

/** What the application sends after the return. */
export function claimOf({ searchParams }: URL) {
  const read = (name: string): string => searchParams.get(name) ?? ''
  return { orderNumber: read('ORDER_NUMBER'), paymentState: read('RETURN_CODE'), authCode: read('AUTHCODE') }
}

/** Ends the payment at Visma Pay, returns to the application and reports the outcome. */
export async function finish(shop: Shop, browser: TestBrowser, orderNumber: string, outcome: Outcome): Promise<void> {
  const page = await followReturn(shop, shop.visma.press(orderNumber, outcome))
  await browser.api.storeVismaPayStatus({ body: claimOf(page) })
}

export const paymentOf = async ({ server }: Pick<Shop, 'server'>, orderNumber: string): Promise<unknown> => {
  const [row] = await rows(
    server,
    sql`select state, refund_cents, refunded_cents from card_payment where order_number = ${orderNumber}`,
  )
  return row
}
