/** Actions and checks shared by the scenes of several steps. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { put } from '../../harness/screens/customer-page'
import { whole } from '../../harness/screens/whole'
import { customer as someone } from '#tests/fixtures/customer'
import { fillBooking, type Given, type Step } from '../../harness/visitors/fill-booking'
import { openApp, openStep, primary, type OpenedApp } from '../../harness/screens/render-app'
import type { Shop } from '../../harness/screens/shop'
import type { Fault } from '../fault-kinds'
import type { Act, User } from './scene'

export const press = (name: string | RegExp) => async (user: User) =>
  user.click(await screen.findByRole('button', { name }))
export const go = async (user: User) => user.click(primary('Jatka'))

export const inDialog = (name: string) => async (user: User) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
export const heading = (name: string) => () => screen.findByRole('heading', { name })
export const text = (words: string | RegExp) => () => screen.findByText(whole(words))
export const box = (name: RegExp) => screen.findByRole('checkbox', { name })
export const field = (label: string | RegExp) => screen.getByLabelText(label)

export const write = async (user: User, label: string | RegExp, words: string) =>
  put(user, await screen.findByLabelText(label, { selector: 'input,textarea' }), words)

export const all =
  (...acts: readonly Act[]): Act =>
  async (user) => {
    for (const act of acts) await act(user)
  }

export const at =
  (step: Step, given: Given = {}) =>
  (shop: Shop) =>
    openStep(shop, step, given)
export const page = (path: string) => async () => openApp({ path })
export const PLATE = /^Rekisterinumero/
export const OIL = /^Perushuolto/
const HELSINKI = 'Valitse Helsinki Roihupelto'
export const slots = () => screen.findAllByRole('button', { name: /^Valitse aika klo/ })
export const workplaces = () => screen.findByRole('button', { name: HELSINKI })
const order = () => screen.findByRole('region', { name: 'Valitut palvelut' })
export const ordered = (words: RegExp) => () => waitFor(async () => expect(await order()).toHaveTextContent(words))
export const tick = (name: RegExp) => async (user: User) => user.click(await box(name))

export const searchFor = (plate: string) =>
  all(async (user) => {
    await write(user, PLATE, plate)
    await write(user, /^Mittarilukema/, '84500')
  }, go)

export const unknown = all(searchFor('xyz-999'), async (user) => {
  await screen.findByRole('option', { name: 'Volvo' })
  await user.selectOptions(field(/^Merkki/), 'Volvo')
  await write(user, /^Malli/, 'Niva')
})
export const services = { open: at('SERVICES'), done: () => box(OIL) }
export const silent = { words: null }
export const customer = heading('Omat tiedot')

export const fillCustomer: Act = async (user) => {
  await customer()
  for (const [label, words] of [
    [/^Etunimi/, 'Maija'],
    [/^Sukunimi/, 'Meikäläinen'],
    [/^Sähköposti/, 'maija@esimerkki.fi'],
    [/^Puhelinnumero/, '040 123'],
  ] as const)
    await write(user, label, words)
}
export const nameKept = () => expect(field(/^Sukunimi/)).toHaveValue('Meikäläinen')

/** Whether the server executed the call but its response is unreadable. */
export const isUnread = ({ name }: Fault): boolean => ['malformed JSON', 'a wrong shape'].includes(name)

/** Saves a booking and opens the link of its confirmation. */
export const followLink =
  (config = '{}') =>
  async (shop: Shop): Promise<OpenedApp> => {
    const { api } = await shop.visitor('MAINTENANCE')
    await fillBooking(api, 'CUSTOMER')
    await api.saveCustomer({ body: someone() })
    const { bookingKey } = await api.saveBooking({})
    return openApp({ path: `/peruutus#varaus=${encodeURIComponent(bookingKey ?? '')}`, config })
  }
export const givePlate: Act = async (user) => {
  await screen.findByRole('button', { name: 'Avaa varaus' })
  await write(user, PLATE, 'abc-123')
}
