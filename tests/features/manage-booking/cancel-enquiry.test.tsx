import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { fillBooking, remembered } from '../../harness/visitors/fill-booking'
import { here, put } from '../../harness/screens/customer-page'
import { openApp, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

it('RC-19 calls an enquiry an enquiry when it is cancelled, and tells nothing of a visit that it does not have', async () => {
  const { api, token } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'TIME')
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  await api.saveCustomer({ body: customer() })
  for (const [key, value] of Object.entries(remembered(token(), 'CUSTOMER'))) sessionStorage.setItem(key, value)
  const { user, close } = here()
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  await user.click(primary('Lähetä aikatiedustelu'))
  await screen.findByRole('heading', { name: /^Aikatiedustelu on lähetetty/ })
  // The workshop's text speaks of a visit.
  expect(screen.getByRole('main')).not.toHaveTextContent('Ota mukaan')
  const link = screen.getByRole('link', { name: 'Muuta tai peruuta aikatiedustelu' }).getAttribute('href')
  close()

  const opened = openApp({ path: link ?? '' })
  await put(opened.user, await screen.findByRole('textbox', { name: /^Rekisterinumero/ }), 'ABC-123')
  await opened.user.click(screen.getByRole('button', { name: 'Avaa varaus' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Peruuta aikatiedustelu' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Haluatko peruuttaa aikatiedustelun\?/ }))
  expect(screen.getByRole('dialog')).toHaveFocus()
  await opened.user.click(dialog.getByRole('button', { name: 'Peruuta aikatiedustelu' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Aikatiedustelusi on peruutettu.'))
  expect(screen.getByRole('main')).not.toHaveTextContent('Varauksesi on peruutettu')
})
