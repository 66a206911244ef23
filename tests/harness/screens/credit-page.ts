/** The customer step with its credit account, operated as a visitor does. */
import { screen, within } from '@testing-library/react'
import { endSandboxPayment } from '#server/sandbox/sandbox-payments'
import { openCustomer, put, type CustomerPage } from './customer-page'
import type { Shop } from './shop'

/** Actions of a visitor of this shop on the credit account. */
export function creditJourneys(shop: Shop) {
  const open = (search = ''): Promise<CustomerPage> => openCustomer(shop, search)
  /** Opens the customer step, opens the panel and waits until its methods are loaded. */
  const openForm = async (search = ''): Promise<CustomerPage> => {
    const opened = await open(search)
    await opened.user.click(await panel())
    await region().findByRole('checkbox', { name: 'Minulla on jo huoltotili' })
    return opened
  }
  /** Opens the form and sends an application. */
  const apply = async (id: string): Promise<CustomerPage> => {
    const opened = await openForm()
    await put(opened.user, idField(), id)
    await opened.user.click(region().getByRole('button', { name: 'Hae huoltotiliä' }))
    return opened
  }
  /** Completes the signing at the bank with the given outcome. */
  const signed = async (outcome: 'BOOKED' | 'DENIED'): Promise<void> => {
    const { paymentId } = JSON.parse(sessionStorage.getItem('huoltovaraus.credit') ?? '{}')
    await endSandboxPayment(shop.db(), String(paymentId), outcome)
  }
  return { open, openForm, apply, signed }
}

export const panel = () => screen.findByRole('radio', { name: /^Maksa huoltotilillä/ })
export const region = () => within(screen.getByRole('region', { name: 'Huoltotili' }))
export const field = (name: RegExp) => region().getByRole('textbox', { name })
export const idField = () => field(/^Henkilötunnus/)

/** Everything in the page that could leak personal data: storage, cookies, the URL, the markup and the field values. */
export const traces = (): string => {
  const fields = [...document.querySelectorAll('input,textarea')].map((one) =>
    'value' in one ? String(one.value) : '',
  )
  const stored = [sessionStorage, localStorage].map((storage) => JSON.stringify({ ...storage }))
  return [...stored, document.cookie, location.href, document.documentElement.outerHTML, ...fields].join('\n')
}
export const GREEN = /^Huoltotili on vahvistettu summalle 500,00 €$/
export const RED = 'Huoltotilin haku epäonnistui'
