// What the surfaces say of an approved credit, from the application to the thanks screen and the mails.
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { PERSONS } from '#tests/fixtures/credit-application'
import { rows } from '#tests/harness/database/rows'
import { creditJourneys, GREEN } from '../../harness/screens/credit-page'
import { here, type CustomerPage } from '../../harness/screens/customer-page'
import { primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()
const { apply, signed } = creditJourneys(shop)
afterEach(async () => {
  for (const table of ['reservation', 'booking', 'outbox'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

const CREDIT = /Luotolla\s*249,00\s€/
const order = () => screen.getAllByRole('region', { name: 'Varauksesi' })[0]
/** The total of the saved booking's payments. */
const saved = async () =>
  (await rows({ db: shop.db() }, sql`select document->'payment' as payment from booking`)).map(({ payment }) => payment)

/** Applies, signs at the bank, and returns to the page. */
async function returnSigned(): Promise<CustomerPage> {
  const { left, close } = await apply(PERSONS.accepted)
  await waitFor(() => expect(left).toHaveLength(1))
  await signed('BOOKED')
  close()
  return here('?signing=success')
}

const send = async ({ user }: CustomerPage): Promise<string> => {
  await user.click(primary('Lähetä varaus'))
  await screen.findByRole('heading', { level: 2, name: /^Aika on varattu/ })
  return screen.getByRole('main').textContent
}

/** Answers as a server that keeps the contract and nothing more. */
function withoutPayments(): void {
  for (const call of ['getBooking', 'saveBooking'] as const)
    shop.answer(call, async (pass) => {
      const { payment: _, booking: __, ...told } = await (await pass()).json()
      return HttpResponse.json(told)
    })
  shop.answer('settings', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), extensions: [] }))
}

describe('RC-22 an approved credit', () => {
  it('is in the panel as the part of the price that it pays, and so in the booking and on Kiitos', async () => {
    const page = await returnSigned()
    expect(await screen.findByText(whole(GREEN))).toBeVisible()
    await waitFor(() => expect(order()).toHaveTextContent(CREDIT))
    expect(order()).not.toHaveTextContent(/500,00|Maksetaan toimipisteessä|odottaa/)
    const thanks = await send(page)
    expect(thanks).toMatch(CREDIT)
    // Nothing is left to pay.
    expect(thanks).not.toMatch(/500,00|Maksat|Maksetaan/)
    expect(await saved()).toMatchObject([{ paid: 0, credit: 249, due: 0 }])
  })

  it('is told by the bank’s answer in this tab where the server tells no payments', async () => {
    withoutPayments()
    const page = await returnSigned()
    expect(await screen.findByText(whole(GREEN))).toBeVisible()
    await waitFor(() => expect(order()).toHaveTextContent(CREDIT))
    expect(await send(page)).toMatch(CREDIT)
  })

  it('waits for its confirmation after an answer that cannot be used', async () => {
    withoutPayments()
    shop.answer('bookSignedPayment', () => HttpResponse.json({ nonsense: true }))
    const page = await returnSigned()
    await waitFor(() => expect(order()).toHaveTextContent(/Luotto\s*odottaa vahvistusta/))
    const thanks = await send(page)
    expect(thanks).toMatch(/Luotto:?\s*odottaa vahvistusta/)
    expect(thanks).not.toMatch(/Luotolla/)
  })

  it('that the bank denies is in nothing', async () => {
    const page = await apply(PERSONS.rejected)
    await screen.findByText(/^Hakemusta ei hyväksytty/)
    expect(within(order() ?? document.body).queryByText(/Luot/)).toBeNull()
    expect(await send(page)).not.toMatch(/Luotolla|Luotto/)
    expect(await saved()).toMatchObject([{ credit: 0, due: 249 }])
  })
})
