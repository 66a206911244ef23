import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { endSandboxPayment, findSandboxPayment } from '#server/sandbox/sandbox-payments'
import type { Given } from '../../harness/visitors/fill-booking'
import { here, openCustomer, type CustomerPage } from '../../harness/screens/customer-page'
import { primary } from '../../harness/screens/render-app'
import { importChain, keepChain, pricedAt } from '../../harness/servers/import-chain'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()
keepChain(shop.db)

const open = (given?: Given) => openCustomer(shop, '', given)
const panel = () => screen.findByRole('radio', { name: /^Maksa kortilla/ })
const pay = () => {
  const [first] = screen.getAllByRole('button', { name: /^Siirry maksamaan/ })
  if (!first) throw new Error('The submit does not lead to the payment')
  return first
}

const paidMessage = () => screen.findByText(whole(/^Maksettu kortilla 249,00\s€$/))

/** Leaves for the provider's page and ends the payment. Returns the query string of the provider's return address. */
async function leaveAndReturn(opened: CustomerPage, outcome: 'BOOKED' | 'DENIED'): Promise<string> {
  await opened.user.click(await panel())
  expect(pay()).toHaveTextContent(/249,00\s€/)
  await opened.user.click(pay())
  await waitFor(() => expect(opened.left).toHaveLength(1))
  const page = new URL(opened.left[0] ?? '')
  expect(page.pathname).toBe('/card/pay')
  await waitFor(() => expect(pay()).toBeDisabled())
  const token = page.searchParams.get('payment') ?? ''
  await endSandboxPayment(shop.db(), token, outcome)
  const payment = await findSandboxPayment(shop.db(), token)
  opened.close()
  return new URL((outcome === 'BOOKED' ? payment?.successUrl : payment?.failUrl) ?? '').search
}

it('stores a payment at the server, cleans the address, and shows it after a reload', async () => {
  const search = await leaveAndReturn(await open(), 'BOOKED')
  shop.fail('storeVismaPayStatus', 500)
  const back = here(search)
  // No second payment is offered while the outcome of the first is unknown.
  expect(await screen.findByText(/^Maksun tarkistaminen epäonnistui/)).toBeVisible()
  expect(window.location.search).toBe('')
  expect(screen.queryByRole('radio', { name: /^Maksa kortilla/ })).toBeNull()
  expect(screen.getByRole('textbox', { name: /^Sähköposti/ })).toHaveValue('aino@example.fi')
  back.close()
  shop.restore('storeVismaPayStatus')
  const again = here()
  expect(await paidMessage()).toBeVisible()
  expect(await screen.findByText('Olet maksanut varauksen kortilla.')).toBeVisible()
  // A settled booking offers no other payment method.
  await waitFor(() => expect(screen.queryByText('Ladataan huoltotilin tietoja…')).toBeNull())
  expect(screen.queryByRole('radio', { name: /^Maksa huoltotilillä/ })).toBeNull()
  again.close()
  const sent = shop.count('storeVismaPayStatus')
  here(search)
  expect(await paidMessage()).toBeVisible()
  expect(shop.count('storeVismaPayStatus')).toBe(sent)
})

it('sends nothing after a reload until the chosen card payment is there again', async () => {
  const opened = await open()
  await opened.user.click(await panel())
  opened.close()
  const release = shop.hold('vismaPayEnabled')
  const { user } = here()
  const [why] = await screen.findAllByText('Haemme valitsemaasi maksutapaa. Odota hetki.')
  expect(why).toBeVisible()
  await user.click(primary('Lähetä varaus'))
  release()
  expect(await panel()).toBeChecked()
  expect(pay()).toBeEnabled()
  expect(shop.count('saveBooking')).toBe(0)
})

