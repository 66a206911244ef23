/** The customer step with the details filled in, as a returning visitor sees it. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { customer } from '#shared/api/nouns/example-customer'
import { pageLeaver } from '#shared/leave-page'
import { fillBooking, remembered, type Given } from './fill-booking'
import { openApp, type OpenedApp } from './render-app'
import type { Shop } from './shop'

export interface CustomerPage extends OpenedApp {
  /** Addresses for which the page would have been left. */
  readonly left: string[]
}

/** Opens the page of this tab again, as a reload or a return from another site does. */
export const here = (search = ''): CustomerPage => {
  const opened = openApp({ path: `/huolto${search}` })
  const left: string[] = []
  vi.spyOn(opened.get(pageLeaver), 'go').mockImplementation((href) => void left.push(href))
  return { ...opened, left }
}

/** Opens the customer step of a new booking. */
export async function openCustomer(shop: Shop, search = '', given: Given = {}): Promise<CustomerPage> {
  const { api, token } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'CUSTOMER', given)
  await api.saveCustomer({ body: customer() })
  for (const [key, value] of Object.entries(remembered(token(), 'CUSTOMER'))) sessionStorage.setItem(key, value)
  const opened = here(search)
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  return opened
}

/** Replaces the text of a field by a paste, which is faster than typing. Type only if the test is about typing. */
export async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}
