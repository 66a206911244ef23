/** The customer step with the customer's details already saved, as for a returning visitor. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { pageLeaver } from '#shared/page-leaver'
import { fillBooking, remembered, type Given } from '../visitors/fill-booking'
import { openApp, type OpenedApp } from './render-app'
import type { Shop } from './shop'

export interface CustomerPage extends OpenedApp {
  /** URLs the page tried to navigate to. The navigation itself is mocked. */
  readonly left: string[]
}

/** Opens a new page in this tab, as a reload or a return from another site does. */
export const here = (search = '', config = '{}'): CustomerPage => {
  const opened = openApp({ path: `/huolto${search}`, config })
  const left: string[] = []
  vi.spyOn(opened.get(pageLeaver), 'go').mockImplementation((href) => void left.push(href))
  return { ...opened, left }
}

/** Creates a booking and opens its customer step. */
export async function openCustomer(shop: Shop, search = '', given: Given = {}, config = '{}'): Promise<CustomerPage> {
  const { api, token } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'CUSTOMER', given)
  await api.saveCustomer({ body: customer() })
  for (const [key, value] of Object.entries(remembered(token(), 'CUSTOMER'))) sessionStorage.setItem(key, value)
  const opened = here(search, config)
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  return opened
}

/** Replaces a field's text by pasting, which is faster than single key presses. */
export async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}