it('offers the payment again after an aborted one, and does not trust a forged return address', async () => {
  const search = await leaveAndReturn(await open(), 'DENIED')
  const back = here(search)
  expect(await screen.findByText('Maksua ei tehty')).toBeVisible()
  // The choice is kept, so one press pays again.
  expect(await panel()).toBeChecked()
  expect(pay()).toBeEnabled()
  await back.user.click(screen.getByRole('radio', { name: 'Maksa toimipisteessä' }))
  expect(primary('Lähetä varaus')).toBeEnabled()
  back.close()
  here(search.replace('RETURN_CODE=1', 'RETURN_CODE=0'))
  expect(await screen.findByText('Maksua ei voitu vahvistaa')).toBeVisible()
})

it('RC-09 says once that a payment was aborted, and does not check it again after a reload', async () => {
  const search = await leaveAndReturn(await open(), 'DENIED')
  const back = here(search)
  expect(await screen.findByText('Maksua ei tehty')).toBeVisible()
  back.close()
  here()
  expect(await panel()).toBeChecked()
  expect(screen.queryByText('Maksua ei tehty')).toBeNull()
  expect(shop.count('storeVismaPayStatus')).toBe(1)
})

it('RC-09 shows the sum that the server has received, not the one that the tab expected', async () => {
  const search = await leaveAndReturn(await open(), 'BOOKED')
  shop.answer('getBooking', async (pass) => {
    const booking: object = await (await pass()).json()
    return HttpResponse.json({ ...booking, payment: { paid: 300, credit: 0, due: 0, refund: 51 } })
  })
  here(search)
  expect(await screen.findByText(whole(/^Maksettu kortilla 300,00\s€$/))).toBeVisible()
  expect(screen.getByText(whole(/Kortillesi palautetaan 51,00\s€/))).toBeVisible()
  // The order beside it adds up.
  expect(screen.getByText('Palautetaan kortille').parentElement).toHaveTextContent(/51,00\s€$/)
})

it('RC-10 offers the difference to a price that rose during the payment, and does not choose the card again', async () => {
  const search = await leaveAndReturn(await open(), 'BOOKED')
  await importChain(shop.db(), pricedAt(101, 300))
  here(search)
  expect(await paidMessage()).toBeVisible()
  expect(await screen.findByRole('radio', { name: 'Maksa erotus kortilla' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Maksa toimipisteessä' })).toBeChecked()
  expect(primary('Lähetä varaus')).toBeEnabled()
})

it('leaves for no unsafe address, and recognises a payment that was made already', async () => {
  const opened = await open()
  const answer = (url: string | null) =>
    shop.answer('vismaPayToken', () => HttpResponse.json({ token: 'x', orderNumber: 'y', url }))
  await opened.user.click(await panel())
  for (const [index, url] of ['http://pay.example/x', 'javascript:alert(1)', null].entries()) {
    answer(url)
    await opened.user.click(pay())
    await waitFor(() => {
      // The message of the press before stands until this one is answered.
      expect(shop.count('vismaPayToken')).toBe(index + 1)
      expect(screen.getByText(/^Maksupalveluun siirtyminen epäonnistui/)).toBeVisible()
    })
  }
  expect(opened.left).toEqual([])
  shop.answer('vismaPayToken', () => HttpResponse.json({ code: 'ALREADY_PAID', message: '' }, { status: 409 }))
  await opened.user.click(pay())
  expect(await screen.findByText('Maksettu kortilla')).toBeVisible()
  expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).toBeNull()
})

it('is not offered if cards are disabled or there is nothing to pay', async () => {
  shop.answer('vismaPayEnabled', () => HttpResponse.json(false))
  const first = await open()
  await screen.findByRole('radio', { name: /^Maksa huoltotilillä/ })
  expect(screen.queryByRole('radio', { name: /^Maksa kortilla/ })).toBeNull()
  first.close()
  shop.restore('vismaPayEnabled')
  sessionStorage.clear()
  await open({ products: [1502] })
  await waitFor(() => expect(shop.count('vismaPayEnabled')).toBe(2))
  await waitFor(() => expect(screen.queryByText('Ladataan maksutapoja…')).toBeNull())
  expect(screen.queryByRole('radio', { name: /^Maksa kortilla/ })).toBeNull()
})
