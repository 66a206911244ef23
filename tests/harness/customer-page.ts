/** The customer step with the details given already, as a visitor comes to it who has been there before. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { customer } from '#shared/api/nouns/example-customer'
import { pageLeaver } from '#shared/leave-page'
import { fillBooking, remembered, type Given } from './fill-booking'
import { openApp, type OpenedApp } from './render-app'
import type { Shop } from './shop'

export interface CustomerPage extends OpenedApp {
  /** Where the page was left for, instead of leaving it. */
  readonly left: string[]
}

/** Opens the page of this tab anew, as a reload does, or another site that leads back to it. */
export const here = (search = ''): CustomerPage => {
  const opened = openApp({ path: `/huolto${search}` })
  const left: string[] = []
  vi.spyOn(opened.get(pageLeaver), 'go').mockImplementation((href) => void left.push(href))
  return { ...opened, left }
}

/** Opens the customer step of a booking of its own. */
export async function openCustomer(shop: Shop, search = '', given: Given = {}): Promise<CustomerPage> {
  const { api, token } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'CUSTOMER', given)
  await api.saveCustomer({ body: customer() })
  for (const [key, value] of Object.entries(remembered(token(), 'CUSTOMER'))) sessionStorage.setItem(key, value)
  const opened = here(search)
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  return opened
}

/** Puts a text into a field in place of what is there, at once: keys are pressed one by one only where that is what is tested. */
export async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}
