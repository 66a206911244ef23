// Slices: choose-services, choose-tires, choose-workplace, request-change
/** Tests of the screens with responses that contain only the fields printed in specification section 3. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openApp, openStep } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { sparse } from '../harness/other-servers/sparse'
import { answer, answers, CHANGE, CHANGE_ONLY, expectOrdered, HOTEL, LEAVES, NEW } from '../harness/screens/tires'

const shop = openShop(sparse)
afterEach(() => {
  vi.unstubAllGlobals()
})

const NAME = 'Perushuolto (öljynvaihtohuolto)'
const FAULT = 'Jarrut vinkuvat'
const NOTES = 'Avain on lokerossa.'
const code = () => screen.findByRole('textbox', { name: 'Huolto-ohjelman koodi' })
const discount = () => screen.findByRole('textbox', { name: 'Etukoodi' })
const wide = () => screen.findAllByRole('checkbox', { name: /^Laaja määräaikaishuolto/ })
const contract = () => screen.findByLabelText(/^Autollani on huolenpito- tai huoltoleasingsopimus/)

it('API-05 SV-07 SV-08 SV-09 SV-11 SV-15 SV-16 saves all inputs of the services step and restores them after a reload', async () => {
  const { user, close } = await openStep(shop, 'SERVICES')
  await user.click(await screen.findByRole('button', { name: `Mitä sisältyy? ${NAME}` }))
  const contents = await screen.findByRole('dialog', { name: NAME })
  await waitFor(() => expect(contents).toHaveTextContent(/Hinta autollesi\s*249,00\s€/))
  expect(within(contents).queryByRole('alert')).not.toBeInTheDocument()
  await user.click(within(contents).getByRole('button', { name: 'Sulje' }))

  await user.click(await screen.findByRole('button', { name: /^Huolto-ohjelman koodi/ }))
  await user.type(await code(), 'HUOLTO60{Enter}')
  await waitFor(async () => expect(await wide()).toHaveLength(2))
  await user.click((await wide())[0] ?? document.body)
  await user.click(screen.getByLabelText('Kuvaus korjaustarpeesta'))
  await user.paste(FAULT)
  await user.keyboard('{Enter}')
  await user.click(screen.getByLabelText('Viesti toimipisteelle'))
  await user.paste(NOTES)
  await user.click(await contract())
  expect(await screen.findByText('Sopimustieto tallennettu.')).toBeVisible()
  await user.type(await discount(), 'HUOLTO10{Enter}')
  await waitFor(async () => expect(await discount()).toHaveAccessibleDescription('Etukoodi HUOLTO10 on käytössä.'))
  await waitFor(() => expect(shop.lastBody('saveNotes')).toEqual({ value: NOTES }))
  expect(screen.queryAllByRole('alert')).toEqual([])
  close()

  openApp()
  expect(await code()).toHaveValue('HUOLTO60')
  await waitFor(async () => expect(await wide()).toHaveLength(2))
  for (const one of await wide()) expect(one).toBeChecked()
  expect(screen.getByLabelText('Lisäämäsi korjaustarpeet')).toHaveTextContent(FAULT)
  expect(screen.getByLabelText('Viesti toimipisteelle')).toHaveValue(NOTES)
  expect(await contract()).toBeChecked()
  expect(await discount()).toHaveAccessibleDescription('Etukoodi HUOLTO10 on käytössä.')
  expect(screen.queryAllByRole('alert')).toEqual([])
})

it('API-05 OR-07 lists the nearest workplaces first, without distances', async () => {
  const getCurrentPosition = (found: (position: object) => void): void =>
    found({ coords: { latitude: 61.5, longitude: 23.76 } })
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { geolocation: { value: { getCurrentPosition } }, onLine: { value: true } }),
  )
  const { user } = await openStep(shop, 'ORGANIZATION')
  const list = await screen.findByLabelText('Toimipisteet')
  const first = () => [...list.querySelectorAll('[role=listitem] :is(h3, h4)')].find((one) => !one.closest('[hidden]'))
  expect(first()).not.toHaveTextContent('Tampere Sarankulma')
  await user.click(await screen.findByRole('radio', { name: 'Lähin ensin' }))
  await waitFor(() => expect(first()).toHaveTextContent('Tampere Sarankulma'))
  expect(list).not.toHaveTextContent(' km')
})

it('API-05 CA-03 sends a change request', async () => {
  const { user } = openApp({ path: '/peruutus' })
  await screen.findByRole('option', { name: 'Turku Länsikeskus' })
  // The form that opens a booking has a register number too.
  const request = within(screen.getByRole('form', { name: 'Ei varaustunnusta? Lähetä pyyntö' }))
  await user.selectOptions(request.getByLabelText(/^Toimipiste/), 'Turku Länsikeskus')
  await user.type(request.getByLabelText(/^Rekisterinumero/), 'klm-482')
  await user.click(request.getByLabelText(/^Varattu huoltopäivä/))
  await user.paste('17.9.2026')
  await user.click(screen.getByRole('button', { name: 'Lähetä pyyntö' }))
  expect(await screen.findByRole('heading', { name: 'Muutos/Peruutuspyyntö lähetetty' })).toBeVisible()
})

it('API-05 TI-01 TI-04 resolves the tire questions by product ids alone', async () => {
  const { user } = await openStep(shop, 'TIRES', { process: 'TIRE_CHANGE' })
  await answers(user, HOTEL, LEAVES)
  await expectOrdered(NEW)
  expect(await answer(LEAVES)).toBeChecked()
  await answers(user, CHANGE_ONLY)
  await expectOrdered(CHANGE)
  expect(await answer(CHANGE_ONLY)).toBeChecked()
})
