// Slices: enter-customer, request-change
/** Any person's details are accepted and stand whole on the screen (EV-07). */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PEOPLE } from '#tests/fixtures/people'
import { put } from '../harness/screens/customer-page'
import { openApp, openStep, primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { whole } from '../harness/screens/whole'

const shop = openShop()
const field = (name: RegExp) => screen.getByRole('textbox', { name })

it.each(Object.entries(PEOPLE))('EV-07 CU-02 books for a person with %s', async (_, someone) => {
  const { user } = await openStep(shop, 'CUSTOMER')
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  for (const [name, value] of [
    [/^Etunimi/, someone.first_name],
    [/^Sukunimi/, someone.last_name],
    [/^Sähköposti/, someone.email],
    [/^Puhelinnumero/, someone.phone_number],
    [/^Katuosoite/, someone.address],
  ] as const) {
    await put(user, field(name), value)
    expect(field(name)).toHaveAttribute('dir', 'auto')
  }
  await user.click(primary('Lähetä varaus'))
  expect(await screen.findByRole('heading', { name: /varattu sinulle/ })).toBeVisible()
  const { first_name, last_name, email, phone_number, address } = someone
  expect(shop.lastBody('saveCustomer')).toMatchObject({ first_name, last_name, email, phone_number, address })
  expect(screen.getAllByText(whole(new RegExp(email.replaceAll(/[.+]/g, String.raw`\$&`)))).length).toBeGreaterThan(0)
})

it('EV-07 CA-03 shows the name of a request in its own direction', async () => {
  const { hebrew } = PEOPLE
  if (!hebrew) throw new Error('no such person')
  const { user } = openApp({ path: '/peruutus' })
  const workshop = await screen.findByRole('combobox', { name: /^Toimipiste/ })
  await screen.findByRole('option', { name: 'Turku Länsikeskus' })
  await user.selectOptions(workshop, 'Turku Länsikeskus')
  const [, plate] = screen.getAllByRole('textbox', { name: /^Rekisterinumero/ })
  if (plate) await put(user, plate, 'ABC-123')
  await put(user, field(/^Varattu huoltopäivä/), '1.12.2026')
  await put(user, field(/^Nimi/), `${hebrew.first_name} ${hebrew.last_name}`)
  await put(user, field(/^Sähköposti/), hebrew.email)
  await user.click(screen.getByRole('button', { name: 'Lähetä pyyntö' }))
  const name = await screen.findByText('שרה לוי')
  expect(name).toHaveAttribute('dir', 'auto')
  expect(shop.lastBody('sendEditRequest')).toMatchObject({ name: 'שרה לוי', email: hebrew.email })
})
