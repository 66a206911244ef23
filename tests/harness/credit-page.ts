/** The customer step with its credit account, as a visitor uses it. */
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { pageLeaver } from '#shared/leave-page'
import { endSandboxPayment } from '#server/store/sandbox-payments'
import { fillBooking, remembered, type Given } from './fill-booking'
import { openApp, type OpenedApp } from './render-app'
import type { Shop } from './shop'

/** The sandbox's persons, by what its bank says of them (server/sandbox/persons.ts). */
export const PERSON = {
  accepted: '230580-7335',
  denied: '220950-9256',
  frozen: '140584-4785',
  newAccount: '150987-069L',
  atOnce: '010594Y9032',
  refused: '050594U903M',
} as const

const CUSTOMER = {
  first_name: 'Aino',
  last_name: 'Öhman',
  address: 'Kirsikkatie 2',
  post_code: '00100',
  post_office: 'Helsinki',
  email: 'aino@example.fi',
  phone_number: '040 123 4567',
  preferred_contact_method: 'EMAIL',
  company_name: '',
  customer_type: 'PRIVATE',
  direct_marketing_allowed: false,
  service_contract: false,
}

export interface CreditPage extends OpenedApp {
  /** Where the page was left for, instead of leaving it. */
  readonly left: string[]
}

/** Opens the page at its address as it is, as a reload does. */
export const here = (search: string): CreditPage => {
  const opened = openApp({ path: `/huolto${search}` })
  const left: string[] = []
  vi.spyOn(opened.get(pageLeaver), 'go').mockImplementation((href) => void left.push(href))
  return { ...opened, left }
}

/** What a visitor of this shop does with the account. */
export function creditVisits(shop: Shop) {
  /** Opens the customer step with the details given already. */
  const open = async (search = '', given: Given = {}): Promise<CreditPage> => {
    const { api, token } = await shop.visitor('MAINTENANCE')
    await fillBooking(api, 'CUSTOMER', given)
    await api.saveCustomer({ body: CUSTOMER })
    for (const [key, value] of Object.entries(remembered(token(), 'CUSTOMER'))) sessionStorage.setItem(key, value)
    const opened = here(search)
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    return opened
  }

  /** The same with the panel open and its methods loaded. */
  const openForm = async (search = ''): Promise<CreditPage> => {
    const opened = await open(search)
    await opened.user.click(await panel())
    await region().findByRole('checkbox', { name: 'Minulla on jo huoltotili' })
    return opened
  }
  /** The same with an application sent. */
  const apply = async (id: string): Promise<CreditPage> => {
    const opened = await openForm()
    await opened.user.type(idField(), id)
    await opened.user.click(region().getByRole('button', { name: 'Hae huoltotiliä' }))
    return opened
  }
  /** What the visitor does at the bank. */
  const signed = async (outcome: 'BOOKED' | 'DENIED'): Promise<void> => {
    const { paymentId } = JSON.parse(sessionStorage.getItem('huoltovaraus.credit') ?? '{}')
    await endSandboxPayment(shop.db(), String(paymentId), outcome)
  }
  return { open, openForm, apply, signed }
}

export const panel = () => screen.findByRole('button', { name: /^Maksa huoltotilillä/ })
export const region = () => within(screen.getByRole('region', { name: 'Huoltotili' }))
export const field = (name: RegExp) => region().getByRole('textbox', { name })
export const idField = () => field(/^Henkilötunnus/)

/** Everything that could give a visitor away: what the tab keeps, the address, and the page as it stands with what is in its fields. */
export const traces = (): string => {
  const fields = [...document.querySelectorAll('input,textarea')].map((one) =>
    'value' in one ? String(one.value) : '',
  )
  const stored = [sessionStorage, localStorage].map((storage) => JSON.stringify({ ...storage }))
  return [...stored, document.cookie, location.href, document.documentElement.outerHTML, ...fields].join('\n')
}
export const GREEN = /^Huoltotili on vahvistettu summalle 500,00 €$/
export const RED = 'Huoltotilin haku epäonnistui'
